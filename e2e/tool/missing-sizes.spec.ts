import { archiveLinks, buttonLabels, cardButtonNames, moreImagesHint } from "../../lib/messages/results";
import { fileName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { expectDownloadFailure } from "../support/downloads";
import { status, summary } from "../support/more-images";
import {
  boxOf,
  buttons,
  cardOf,
  cardTexts,
  generate,
  headings,
  newVideoId,
  openResult,
  recordDownloads,
} from "../support/tool";
import { fetchedImages } from "../support/video-list";
import { recordVisibleImages } from "../support/visible-images";

test("never shows a placeholder, nor default until a larger size arrives", async ({ page, imageHost, videoId }) => {
  const visibleImages = await recordVisibleImages(page);
  const held = heldResponse();
  imageHost.respondWith(videoId, {
    medium: held,
    high: held,
    standard: "missing-200",
    maxres: "missing",
    hq720: "missing",
  });
  await page.goto(`/?v=${videoId}`);
  for (const quality of ["standard", "maxres"] as const) {
    const card = cardOf(page, quality);
    await expect(card.getByText(cardTexts.missing)).toBeVisible();
    await expect(card.getByRole("button").or(card.getByRole("link"))).toHaveAccessibleName(
      cardButtonNames.download({ name: quality }),
    );
  }
  await expect(cardOf(page, "default").locator("img")).toHaveJSProperty("naturalWidth", 120);
  expect(await visibleImages()).toEqual([]);

  held.release();
  await expect(headings.largest(page, "480 × 360")).toBeVisible();
  await expect(page.getByText("3 of 5 sizes")).toBeVisible();
  await expect(cardOf(page, "high").getByText("Largest")).toBeVisible();
  await expect.poll(visibleImages).toEqual(["default.jpg 120", "hqdefault.jpg 480", "mqdefault.jpg 320"]);
});

test("says above five cards without images that there is no such video", async ({ page, imageHost, videoId }) => {
  const visibleImages = await recordVisibleImages(page);
  imageHost.respondWith(videoId, "missing");
  imageHost.respondWith(videoId, { default: "missing-200", high: "missing-200" });
  await page.goto(`/?v=${videoId}`);
  await expect(headings.missing(page)).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("Video not found");
  await expect(page.getByText(`YouTube has no thumbnails for video ${videoId}.`)).toBeVisible();
  for (const [name, folder] of [
    [buttonLabels.archive, `${HOSTS[0]}/vi`],
    [archiveLinks.second, `${HOSTS[1]}/vi`],
    [archiveLinks.webp, `${HOSTS[0]}/vi_webp`],
  ] as const) {
    const archive = page.getByRole("link", { name });
    await expect(archive).toHaveAttribute("href", `https://web.archive.org/web/*/https://${folder}/${videoId}/*`);
    await expect(archive).toHaveAttribute("target", "_blank");
    await expect(archive).toHaveAttribute("rel", "noreferrer");
  }
  // Its placeholder has the pixels of a real default.
  await buttons.download(page, "default").click();
  await expectDownloadFailure(page, videoId, null);
  expect(await visibleImages()).toEqual([]);

  await generate(page, newVideoId());
  await expect(headings.largest(page)).toBeVisible();
});

test("More images asks what is left of a missing video", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, "missing");
  imageHost.respondWith(videoId, { hq2: "real" });
  await page.goto(`/?v=${videoId}`);
  await expect(headings.missing(page)).toBeVisible();
  await expect(page.getByText(moreImagesHint(true, true))).toBeVisible();
  await summary(page).click();
  await expect(status(page)).toHaveText("1 more image");
});

test("a result without an image is shorter than one with images", async ({ page, imageHost }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const heights: number[] = [];
    for (const response of ["real", "missing", "500"] as const) {
      const videoId = newVideoId();
      imageHost.respondWith(videoId, response);
      await openResult(page, videoId);
      heights.push((await boxOf(page.locator(".results"))).height);
    }
    const [withImages = 0, ...withoutImages] = heights;
    expect.soft(Math.max(...withoutImages), `${width} px`).toBeLessThan(withImages);
  }
});

test("a download goes on, with the focus, when its card becomes the largest", async ({ page, imageHost, videoId }) => {
  const [held, heldFile] = [heldResponse("missing"), heldResponse()];
  imageHost.respondWith(videoId, { maxres: held, hq720: "missing" });
  const fileNames = recordDownloads(page);
  await page.goto(`/?v=${videoId}`);
  await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
  imageHost.respondWith(videoId, { standard: heldFile });
  const button = buttons.download(page, "standard");
  await button.press("Enter");
  held.release();
  await expect(headings.largest(page, "640 × 480")).toBeVisible();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  heldFile.release();
  await expect(button).toHaveAttribute("aria-busy", "false");
  await expect.poll(() => fileNames).toEqual([fileName(imageNamed("standard"))]);
  expect(fetchedImages(imageHost, videoId)).toEqual(["standard"]);
});
