import { buttonLabels } from "../../lib/messages/buttons";
import { moreImagesHints } from "../../lib/messages/video";
import { downloadFailed } from "../../lib/messages/toasts";
import { fileName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { expectDownloadFailure, save } from "../support/downloads";
import { status, summary } from "../support/more-images";
import { choose, expectOnStage, stage, stageImage } from "../support/stage";
import {
  buttons,
  generate,
  headings,
  imageControl,
  imageRow,
  imageTexts,
  imageUrl,
  newVideoId,
  openBeforeHydration,
} from "../support/tool";
import { recordToasts } from "../support/toasts";
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
  await page.goto(`/?v=${videoId}`, { waitUntil: "commit" });
  for (const quality of ["standard", "maxres"] as const) {
    await expect(imageRow(page, quality).getByText(imageTexts.missing)).toBeVisible();
    await expect(imageControl(page, "show", quality)).toBeDisabled();
  }
  await expect(imageRow(page, "default").locator("img")).toHaveJSProperty("naturalWidth", 120);
  expect(await visibleImages()).toEqual([]);

  held.release();
  await expect(headings.largest(page, "480 × 360")).toBeVisible();
  await expect(page.getByText("3 of 5 sizes", { exact: true })).toBeVisible();
  await expectOnStage(page, "high", imageUrl(videoId, "high"));
  await expect.poll(visibleImages).toEqual(["default.jpg 120", "hqdefault.jpg 480", "mqdefault.jpg 320"]);
});

test("says above the rows and on the stage that there is no such video, but can show a frame of it", async ({
  page,
  imageHost,
  videoId,
}) => {
  const [visibleImages, toasts] = [await recordVisibleImages(page), await recordToasts(page)];
  const held = heldResponse("missing-200");
  imageHost.respondWith(videoId, "missing");
  imageHost.respondWith(videoId, { default: "missing-200", high: held, hq2: "real" });
  const releaseScript = await openBeforeHydration(page, `/?v=${videoId}`);
  const countLoads = (url: string) => performance.getEntriesByName(url).length;
  await expect.poll(() => page.evaluate(countLoads, imageUrl(videoId, "medium"))).toBeGreaterThan(0);
  expect(await visibleImages()).toEqual([]);
  releaseScript();
  await buttons.saveLargest(page).focus();
  held.release();
  // The caption, which has the button, disappears.
  await expect(headings.notFound(page)).toBeFocused();
  await expect(page.getByRole("status")).toContainText("Video not found.");
  await expect(stage(page).getByText("No image to show")).toBeVisible();
  const archive = stage(page).getByRole("link");
  await expect(archive).toHaveText(buttonLabels.archive);
  await expect(archive).toHaveAttribute("href", `https://web.archive.org/web/*/https://${HOSTS[0]}/vi/${videoId}/*`);
  await expect(archive).toHaveAttribute("target", "_blank");
  await expect(archive).toHaveAttribute("rel", "noreferrer");
  // There is nothing to save, nor to ask for.
  const requestCount = imageHost.requests(videoId).length;
  await buttons.saveAll(page).press("Enter");
  await expectDownloadFailure(page, videoId, null);
  expect(imageHost.requests(videoId)).toHaveLength(requestCount);
  // Its placeholder has the pixels of a real default.
  await buttons.download(page, "default").click();
  const { title } = downloadFailed(null);
  await expect.poll(() => toasts).toEqual([title, title]);
  expect(await visibleImages()).toEqual([]);

  await expect(page.getByText(moreImagesHints.notFound)).toBeVisible();
  await summary(page).click();
  await expect(status(page)).toHaveText("1 more image");
  await choose(page, "frame-2");
  await expectOnStage(page, "frame-2", imageUrl(videoId, "hq2"));
  await expect(headings.notFound(page)).toBeVisible();
  const saved = await save(page, buttons.saveThis(page));
  expect(saved).toEqual({ name: fileName(imageNamed("frame-2")), bytes: await imageFor("hq2") });
  await summary(page).click();
  await expect(stage(page).getByText("No image to show")).toBeVisible();
  await expect(stageImage(page)).toHaveCount(0);

  await generate(page, newVideoId());
  await expect(headings.largest(page)).toBeVisible();
});
