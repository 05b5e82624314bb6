import { expect, test } from "../fixtures";
import {
  expectNoResult,
  expectResult,
  generate,
  imagesOf,
  linkField,
  linkTo,
  newVideoId,
  waitForHydration,
} from "../support/tool";

test("Back and Forward move between results and request only images, and a reload keeps the current one", async ({
  page,
  videoId,
}) => {
  const secondId = newVideoId();
  await page.goto("/");
  // The second time, the same video adds no history entry.
  for (const id of [videoId, videoId, secondId]) {
    await generate(page, id);
    await expectResult(page, id);
  }
  const requests: string[] = [];
  page.on("request", (request) => {
    // Chromium requests the icon again whenever the URL changes.
    if (request.resourceType() !== "image" && !request.url().endsWith("/icon.svg")) requests.push(request.url());
  });
  await page.goBack();
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expectNoResult(page);
  await page.goForward();
  await expectResult(page, videoId);
  await page.goForward();
  await expectResult(page, secondId);
  expect(requests).toEqual([]);

  await page.reload();
  await expectResult(page, secondId);
  await page.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expectResult(page, secondId);
  await page.goBack();
  await expectResult(page, videoId);
});

test("Back restores the typed text, which Safari clears in a page from its back/forward cache", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await linkField(page).fill("https://youtu.be/half-typ");
  await linkField(page).evaluate((input: HTMLInputElement) => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    input.value = "";
  });
  await expect(linkField(page)).toHaveValue("https://youtu.be/half-typ");
});

test("a link to a section keeps the result when the browser refuses to change the URL", async ({ page, videoId }) => {
  await page.addInitScript(() => {
    history.pushState = () => {
      throw new DOMException("too many calls", "SecurityError");
    };
  });
  await page.goto("/");
  await generate(page, videoId);
  await expect(imagesOf(page, videoId)).toHaveCount(5);
  await page.getByRole("link", { name: "Features" }).first().click();
  await expect(page).toHaveURL("/#features");
  await expect(imagesOf(page, videoId)).toHaveCount(5);
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
});
