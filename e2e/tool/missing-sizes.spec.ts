import type { Page } from "@playwright/test";
import { cardButtonNames } from "../../lib/messages/results";
import { expect, test } from "../fixtures";
import { QUALITIES } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import { expectDownload, expectDownloadFailure } from "../support/downloads";
import {
  cardOf,
  downloadButton,
  generate,
  headingOf,
  imageUrl,
  largestHeading,
  missingText,
  newVideoId,
  resultHeadings,
  saveLargestButton,
} from "../support/tool";

/** Records every image that is visible in any frame from now on, by file name and width in pixels. */
async function recordVisibleImages(page: Page) {
  await page.addInitScript(() => {
    const recordFrame = () => {
      for (const image of document.images) {
        if (!image.naturalWidth || !image.checkVisibility({ visibilityProperty: true })) continue;
        const mark = `visible ${image.src.split("/").at(-1)} ${image.naturalWidth}`;
        if (performance.getEntriesByName(mark).length === 0) performance.mark(mark);
      }
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
  return () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("mark")
        .flatMap(({ name }) => (name.startsWith("visible ") ? name.replace("visible ", "") : []))
        .sort(),
    );
}

test("never shows the placeholder of a missing size, and default only once a larger size proves that the video exists", async ({
  page,
  imageHost,
  videoId,
}) => {
  const visibleImages = await recordVisibleImages(page);
  const held = heldResponse();
  imageHost.respondWith(videoId, { medium: held, high: held, standard: "missing-200", maxres: "missing" });
  await page.goto(`/?v=${videoId}`);
  for (const quality of ["standard", "maxres"] as const) {
    const card = cardOf(page, quality);
    await expect(card.getByText(missingText(quality))).toBeVisible();
    await expect(card.getByRole("img")).toHaveCount(0);
    await expect(card.getByRole("button").or(card.getByRole("link"))).toHaveAccessibleName(
      cardButtonNames.download({ name: quality }),
    );
    await expect(card.locator("img")).toHaveAttribute("src", imageUrl(videoId, quality));
  }
  await expect(cardOf(page, "default").locator("img")).toHaveJSProperty("naturalWidth", 120);
  expect(await visibleImages()).toEqual([]);

  held.release();
  await expect(largestHeading(page, "480 × 360")).toBeVisible();
  await expect(page.getByText("3 of 5 sizes")).toBeVisible();
  await expect(cardOf(page, "high").getByText("Largest")).toBeVisible();
  await expect.poll(visibleImages).toEqual(["default.jpg 120", "hqdefault.jpg 480", "mqdefault.jpg 320"]);
});

test("says that there is no such video above five cards without images, and shows the next video", async ({
  page,
  imageHost,
  videoId,
}) => {
  const visibleImages = await recordVisibleImages(page);
  imageHost.respondWith(videoId, "missing");
  imageHost.respondWith(videoId, { default: "missing-200", high: "missing-200" });
  await page.goto(`/?v=${videoId}`);
  await expect(headingOf(page, resultHeadings.missing)).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(resultHeadings.missing);
  await expect(page.getByText(`YouTube has no thumbnails for video ${videoId}.`)).toBeVisible();
  for (const quality of QUALITIES) {
    const card = cardOf(page, quality);
    await expect(card.getByText(missingText(quality))).toBeVisible();
    await expect(card.locator("img")).toHaveAttribute("src", imageUrl(videoId, quality));
  }
  // Its placeholder has the pixels of a real default.
  await downloadButton(page, "default").click();
  await expectDownloadFailure(page, videoId, "default");
  expect(await visibleImages()).toEqual([]);

  await generate(page, newVideoId());
  await expect(largestHeading(page)).toBeVisible();
});

test("Save largest saves the largest existing size with a single request", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { maxres: "missing" });
  await page.goto(`/?v=${videoId}`);
  await expect(largestHeading(page, "640 × 480")).toBeVisible();
  await expectDownload(page, saveLargestButton(page), "standard");
  expect(
    imageHost
      .requests(videoId)
      .slice(5)
      .map(({ url }) => url),
  ).toEqual([imageUrl(videoId, "standard")]);
});
