import type { Page } from "@playwright/test";
import { generate, openResult } from "../support/tool";
import { expect, test } from "../fixtures";
import { toastIn } from "../support/toasts";

const heading = (page: Page) => page.getByRole("heading", { name: "Largest: 1280 × 720" });

for (const [device, width, height] of [
  ["a small phone", 320, 640],
  ["a phone with the browser's own bars", 375, 553],
  ["a desktop", 1280, 800],
] as const) {
  test(`on ${device}, Generate brings the result into view, clear of the toast`, async ({ page, videoId }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await generate(page, videoId);
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("img").first()).toBeInViewport({ ratio: 0.5 });
    await expect(toastIn(page)).toBeVisible();
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const toast = await toastIn(page).boundingBox();
    const top = (await heading(page).boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((toast?.y ?? 0) + (toast?.height ?? 0));
    expect(top).toBeLessThan(height / 3 + 10);
  });
}

test("pasting at the end of the page brings the result into view and gives its heading the focus", async ({
  page,
  videoId,
}) => {
  await page.goto("/");
  await expect(page.locator(".room-for-results")).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, `https://youtu.be/${videoId}`);
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  await expect(heading(page)).toBeFocused();
});

test("the focus stays where it is when it is somewhere", async ({ page, videoId }) => {
  await page.goto("/");
  await generate(page, videoId);
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Generate" })).toBeFocused();
});

test("a shared result opens at the top of the page", async ({ page, videoId }) => {
  await openResult(page, videoId);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
