import { expect, test } from "../fixtures";
import { save } from "../support/downloads";
import { buttons, generate, openResult } from "../support/tool";

// Promises of the privacy page. The page guard checks in every test that no other host gets a request.

test("stores nothing in the browser: no cookies, no storage and no cache", async ({ page, context, videoId }) => {
  await page.goto("/");
  await generate(page, videoId);
  await save(page, buttons.saveAll(page));
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test("no image and no link to one sends a referrer", async ({ page, imageHost, videoId }) => {
  await openResult(page, videoId);
  imageHost.respondWith(videoId, "500");
  await buttons.saveLargest(page).click();
  await expect(page.getByRole("link", { name: "Open image", exact: true })).toBeVisible();
  await expect(page.locator("img[referrerpolicy=no-referrer]")).toHaveCount(5);
  await expect(page.locator("a[target=_blank]:not([rel~=noreferrer])")).toHaveCount(0);
});
