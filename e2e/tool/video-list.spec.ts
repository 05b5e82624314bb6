import { buttonLabels, rowButtonName } from "../../lib/messages/results";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { expectDownload, expectDownloadFailure } from "../support/downloads";
import { rowStatus } from "../support/mixed-list";
import { buttons, expectResult } from "../support/tool";
import {
  expectList,
  fetchedImages,
  allSizesLink,
  newVideoIds,
  openList,
  rowButton,
  rowImage,
  rowStatuses,
  saveList,
  videoList,
  zippedName,
} from "../support/video-list";
import { recordVisibleImages } from "../support/visible-images";

const { idle, missing, imageFailed } = rowStatus;

test("Download in a row finds the largest image, saves it and remembers it", async ({ page, imageHost }) => {
  const [first = "", second = ""] = newVideoIds(2);
  imageHost.respondWith(first, { maxres: "missing" });
  await openList(page, [first, second]);
  await expectDownload(page, rowButton(page, first), "hq720");
  await expect(rowButton(page, first)).toHaveAccessibleName(rowButtonName(imageNamed("hq720"), first));
  expect((await saveList(page)).map(({ name }) => name)).toEqual([
    zippedName([first, second], first, "hq720"),
    zippedName([first, second], second),
  ]);
  expect(fetchedImages(imageHost, first)).toEqual(["maxres", "hq720", "hq720"]);
});

test("Download in a row shows why it saves nothing, and the next click works", async ({ page, imageHost }) => {
  const [first = "", second = ""] = newVideoIds(2);
  await openList(page, [first, second]);
  await expect(rowImage(page, first)).toHaveCount(1);
  imageHost.respondWith(first, { maxres: "500" });
  await rowButton(page, first).click();
  await expectDownloadFailure(page, first);
  await expect(rowButton(page, first)).toHaveText(buttonLabels.download);

  imageHost.respondWith(first, "real");
  await expectDownload(page, rowButton(page, first));
  imageHost.respondWith(second, "missing");
  await rowButton(page, second).click();
  await expectDownloadFailure(page, second, null);
  await expect(rowStatuses(page)).toHaveText([idle, missing]);
});

test("All sizes opens the video's five cards, and Back returns to the list", async ({ page }) => {
  const [first = "", second = ""] = newVideoIds(2);
  await openList(page, [first, second]);
  await expect(allSizesLink(page, second)).toHaveText(buttonLabels.allSizes);
  await allSizesLink(page, second).click();
  await expectResult(page, second);
  await expect(videoList(page)).toHaveCount(0);
  await page.goBack();
  await expectList(page, [first, second]);
});

test("says in its row that a video is missing and never shows the placeholder", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(3);
  const [first = "", second = "", third = ""] = videoIds;
  imageHost.respondWith(first, "missing");
  imageHost.respondWith(second, "missing-200");
  const visibleImages = await recordVisibleImages(page);
  await openList(page, videoIds);
  await expect(rowStatuses(page)).toHaveText([missing, missing, idle]);
  for (const videoId of [first, second]) await expect(rowImage(page, videoId)).toHaveCount(0);
  await expect(rowImage(page, third)).toHaveJSProperty("naturalWidth", 320);
  await expect(buttons.retry(videoList(page))).toHaveCount(0);
  await expect.poll(visibleImages).toEqual(["mqdefault.jpg 320"]);
});

test("Try again requests only the images that failed", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(2);
  const [first = "", second = ""] = videoIds;
  imageHost.respondWith(second, { medium: "500" });
  await openList(page, videoIds);
  await expect(rowStatuses(page)).toHaveText([idle, imageFailed]);
  imageHost.respondWith(second, "real");
  await buttons.retry(videoList(page)).click();
  await expect(rowImage(page, second)).toHaveJSProperty("naturalWidth", 320);
  await expect(buttons.retry(videoList(page))).toHaveCount(0);
  expect([first, second].map((videoId) => imageHost.requests(videoId).length)).toEqual([1, 3]);
});
