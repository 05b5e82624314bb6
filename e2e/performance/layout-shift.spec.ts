import type { Page } from "@playwright/test";
import { generate } from "../support/tool";
import { heldResponse, imageOfSize, type ResponseName } from "../image-host/responses";
import { expect, test } from "../fixtures";

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium reports what moves on a page");

/**
 * Everything that was seen to move since a moment of the page's clock, right after a press as well as at any other time. Without
 * one, since all of the page was read: a busy machine paints half of a page that it is still reading, and then the rest.
 */
const movesOn = (page: Page, since?: number) =>
  page.evaluate(async (moment) => {
    // What moves in this frame is known in the next.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // what that type means
    const start = moment ?? navigation?.domInteractive ?? 0;
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const moves = observer.takeRecords().filter(({ startTime }) => startTime >= start);
    return moves.map((move) => JSON.stringify(move));
  }, since);

const windows = { phone: { width: 375, height: 667 }, desktop: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(windows)) {
  for (const [what, then, heading] of [
    ["five images", "real", "Largest: 1280 × 720"],
    ["the news that there is no such video", "missing", "No such video, or it is private"],
    ["the news that the host is out of reach", "500", "The images could not be loaded"],
  ] satisfies [string, ResponseName, string][]) {
    test(`nothing moves on a ${device} when a shared result opens and ${what} arrive`, async ({
      page,
      imageHost,
      videoId,
    }) => {
      const late = heldResponse(then);
      imageHost.respondWith(videoId, late);
      await page.setViewportSize(viewport);
      await page.goto(`/?v=${videoId}`);
      await expect.poll(() => imageHost.requests(videoId)).toHaveLength(5);
      late.release();
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await page.getByRole("heading", { name: heading }).scrollIntoViewIfNeeded();
      expect(await movesOn(page)).toEqual([]);
    });
  }

  test(`nothing moves on a ${device} when images are of another shape than usual`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    imageHost.respondWith(videoId, imageOfSize(1080, 1920));
    await page.setViewportSize(viewport);
    await page.goto(`/?v=${videoId}`);
    await expect(page.getByText("1080 × 1920").last()).toBeAttached();
    await expect(page.getByRole("heading", { name: "The images could not be loaded" })).toHaveCount(0);
    expect(await movesOn(page)).toEqual([]);
  });

  test(`nothing moves on a ${device} when the address holds something else than a video`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/?url=https://vimeo.com/148751763");
    await expect(page.getByText("That link isn't from YouTube.")).toBeVisible();
    await expect(page.locator(".room-for-results")).toHaveCount(0);
    expect(await movesOn(page)).toEqual([]);
  });

  test(`nothing moves on a ${device} when the images of a pasted link arrive`, async ({ page, imageHost, videoId }) => {
    const late = heldResponse();
    imageHost.respondWith(videoId, late);
    await page.setViewportSize(viewport);
    await page.goto("/");
    expect(await movesOn(page)).toEqual([]);
    await generate(page, videoId);
    await page.getByRole("heading", { name: "default Quality" }).scrollIntoViewIfNeeded();
    await expect.poll(() => imageHost.requests(videoId)).toHaveLength(5);
    const before = await page.evaluate(() => performance.now());
    late.release();
    await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
    expect(await movesOn(page, before)).toEqual([]);
  });
}
