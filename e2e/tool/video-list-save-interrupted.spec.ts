import type { Page } from "@playwright/test";
import { buttonLabels, zippingLabel } from "../../lib/messages/results";
import { downloadStarted, generated, saveCancelled } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import type { ImageHost } from "../image-host/server";
import { expectDownload, videosSaved } from "../support/downloads";
import { rowStatus } from "../support/mixed-list";
import { expectToast, recordToasts } from "../support/toasts";
import { buttons, expectResult, generate, generateText, recordDownloads, sizeNamed } from "../support/tool";
import {
  expectList,
  expectZip,
  fetchCounts,
  allSizesLink,
  line,
  listSearch,
  newVideoIds,
  rowStatuses,
  saveButton,
  videoList,
} from "../support/video-list";

const zipName = "youtube-thumbnails.zip";
const started = downloadStarted(sizeNamed("maxres")).title;

/**
 * Opens the home page, generates a list of seven videos and presses Save all: the first video arrives, the next four requests get no
 * response until `held.release()` is called, and the last two videos wait.
 */
async function startSaving(page: Page, imageHost: ImageHost) {
  const [toasts, fileNames] = [await recordToasts(page), recordDownloads(page)];
  const videoIds = newVideoIds(7);
  const held = heldResponse();
  for (const videoId of videoIds.slice(1, 5)) imageHost.respondWith(videoId, { maxres: held });
  await page.goto("/");
  await generateText(page, line(videoIds));
  await expectList(page, videoIds);
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveText(zippingLabel(1, 7));
  await expect.poll(() => fetchCounts(imageHost, videoIds)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  let abortedRequests = 0;
  page.on("requestfailed", () => (abortedRequests += 1));
  /** Expects that the page has stopped its four requests and starts no others, and that the list can then be saved. */
  const expectFreshStart = async () => {
    await expect(rowStatuses(page)).toHaveText(videoIds.map(() => rowStatus.idle));
    await expect.poll(() => abortedRequests).toBe(4);
    held.release();
    await expectZip(page, videoIds);
    await expectToast(page, videosSaved({ saved: 7 }));
    expect(fileNames).toEqual([zipName]);
    expect(fetchCounts(imageHost, videoIds)).toEqual([2, 2, 2, 2, 2, 1, 1]);
  };
  return { videoIds, held, toasts, fileNames, expectFreshStart, countAborted: () => abortedRequests };
}

test("Cancel stops the requests, and Save all then saves everything", async ({ page, imageHost }) => {
  const { videoIds, held, toasts, fileNames, countAborted } = await startSaving(page, imageHost);
  await buttons.cancel(page).press("Enter");
  await expectToast(page, saveCancelled);
  await expect.poll(countAborted).toBe(4);
  await expect(rowStatuses(page)).toHaveText(videoIds.map(() => rowStatus.cancelled));
  await expect(videoList(page).getByText("7 cancelled", { exact: true })).toBeVisible();
  await expect(saveButton(page)).toHaveText(buttonLabels.saveAll);
  await expect(saveButton(page)).toBeFocused();

  // Before the hosts have responded to the cancelled run.
  const zip = expectZip(page, videoIds);
  await expect(saveButton(page)).toHaveText(/^Zipping . of 7$/);
  held.release();
  await zip;
  await expectToast(page, videosSaved({ saved: 7 }));
  await expect(rowStatuses(page)).toHaveText(videoIds.map(() => rowStatus.saved));
  expect(fileNames).toEqual([zipName]);
  expect(toasts).toEqual([generated.title, saveCancelled.title, started]);
  // The cancelled run has requested nothing more from the second host, and nothing of the last two videos.
  expect(fetchCounts(imageHost, videoIds)).toEqual([2, 2, 2, 2, 2, 1, 1]);
});

test("a double click or a held Enter on Cancel presses nothing else", async ({ page, imageHost }) => {
  const { videoIds, held, toasts, fileNames } = await startSaving(page, imageHost);
  await buttons.cancel(page).dblclick();
  await expectToast(page, saveCancelled);
  await saveButton(page).focus();
  // A key that is held sends the event again and again.
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(saveButton(page)).toHaveText(/^Zipping . of 7$/);
  await buttons.cancel(page).focus();
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(rowStatuses(page)).toHaveText(videoIds.map(() => rowStatus.cancelled));
  await expect(saveButton(page)).toHaveText(buttonLabels.saveAll);

  held.release();
  await saveButton(page).focus();
  await page.keyboard.down("Enter");
  await expectToast(page, videosSaved({ saved: 7 }));
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(rowStatuses(page)).toHaveText(videoIds.map(() => rowStatus.saved));
  expect(fileNames).toEqual([zipName]);
  expect(toasts).toEqual([generated.title, saveCancelled.title, started]);
});

test("Generate stops the requests and leaves the new result alone", async ({ page, imageHost, videoId }) => {
  const { videoIds, held, toasts, fileNames, countAborted } = await startSaving(page, imageHost);
  await generate(page, videoId);
  await expectResult(page, videoId);
  await expect.poll(countAborted).toBe(4);
  held.release();

  // A late file or toast of the list would come before these.
  await expectDownload(page, buttons.download(page));
  expect(fileNames).toHaveLength(1);
  expect(toasts).toEqual([generated.title, started]);
  await expectResult(page, videoId);
  expect(fetchCounts(imageHost, videoIds)).toEqual([1, 1, 1, 1, 1, 0, 0]);
});

test("the same list generated again starts afresh", async ({ page, imageHost }) => {
  const { videoIds, expectFreshStart } = await startSaving(page, imageHost);
  await generateText(page, line(videoIds));
  await expectFreshStart();
});

test("Back stops the requests, and Forward shows a list that can be saved", async ({ page, imageHost }) => {
  const { videoIds, toasts, expectFreshStart } = await startSaving(page, imageHost);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(videoList(page)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(listSearch(videoIds));
  await expectFreshStart();
  expect(toasts).toEqual([generated.title, started]);
});

test("leaving the page asks first, and staying keeps the ZIP going", async ({ page, imageHost }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  const { videoIds, held } = await startSaving(page, imageHost);
  const [first = ""] = videoIds;
  await allSizesLink(page, first).click({ noWaitAfter: true });
  await expect.poll(() => dialogs).toEqual(["beforeunload"]);
  held.release();
  await expectToast(page, videosSaved({ saved: 7 }));

  await allSizesLink(page, first).click();
  await expect(page).toHaveURL(`/?v=${first}`);
  expect(dialogs).toEqual(["beforeunload"]);
});
