import { layoutShiftsOn } from "../support/layout-shifts";
import { generate, openResult } from "../support/tool";
import { heldResponse, imageOfSize, type ResponseName } from "../image-host/responses";
import { expect, test } from "../fixtures";

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium reports layout shifts");

const viewports = { phone: { width: 375, height: 667 }, desktop: { width: 1280, height: 800 } };

for (const width of [320, 375, 768, 820, 900, 1280]) {
  for (const quality of ["high", "maxres"] as const) {
    test(`nothing moves at ${width} px when ${quality} turns out to be missing`, async ({
      page,
      imageHost,
      videoId,
    }) => {
      const held = heldResponse("missing");
      imageHost.respondWith(videoId, { [quality]: held });
      await page.setViewportSize({ width, height: 3200 });
      await page.goto(`/?v=${videoId}`);
      await expect(page.locator('.card[data-state="loading"]')).toHaveCount(1);
      const since = await page.evaluate(() => performance.now());
      held.release();
      await expect(page.getByText("4 of 5 sizes")).toBeVisible();
      expect(await layoutShiftsOn(page, since)).toEqual([]);
    });
  }
}

for (const [device, viewport] of Object.entries(viewports)) {
  for (const [result, response, heading] of [
    ["loads five images", "real", "Largest: 1280 × 720"],
    ["finds no video", "missing", "No such video, or it is private"],
    ["cannot reach the image host", "500", "The images could not be loaded"],
  ] satisfies [string, ResponseName, string][]) {
    test(`nothing moves on a ${device} when a shared link ${result}`, async ({ page, imageHost, videoId }) => {
      const held = heldResponse(response);
      imageHost.respondWith(videoId, held);
      await page.setViewportSize(viewport);
      await page.goto(`/?v=${videoId}`);
      await expect.poll(() => imageHost.requests(videoId)).toHaveLength(5);
      held.release();
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await page.getByRole("heading", { name: heading }).scrollIntoViewIfNeeded();
      expect(await layoutShiftsOn(page)).toEqual([]);
    });
  }

  test(`nothing moves on a ${device} when the images have an unusual shape`, async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, imageOfSize(1080, 1920));
    await page.setViewportSize(viewport);
    await page.goto(`/?v=${videoId}`);
    await expect(page.getByText("1080 × 1920").last()).toBeAttached();
    await expect(page.getByRole("heading", { name: "The images could not be loaded" })).toHaveCount(0);
    expect(await layoutShiftsOn(page)).toEqual([]);
  });

  for (const [images, missing] of [
    ["all exist", []],
    ["the own shape is missing", ["oardefault", "oar2"]],
    ["two frames are missing", ["maxres1", "sd1", "hq1", "maxres3", "sd3", "hq3"]],
  ] as const) {
    test(`nothing moves on a ${device} while more images load slowly and ${images}`, async ({
      page,
      imageHost,
      videoId,
    }) => {
      const held = heldResponse();
      const heldMissing = heldResponse("missing");
      await page.setViewportSize(viewport);
      await openResult(page, videoId);
      imageHost.respondWith(videoId, held);
      imageHost.respondWith(videoId, Object.fromEntries(missing.map((file) => [file, heldMissing])));
      await page.getByText("More images", { exact: true }).click();
      await page.locator(".more-images").evaluate((details) => details.scrollIntoView());
      await expect(page.getByText("Loading more images...")).toBeVisible();
      // The opening itself moves the text below; its frame may not have been painted yet.
      await layoutShiftsOn(page);
      const since = await page.evaluate(() => performance.now());
      held.release();
      heldMissing.release();
      await expect(
        page.getByText(`${missing.length === 0 ? 4 : missing.length === 2 ? 3 : 2} more images`),
      ).toBeVisible();
      expect(await layoutShiftsOn(page, since)).toEqual([]);
    });
  }

  test(`nothing moves on a ${device} when the URL contains a link to another site`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/?url=https://vimeo.com/148751763");
    await expect(page.getByText("That link isn't from YouTube.")).toBeVisible();
    await expect(page.locator(".room-for-results")).toHaveCount(0);
    expect(await layoutShiftsOn(page)).toEqual([]);
  });

  test(`nothing moves on a ${device} when the images of a pasted link arrive`, async ({ page, imageHost, videoId }) => {
    const held = heldResponse();
    imageHost.respondWith(videoId, held);
    await page.setViewportSize(viewport);
    await page.goto("/");
    expect(await layoutShiftsOn(page)).toEqual([]);
    await generate(page, videoId);
    await page.getByRole("heading", { name: "default Quality" }).scrollIntoViewIfNeeded();
    await expect.poll(() => imageHost.requests(videoId)).toHaveLength(5);
    const released = await page.evaluate(() => performance.now());
    held.release();
    await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
    expect(await layoutShiftsOn(page, released)).toEqual([]);
  });
}
