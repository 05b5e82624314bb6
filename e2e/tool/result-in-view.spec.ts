import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { dispatchPaste } from "../support/clipboard";
import { toastIn } from "../support/toasts";
import { generate, openResult, waitForHydration } from "../support/tool";

const resultHeading = (page: Page) => page.getByRole("heading", { name: "Largest: 1280 × 720" });

for (const [device, width, height] of [
  ["a small phone", 320, 640],
  ["a phone with the browser's toolbars", 375, 553],
  ["a desktop", 1280, 800],
] as const) {
  test(`Generate scrolls the result into view below the toast on ${device}`, async ({ page, videoId }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await generate(page, videoId);
    await expect(resultHeading(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("img").first()).toBeInViewport({ ratio: 0.5 });
    await expect(toastIn(page)).toBeVisible();
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const toast = await toastIn(page).boundingBox();
    const top = (await resultHeading(page).boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((toast?.y ?? 0) + (toast?.height ?? 0));
    expect(top).toBeLessThan(height / 3 + 10);
  });
}

test("pasting at the end of the page scrolls the result into view and focuses its heading", async ({
  page,
  videoId,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await dispatchPaste(page, `https://youtu.be/${videoId}`);
  await expect(resultHeading(page)).toBeInViewport({ ratio: 1 });
  await expect(resultHeading(page)).toBeFocused();
});

test("keeps the focus on the Generate button", async ({ page, videoId }) => {
  await page.goto("/");
  await generate(page, videoId);
  await expect(resultHeading(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Generate" })).toBeFocused();
});

test("a shared result opens at the top of the page", async ({ page, videoId }) => {
  await openResult(page, videoId);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
