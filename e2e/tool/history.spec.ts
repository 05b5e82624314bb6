import { newVideoId, expectResult, linkField, generate, openResult } from "../support/tool";
import { expect, test } from "../fixtures";

test("Back and Forward walk the results, reload keeps the last, and nothing but images is asked for", async ({
  page,
  videoId,
}) => {
  const second = newVideoId();
  await page.goto("/");
  await generate(page, videoId);
  await expectResult(page, videoId);
  await generate(page, second);
  await expectResult(page, second);

  const asked: string[] = [];
  page.on("request", (request) => {
    // Chromium itself looks at the page's icon again whenever the address changes.
    if (request.resourceType() !== "image" && !request.url().endsWith("/icon.svg")) asked.push(request.url());
  });
  await page.goBack();
  await expectResult(page, videoId);
  await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await page.goForward();
  await expectResult(page, videoId);
  await page.goForward();
  await expectResult(page, second);
  expect(asked).toEqual([]);

  await page.reload();
  await expectResult(page, second);
  await page.goBack();
  await expectResult(page, videoId);
});

test("the same video again adds no step to walk back", async ({ page, videoId }) => {
  await page.goto("/");
  await generate(page, videoId);
  await expectResult(page, videoId);
  await generate(page, videoId);
  await expectResult(page, videoId);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(0);
});

test("a link in the address leaves no step of its own to walk back", async ({ page, videoId }) => {
  await page.goto("/about");
  await page.goto(`/?url=https://youtu.be/${videoId}`);
  await expectResult(page, videoId);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("another page and Back bring the result again", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await page.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expectResult(page, videoId);
});

test("Back finds what was typed, though Safari empties the field of a page that it brings back", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".room-for-results")).toHaveCount(0);
  await linkField(page).fill("https://youtu.be/half-typ");
  await linkField(page).evaluate((input: HTMLInputElement) => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    input.value = "";
  });
  await expect(linkField(page)).toHaveValue("https://youtu.be/half-typ");
});
