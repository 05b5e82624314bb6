import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import type { ImageHost } from "../image-host/server";
import { downloadButton, expectDownload } from "../support/downloads";
import { expectToast, generated } from "../support/toasts";
import { expectResult, generate, recordDownloads } from "../support/tool";
import {
  expectList,
  fetchCounts,
  generateText,
  line,
  listSearch,
  newVideoIds,
  recordToastTitles,
  rowStatuses,
  saveButton,
  saveList,
  videoList,
  zipDownloadStarted,
  zippedNames,
} from "../support/video-list";

const notSavedYet = (videoIds: readonly string[]) => videoIds.map(() => "Ready to save");

/**
 * Opens the home page, generates a list of seven videos and presses Save all: the first video arrives, the next four requests get no
 * response, and the last two videos wait. `abortedRequests` are the URLs of requests that the page has stopped since then.
 */
async function startSaving(page: Page, imageHost: ImageHost) {
  const videoIds = newVideoIds(7);
  const held = heldResponse();
  for (const videoId of videoIds.slice(1, 5)) imageHost.respondWith(videoId, { maxres: held });
  await page.goto("/");
  await generateText(page, line(videoIds));
  await expectList(page, videoIds);
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveText("Zipping 1 of 7");
  await expect.poll(() => fetchCounts(imageHost, videoIds)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  const abortedRequests: string[] = [];
  page.on("requestfailed", (request) => abortedRequests.push(request.url()));
  const pendingRequests = videoIds.slice(1, 5).map((videoId) => `https://i.ytimg.com/vi/${videoId}/maxresdefault.jpg`);
  return { videoIds, held, abortedRequests, pendingRequests };
}

test("Cancel stops the requests at once and saves nothing, and Save all then saves everything", async ({
  page,
  imageHost,
}) => {
  const toasts = await recordToastTitles(page);
  const fileNames = recordDownloads(page);
  const { videoIds, held, abortedRequests, pendingRequests } = await startSaving(page, imageHost);
  await videoList(page).getByRole("button", { name: "Cancel" }).press("Enter");
  await expectToast(page, ["Cancelled", "The ZIP was not saved."]);
  await expect.poll(() => abortedRequests.toSorted()).toEqual(pendingRequests.toSorted());
  await expect(rowStatuses(page)).toHaveText(videoIds.map(() => "Cancelled"));
  await expect(videoList(page).getByText("7 cancelled", { exact: true })).toBeVisible();
  await expect(saveButton(page)).toHaveText("Save all (ZIP)");
  await expect(saveButton(page)).toBeFocused();

  held.release();
  const files = await saveList(page);
  expect(files.map(({ name }) => name)).toEqual(zippedNames(videoIds));
  await expectToast(page, zipDownloadStarted(7));
  expect(fileNames).toEqual(["youtube-thumbnails.zip"]);
  expect(toasts).toEqual(["Success!", "Cancelled", "Download Started"]);
  // The cancelled run has requested nothing more from the second host, and nothing of the last two videos.
  expect(fetchCounts(imageHost, videoIds)).toEqual([2, 2, 2, 2, 2, 1, 1]);
});

test("Save all right after Cancel saves everything in one ZIP", async ({ page, imageHost }) => {
  const fileNames = recordDownloads(page);
  const { videoIds, held } = await startSaving(page, imageHost);
  await videoList(page).getByRole("button", { name: "Cancel" }).click();
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveText(/^Zipping . of 7$/);
  held.release();
  await expectToast(page, zipDownloadStarted(7));
  await expect(rowStatuses(page)).toHaveText(videoIds.map(() => "Saved"));
  await expect.poll(() => fileNames).toEqual(["youtube-thumbnails.zip"]);
  expect(fetchCounts(imageHost, videoIds)).toEqual([2, 2, 2, 2, 2, 1, 1]);
});

test("Generate while the ZIP is being built stops the requests and leaves the new result alone", async ({
  page,
  imageHost,
  videoId,
}) => {
  const toasts = await recordToastTitles(page);
  const fileNames = recordDownloads(page);
  const { videoIds, held, abortedRequests, pendingRequests } = await startSaving(page, imageHost);
  await generate(page, videoId);
  await expectToast(page, generated);
  await expectResult(page, videoId);
  await expect.poll(() => abortedRequests.toSorted()).toEqual(pendingRequests.toSorted());
  held.release();

  // A late file or toast of the list would come before these.
  await expectDownload(page, () => downloadButton(page).click());
  expect(fileNames).toEqual(["youtube-thumbnail-maxres.jpg"]);
  expect(toasts).toEqual(["Success!", "Download Started"]);
  await expectResult(page, videoId);
  expect(fetchCounts(imageHost, videoIds)).toEqual([1, 1, 1, 1, 1, 0, 0]);
});

test("the same list generated again while the ZIP is being built starts afresh", async ({ page, imageHost }) => {
  const fileNames = recordDownloads(page);
  const { videoIds, held, abortedRequests, pendingRequests } = await startSaving(page, imageHost);
  await generateText(page, line(videoIds));
  await expect(rowStatuses(page)).toHaveText(notSavedYet(videoIds));
  await expect(saveButton(page)).toHaveText("Save all (ZIP)");
  await expect.poll(() => abortedRequests.toSorted()).toEqual(pendingRequests.toSorted());
  held.release();
  const files = await saveList(page);
  expect(files.map(({ name }) => name)).toEqual(zippedNames(videoIds));
  expect(fileNames).toEqual(["youtube-thumbnails.zip"]);
  expect(fetchCounts(imageHost, videoIds)).toEqual([2, 2, 2, 2, 2, 1, 1]);
});

test("Back while the ZIP is being built stops the requests, and Forward shows a list that can be saved", async ({
  page,
  imageHost,
}) => {
  const toasts = await recordToastTitles(page);
  const fileNames = recordDownloads(page);
  const { videoIds, held, abortedRequests, pendingRequests } = await startSaving(page, imageHost);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(videoList(page)).toHaveCount(0);
  await expect.poll(() => abortedRequests.toSorted()).toEqual(pendingRequests.toSorted());
  await page.goForward();
  await expect(page).toHaveURL(listSearch(videoIds));
  await expect(rowStatuses(page)).toHaveText(notSavedYet(videoIds));
  held.release();
  expect(await saveList(page)).toHaveLength(7);
  await expectToast(page, zipDownloadStarted(7));
  expect(fileNames).toEqual(["youtube-thumbnails.zip"]);
  expect(toasts).toEqual(["Success!", "Download Started"]);
  expect(fetchCounts(imageHost, videoIds)).toEqual([2, 2, 2, 2, 2, 1, 1]);
});
