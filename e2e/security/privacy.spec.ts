import { generate, openResult } from "../support/tool";
import { expect, test } from "../fixtures";

// What the privacy page promises; that no other host is talked to is held by the fence, in every test.

test("nothing is left in the browser: no cookie, no storage, no cache of our own", async ({
  page,
  context,
  videoId,
}) => {
  await page.goto("/");
  await generate(page, videoId);
  await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save all" }).click()]);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test("no image and no link to it says where it is asked for from, whatever headers the site's host sends", async ({
  page,
  imageHost,
  videoId,
}) => {
  await openResult(page, videoId);
  imageHost.respondWith(videoId, "500");
  await page.getByRole("button", { name: "Save largest" }).click();
  await expect(page.getByRole("link", { name: "Open image", exact: true })).toBeVisible();
  await expect(page.locator("img[referrerpolicy=no-referrer]")).toHaveCount(5);
  await expect(page.locator("a[target=_blank]:not([rel~=noreferrer])")).toHaveCount(0);
});
