import { expect, test } from "../fixtures";
import { dispatchPaste } from "../support/clipboard";
import { boxOf } from "../support/layout";
import { toastIn } from "../support/toasts";
import {
  generate,
  generateButton,
  imagesOf,
  largestHeading,
  linkTo,
  newVideoId,
  waitForHydration,
} from "../support/tool";

test("Generate scrolls the result into view below the toast on every screen, and keeps the focus", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, height] of [
    [320, 640],
    [375, 553],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const videoId = newVideoId();
    await generate(page, videoId);
    await expect(largestHeading(page)).toBeInViewport({ ratio: 1 });
    await expect(imagesOf(page, videoId).first()).toBeInViewport({ ratio: 0.5 });
    await expect(generateButton(page)).toBeFocused();
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const { y } = await boxOf(largestHeading(page));
    expect.soft(y, `${width} px`).toBeGreaterThanOrEqual((await boxOf(toastIn(page))).bottom);
    expect.soft(y, `${width} px`).toBeLessThan(height / 3 + 10);
  }
});

test("pasting at the end of the page scrolls the result into view and focuses its heading", async ({
  page,
  videoId,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await dispatchPaste(page, linkTo(videoId));
  await expect(largestHeading(page)).toBeInViewport({ ratio: 1 });
  await expect(largestHeading(page)).toBeFocused();
});
