import type { Page } from "@playwright/test";
import { linkProblemMessages } from "../../lib/messages/links";
import { expect, test } from "../fixtures";
import { QUALITIES } from "../image-host/images";
import { heldResponse, imageOfSize } from "../image-host/responses";
import { moreImages, status, summary } from "../support/more-images";
import { generate, headings, newVideoId, openResult, waitForHydration } from "../support/tool";
import { layoutShiftsOn, layoutShiftsWhile } from "./layout-shifts";

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium reports layout shifts");

test("nothing moves at any width when images arrive or fail", async ({ page, imageHost }) => {
  await page.goto("/");
  for (const width of [320, 375, 768, 820, 900, 1280]) {
    // Tall enough for the whole page: a browser reports only what moves inside the window.
    await page.setViewportSize({ width, height: 3200 });
    for (const failing of ["none", "high", "maxres"] as const) {
      const videoId = newVideoId();
      const held = heldResponse();
      const heldFailure = heldResponse("500");
      for (const quality of QUALITIES)
        imageHost.respondWith(videoId, { [quality]: quality === failing ? heldFailure : held });
      await generate(page, videoId);
      await expect.poll(() => imageHost.requests(videoId)).toHaveLength(5);
      const shifts = await layoutShiftsWhile(page, async () => {
        held.release();
        await expect(page.locator('.card[data-state="loading"]')).toHaveCount(failing === "none" ? 0 : 1);
        heldFailure.release();
        await expect(page.getByText(failing === "none" ? "All 5 sizes" : "4 of 5 sizes")).toBeVisible();
      });
      expect.soft(shifts, `${width} px, failing: ${failing}`).toEqual([]);
    }
  }
});

for (const [device, viewport] of [
  ["phone", { width: 375, height: 667 }],
  ["desktop", { width: 1280, height: 800 }],
] as const) {
  test.describe(`nothing moves on a ${device}`, () => {
    test.use({ viewport });

    for (const [result, response, findHeading] of [
      ["loads five images", "real", headings.largest],
      [
        "loads images of an unusual shape",
        imageOfSize(1080, 1920),
        (page: Page) => headings.largest(page, "1080 × 1920"),
      ],
      ["cannot reach the image host", "500", headings.failed],
    ] as const) {
      test(`when a shared link ${result}`, async ({ page, imageHost, videoId }) => {
        const held = heldResponse(response);
        imageHost.respondWith(videoId, held);
        await page.goto(`/?v=${videoId}`);
        await expect.poll(() => imageHost.requests(videoId)).toHaveLength(5);
        held.release();
        const heading = findHeading(page);
        await expect(heading).toBeVisible();
        await heading.scrollIntoViewIfNeeded();
        expect(await layoutShiftsOn(page)).toEqual([]);
      });
    }

    test("except once, and little, when a shared link finds no maxres", async ({ page, imageHost, videoId }) => {
      imageHost.respondWith(videoId, { maxres: "missing" });
      await page.goto(`/?v=${videoId}`);
      await expect(headings.largest(page, "640 × 480")).toBeVisible();
      const shifts = await layoutShiftsOn(page);
      expect(shifts.reduce((sum, shift) => sum + JSON.parse(shift).value, 0)).toBeLessThanOrEqual(0.1);
    });

    test("when the home page opens, with or without a link to another site in its URL", async ({ page }) => {
      await page.goto("/");
      await waitForHydration(page);
      expect(await layoutShiftsOn(page)).toEqual([]);

      await page.goto("/?url=https://vimeo.com/148751763");
      await expect(page.getByText(linkProblemMessages["not-youtube"])).toBeVisible();
      await waitForHydration(page);
      expect(await layoutShiftsOn(page)).toEqual([]);
    });

    test("when more images arrive", async ({ page, imageHost, videoId }) => {
      const held = heldResponse();
      await openResult(page, videoId);
      imageHost.respondWith(videoId, held);
      await summary(page).click();
      await moreImages(page).evaluate((details) => details.scrollIntoView());
      await expect(status(page)).toHaveText("Loading more images...");
      const shifts = await layoutShiftsWhile(page, async () => {
        held.release();
        await expect(status(page)).toHaveText("4 more images");
      });
      expect(shifts).toEqual([]);
    });
  });
}
