import { moreImagesHints } from "../../lib/messages/video";
import { downloadStarted } from "../../lib/messages/toasts";
import { fileName } from "../../lib/youtube/file-names";
import { MORE_IMAGES } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor, QUALITIES, type ImageName } from "../image-host/images";
import { heldResponse, imageOfSize } from "../image-host/responses";
import { expectDownload, save, secondRequestSkipReason } from "../support/downloads";
import { all, moreImages, openMoreImages, status, summary } from "../support/more-images";
import { choose, expectOnStage, stageImage } from "../support/stage";
import { expectToast } from "../support/toasts";
import {
  boxOf,
  buttons,
  imageRow,
  imageTexts,
  imageUrl,
  expectResult,
  generate,
  generateText,
  newVideoId,
  openResult,
} from "../support/tool";

// lib/results/images-reducer.test.ts has the files that are missing or fail, lib/messages/video.test.ts the status.

const BEST_FILES: ImageName[] = ["oardefault", "maxres1", "maxres2", "maxres3"];
const [ownShape, frame1] = MORE_IMAGES;
const allFound = "4 more images";

test("requests nothing until it is opened, and nothing twice after that", async ({
  page,
  imageHost,
  browserName,
  videoId,
}) => {
  test.skip(browserName === "firefox", secondRequestSkipReason);
  await openResult(page, videoId);
  const requested = () => imageHost.requests(videoId).map(({ image }) => image);
  // A request for more images would have arrived before this.
  await expectDownload(page, buttons.download(page));
  expect(requested().sort()).toEqual([...QUALITIES].sort());
  await expect(page.getByText(moreImagesHints.found)).toBeVisible();
  await summary(page).click();
  await expect(status(page)).toHaveText(allFound);
  await summary(page).click();
  await expect(imageRow(page, "own-shape")).toBeHidden();
  await summary(page).click();
  await expect(imageRow(page, "own-shape").getByText("1080 × 1920")).toBeVisible();
  expect(requested().sort()).toEqual([...QUALITIES, ...BEST_FILES].sort());

  const nextId = newVideoId();
  await generate(page, nextId);
  await expectResult(page, nextId);
  await expect(moreImages(page)).not.toHaveAttribute("open");
  expect(imageHost.requests(nextId)).toHaveLength(5);
});

test("Try again is busy while it requests only the images that failed", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, all(["maxres1", "maxres3"], "500"));
  await openMoreImages(page, videoId);
  await expect(status(page)).toHaveText("2 more images, 2 could not be loaded");
  await expect(imageRow(page, "frame-1").getByText(imageTexts.failed)).toBeVisible();

  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres1: "real", maxres3: held });
  const retry = buttons.retry(moreImages(page));
  await retry.press("Enter");
  await expect(retry).toHaveAttribute("aria-busy", "true");
  held.release();
  await expect(status(page)).toHaveText(allFound);
  await expect(retry).toBeHidden();
  // The next Tab starts here.
  await expect(summary(page).locator("..")).toBeFocused();
  expect(imageHost.requests(videoId).filter(({ image }) => image === "maxres2")).toHaveLength(1);
});

test("the rows of missing images stay until all are known, and leave the focus to the summary", async ({
  page,
  imageHost,
  videoId,
}) => {
  const [held, heldLast] = [heldResponse(), heldResponse()];
  const missing = all(["maxres2", "hq720_2", "sd2", "hq2"], "missing");
  imageHost.respondWith(videoId, { ...missing, oardefault: held, maxres1: held, maxres3: heldLast });
  await page.setViewportSize({ width: 390, height: 1600 });
  await openMoreImages(page, videoId);
  await expect.poll(() => imageHost.requests(videoId).at(-1)?.image).toBe("hq2");
  const before = await boxOf(imageRow(page, "frame-3"));
  held.release();
  await expect(imageRow(page, "own-shape").getByText("1080 × 1920")).toBeVisible();
  await expect(imageRow(page, "frame-1").getByText("1280 × 720")).toBeVisible();
  expect(await boxOf(imageRow(page, "frame-3"))).toEqual(before);
  await buttons.download(page, "frame-2").focus();
  heldLast.release();
  await expect(imageRow(page, "frame-2")).toBeHidden();
  await expect(imageRow(page, "frame-3").getByText("1280 × 720")).toBeVisible();
  await expect(status(page)).toHaveText("3 more images");
  await expect(summary(page).locator("..")).toBeFocused();
});

test("every row saves the file that it shows", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { oardefault: "missing" });
  await openMoreImages(page, videoId);
  await expect(status(page)).toHaveText(allFound);
  for (const [image, file, toast] of [
    [ownShape, "oar2", downloadStarted({ name: "upright frame" })],
    [frame1, "maxres1", downloadStarted(frame1)],
  ] as const) {
    const saved = await save(page, buttons.download(page, image.name));
    expect(saved).toEqual({ name: fileName(image), bytes: await imageFor(file) });
    await expectToast(page, toast);
  }
});

test("closing it returns the stage to the largest, unless a size was chosen", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { oardefault: "missing", oar2: "missing" });
  await openMoreImages(page, videoId);
  await expect(status(page)).toHaveText("3 more images");
  await choose(page, "frame-1");
  await expectOnStage(page, "frame-1", imageUrl(videoId, "maxres1"));
  await summary(page).click();
  await expectOnStage(page, "maxres", imageUrl(videoId, "maxres"));
  await expect(buttons.saveLargest(page)).toBeVisible();
  await summary(page).click();
  await choose(page, "high");
  await summary(page).click();
  await expect(moreImages(page)).not.toHaveAttribute("open");
  await expectOnStage(page, "high", imageUrl(videoId, "high"));

  const shortId = newVideoId();
  imageHost.respondWith(shortId, { oardefault: imageOfSize(270, 480) });
  await generateText(page, `https://www.youtube.com/shorts/${shortId}`);
  await expectOnStage(page, "maxres", imageUrl(shortId, "maxres"));
  await summary(page).click();
  await choose(page, ownShape.name);
  await expect(stageImage(page)).toHaveAttribute("src", imageUrl(shortId, "oardefault"));
  await summary(page).click();
  await expectOnStage(page, "maxres", imageUrl(shortId, "maxres"));
});
