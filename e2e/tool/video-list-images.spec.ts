import { expect, test } from "../fixtures";
import { rowStatus } from "../support/mixed-list";
import { buttons } from "../support/tool";
import { newVideoIds, openList, rowImage, rowStatuses, videoList } from "../support/video-list";
import { recordVisibleImages } from "../support/visible-images";

const { idle, missing, imageFailed } = rowStatus;

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
  expect(await visibleImages()).toEqual(["mqdefault.jpg 320"]);
});

test("Try again requests only the images that failed", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(4);
  const [, second = "", , fourth = ""] = videoIds;
  for (const videoId of [second, fourth]) imageHost.respondWith(videoId, { medium: "500" });
  await openList(page, videoIds);
  await expect(rowStatuses(page)).toHaveText([idle, imageFailed, idle, imageFailed]);
  const requestCounts = () => videoIds.map((videoId) => imageHost.requests(videoId).length);
  await expect.poll(requestCounts).toEqual([1, 2, 1, 2]);

  imageHost.respondWith(second, "real");
  await buttons.retry(videoList(page)).click();
  await expect(rowStatuses(page)).toHaveText([idle, idle, idle, imageFailed]);
  await expect.poll(requestCounts).toEqual([1, 3, 1, 4]);

  imageHost.respondWith(fourth, "real");
  await buttons.retry(videoList(page)).click();
  await expect(rowImage(page, fourth)).toHaveJSProperty("naturalWidth", 320);
  await expect(buttons.retry(videoList(page))).toHaveCount(0);
  expect(requestCounts()).toEqual([1, 3, 1, 5]);
});
