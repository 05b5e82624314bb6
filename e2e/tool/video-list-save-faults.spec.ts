import { buttonLabels, zippingLabel } from "../../lib/messages/results";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { corsError, videosSaved } from "../support/downloads";
import { rowStatus } from "../support/mixed-list";
import { expectToast } from "../support/toasts";
import { buttons, recordDownloads } from "../support/tool";
import {
  expectZip,
  fetchCounts,
  newVideoIds,
  openList,
  rowImage,
  rowStatuses,
  saveButton,
  saveList,
  videoList,
  zippedNames,
} from "../support/video-list";

const { saved, missing, failed } = rowStatus;

test("names in its row each video that both hosts refuse", async ({ page, imageHost, allowConsoleError }) => {
  allowConsoleError(corsError);
  const videoIds = newVideoIds(5);
  const [first = "", refusedOnce = "", droppedOnce = "", dropped = "", refused = ""] = videoIds;
  imageHost.respondWith(refusedOnce, { maxres: "no-cors" }, [HOSTS[0]]);
  imageHost.respondWith(droppedOnce, { maxres: "dropped" }, [HOSTS[0]]);
  imageHost.respondWith(dropped, { maxres: "dropped" });
  imageHost.respondWith(refused, { maxres: "no-cors" });
  await openList(page, videoIds);
  await expectZip(page, [first, refusedOnce, droppedOnce]);
  await expectToast(page, videosSaved({ saved: 3, failed: 2 }));
  await expect(rowStatuses(page)).toHaveText([saved, saved, saved, failed, failed]);
  expect(fetchCounts(imageHost, videoIds)).toEqual([1, 2, 2, 2, 2]);
});

test("after a ZIP with failures, Save the rest also requests the failed images of the rows", async ({
  page,
  imageHost,
}) => {
  const videoIds = newVideoIds(2);
  const [, failing = ""] = videoIds;
  imageHost.respondWith(failing, "500");
  await openList(page, videoIds);
  await expect(buttons.retry(videoList(page))).toBeVisible();
  await saveButton(page).click();
  await expectToast(page, videosSaved({ saved: 1, failed: 1 }));
  await expect(saveButton(page)).toHaveText(buttonLabels.saveRest);
  await expect(buttons.copyLink(videoList(page))).toBeVisible();
  await expect(buttons.retry(videoList(page))).toHaveCount(0);

  imageHost.respondWith(failing, "real");
  await expectZip(page, [failing]);
  await expect(rowImage(page, failing)).toHaveJSProperty("naturalWidth", 320);
});

test("saves no empty ZIP when every video is missing or fails", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(3);
  const [first = "", ...others] = videoIds;
  await openList(page, videoIds);
  imageHost.respondWith(first, "missing");
  for (const videoId of others) imageHost.respondWith(videoId, "500");
  const fileNames = recordDownloads(page);
  await saveButton(page).click();
  await expectToast(page, videosSaved({ missing: 1, failed: 2 }));
  await expect(rowStatuses(page)).toHaveText([missing, failed, failed]);
  await expect(saveButton(page)).toHaveText(buttonLabels.saveAll);

  for (const videoId of others) imageHost.respondWith(videoId, "real");
  await expectZip(page, others);
  expect(fileNames).toEqual(["youtube-thumbnails.zip"]);
});

test("marks every image as not saved when the browser cannot save the ZIP", async ({ page }) => {
  await page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new DOMException("Not allowed", "SecurityError");
    };
  });
  const videoIds = newVideoIds(9);
  await openList(page, videoIds);
  const fileNames = recordDownloads(page);
  await saveButton(page).click();
  await expectToast(page, videosSaved({ failed: 9 }));
  await expect(rowStatuses(page)).toHaveText(videoIds.map(() => failed));
  await expect(saveButton(page)).toHaveText(buttonLabels.saveAll);
  expect(fileNames).toEqual([]);
});

test("takes the next smaller size when a missing one has no CORS header", async ({
  page,
  imageHost,
  allowConsoleError,
}) => {
  allowConsoleError(corsError);
  const [found = "", missingVideo = ""] = newVideoIds(2);
  imageHost.respondWith(found, { maxres: "missing-no-cors", hq720: "missing-no-cors" });
  imageHost.respondWith(missingVideo, "missing-no-cors");
  await openList(page, [found, missingVideo]);
  expect((await saveList(page)).map(({ name }) => name)).toEqual(zippedNames([found], "standard"));
  await expectToast(page, videosSaved({ saved: 1, missing: 1 }));
});

test("saves what arrived before the network was lost", async ({ page, context, imageHost }) => {
  const videoIds = newVideoIds(10);
  const [arrived, interrupted] = [videoIds.slice(0, 3), videoIds.slice(3, 7)];
  const held = heldResponse("dropped");
  for (const videoId of interrupted) imageHost.respondWith(videoId, { maxres: held });
  await openList(page, videoIds);
  const zip = expectZip(page, arrived);
  await expect(saveButton(page)).toHaveText(zippingLabel(3, 10));
  await expect.poll(() => fetchCounts(imageHost, interrupted)).toEqual([1, 1, 1, 1]);
  await context.setOffline(true);
  held.release();
  await zip;
  await expectToast(page, videosSaved({ saved: 3, failed: 7 }));
  await expect(rowStatuses(page)).toHaveText(videoIds.map((videoId) => (arrived.includes(videoId) ? saved : failed)));

  await context.setOffline(false);
  for (const videoId of interrupted) imageHost.respondWith(videoId, "real");
  await expect(saveButton(page)).toHaveText(buttonLabels.saveRest);
  await expectZip(page, videoIds.slice(3));
  await expectToast(page, videosSaved({ saved: 7 }));
  expect(fetchCounts(imageHost, arrived)).toEqual([1, 1, 1]);
});

test("saves 45 of 50 videos when every tenth is missing", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(50);
  const missingVideos = videoIds.filter((_, index) => index % 10 === 9);
  const found = videoIds.filter((videoId) => !missingVideos.includes(videoId));
  for (const videoId of missingVideos) imageHost.respondWith(videoId, "missing");
  await openList(page, videoIds);
  await expectZip(page, found);
  await expectToast(page, videosSaved({ saved: 45, missing: 5 }));
  const statuses = videoIds.map((videoId) => (missingVideos.includes(videoId) ? missing : saved));
  await expect(rowStatuses(page)).toHaveText(statuses);
  expect(fetchCounts(imageHost, found)).toEqual(found.map(() => 1));
});
