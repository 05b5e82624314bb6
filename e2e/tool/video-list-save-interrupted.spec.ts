import type { Page } from "@playwright/test";
import { buttonLabels, zippingLabel } from "../../lib/messages/buttons";
import { saveAllExplanation, videoCount } from "../../lib/messages/list";
import { offline } from "../../lib/messages/video";
import { downloadStarted, generated, otherZipRunning, saveCancelled } from "../../lib/messages/toasts";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { fileName, LIST_ZIP_NAME } from "../../lib/youtube/file-names";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import type { ImageHost } from "../image-host/server";
import { expectDownload, videosSaved } from "../support/downloads";
import { rowStatus } from "../support/mixed-list";
import { expectToast, recordToasts } from "../support/toasts";
import { buttons, expectResult, generate, generateText, recordDownloads } from "../support/tool";
import {
  allSizesLink,
  expectList,
  expectSummary,
  expectZip,
  fetchCounts,
  line,
  newVideoIds,
  rowButton,
  rowStatuses,
  saveButton,
  summary,
  videoList,
} from "../support/video-list";

const started = downloadStarted(imageNamed("maxres")).title;

const aboutList = (videoIds: readonly string[]) => `The list of ${videoCount(videoIds.length)}`;
const aboutOtherList = (videoIds: readonly string[]) => `The other list of ${videoCount(videoIds.length)}`;

/**
 * Opens the home page, generates a list of seven videos and presses Save all: the first video arrives, the next four
 * requests get no response until `held.release()` is called, and the last two videos wait.
 */
async function startSaving(page: Page, imageHost: ImageHost) {
  const [toasts, fileNames] = [await recordToasts(page), recordDownloads(page)];
  const videoIds = newVideoIds(7);
  const held = heldResponse();
  for (const videoId of videoIds.slice(1, 5)) imageHost.respondWith(videoId, { maxres: held });
  await page.clock.install();
  await page.goto("/");
  await generateText(page, line(videoIds));
  await expectList(page, videoIds);
  await saveButton(page).press("Enter");
  await expect(saveButton(page)).toHaveText(zippingLabel({ finished: 1, total: 7 }));
  await expect.poll(() => fetchCounts(imageHost, videoIds)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  let abortedRequests = 0;
  page.on("requestfailed", () => (abortedRequests += 1));
  /** Lets the other images arrive and expects the ZIP with all of them. */
  const expectZipInBackground = async (about: string | null) => {
    const saved = page.waitForEvent("download");
    held.release();
    expect((await saved).suggestedFilename()).toBe(LIST_ZIP_NAME);
    await expectToast(page, videosSaved({ saved: 7 }), about);
    expect(abortedRequests).toBe(0);
    expect(fetchCounts(imageHost, videoIds)).toEqual(videoIds.map(() => 1));
  };
  return { videoIds, held, toasts, fileNames, expectZipInBackground, countAborted: () => abortedRequests };
}

test("Cancel stops the requests, and Save all then saves everything", async ({ page, imageHost }) => {
  const { videoIds, held, toasts, fileNames, countAborted } = await startSaving(page, imageHost);
  await generateText(page, line(videoIds));
  await buttons.cancel(page).press("Enter");
  await expectToast(page, saveCancelled);
  await expect.poll(countAborted).toBe(4);
  await expect(rowStatuses(page)).toHaveText(videoIds.map(() => rowStatus.idle));
  await expectSummary(page, saveAllExplanation);
  await expect(saveButton(page)).toHaveText(buttonLabels.saveAll);

  // Before the hosts have responded to the cancelled run.
  const zip = expectZip(page, videoIds);
  await expect(saveButton(page)).toHaveText(/^Zipping . of 7$/);
  held.release();
  await zip;
  await expectToast(page, videosSaved({ saved: 7 }));
  await expect(rowStatuses(page)).toHaveText(videoIds.map(() => rowStatus.saved));
  expect(fileNames).toEqual([LIST_ZIP_NAME]);
  expect(toasts).toEqual([generated.title, generated.title, saveCancelled.title, started]);
  // The cancelled run has requested nothing more from the second host, and nothing of the last two videos.
  expect(fetchCounts(imageHost, videoIds)).toEqual([1, 2, 2, 2, 2, 1, 1]);
});

test("a connection that is lost makes Save all wait, and go on once it is back", async ({
  page,
  context,
  imageHost,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
  const { videoIds, held, fileNames } = await startSaving(page, imageHost);
  await context.setOffline(true);
  held.release();
  await expect(summary(page)).toContainText(offline);
  await expect(rowStatuses(page).last()).toHaveText(rowStatus.loading);
  await expect(buttons.cancel(page)).toBeVisible();
  expect(fileNames).toEqual([]);
  await context.setOffline(false);
  await expectToast(page, videosSaved({ saved: 7 }));
  await expect.poll(() => fileNames).toEqual([LIST_ZIP_NAME]);
  await expect(rowStatuses(page)).toHaveText(videoIds.map(() => rowStatus.saved));
});

test.describe("where presses are ignored at first,", () => {
  test.use({ ignoresFirstPresses: true });

  test("a double click or a held Enter on Cancel presses nothing else", async ({ page, imageHost }) => {
    const { videoIds, held, toasts, fileNames } = await startSaving(page, imageHost);
    await page.clock.fastForward(1000); // until presses count
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
    await expect(rowStatuses(page)).toHaveText(videoIds.map(() => rowStatus.idle));
    await expect(saveButton(page)).toHaveText(buttonLabels.saveAll);

    held.release();
    await saveButton(page).focus();
    await page.keyboard.down("Enter");
    await expectToast(page, videosSaved({ saved: 7 }));
    for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(saveButton(page)).toHaveText(buttonLabels.saveAll);
    // A repeat's file would have arrived before this one.
    await expectDownload(page, rowButton(page, videoIds[0] ?? ""));
    await expect.poll(() => fileNames).toEqual([LIST_ZIP_NAME, fileName(imageNamed("maxres"))]);
    expect(toasts).toEqual(
      [generated, saveCancelled, saveCancelled].map(({ title }) => title).concat(started, started),
    );
  });

  test("a press that comes too late for Cancel does not land on the button in its place", async ({
    page,
    imageHost,
  }) => {
    const { held } = await startSaving(page, imageHost);
    // Returned in an object, so that only the observer is awaited here, not the button.
    const observed = await page.evaluateHandle(
      (label) => ({
        isReached: new Promise<boolean>((resolve) => {
          new MutationObserver((_changes, observer) => {
            const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === label);
            if (!button) return;
            observer.disconnect();
            resolve(button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 })));
          }).observe(document, { childList: true, subtree: true });
        }),
      }),
      buttonLabels.copyLink,
    );
    held.release();
    expect(await observed.evaluate(({ isReached }) => isReached)).toBe(false);
  });
});

test("while a ZIP is made, Generate works, but no other list can be saved", async ({ page, imageHost, videoId }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  const { videoIds, fileNames, expectZipInBackground } = await startSaving(page, imageHost);
  // With a Short, the same videos are another list.
  await generateText(page, line(videoIds).replace("youtu.be/", "youtube.com/shorts/"));
  await expectList(page, videoIds, `&short=${videoIds[0]}`);
  await expect(rowStatuses(page)).toHaveText(["Short", ...videoIds.slice(1).map(() => rowStatus.idle)]);
  await saveButton(page).click();
  await expectToast(page, otherZipRunning, aboutOtherList(videoIds));
  // A list that is not being saved starts anew.
  const [first = "", second = ""] = newVideoIds(2);
  await generateText(page, line([first, second]));
  await rowButton(page, first).click();
  await expect(rowStatuses(page)).toHaveText([rowStatus.saved, rowStatus.idle]);
  await generateText(page, line([first, second]));
  await expect(rowStatuses(page)).toHaveText([rowStatus.idle, rowStatus.idle]);

  const others = newVideoIds(2);
  await generateText(page, line(others));
  await expectList(page, others);
  await saveButton(page).click();
  await expectToast(page, otherZipRunning, aboutOtherList(videoIds));
  await expect(saveButton(page)).toHaveText(buttonLabels.saveAll);

  await generate(page, videoId);
  await expectResult(page, videoId);
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About Us" });
  await about.click({ noWaitAfter: true });
  await expect.poll(() => dialogs).toEqual(["beforeunload"]);
  await expectZipInBackground(aboutList(videoIds));
  await expectResult(page, videoId);
  expect(fileNames).toEqual([fileName(imageNamed("maxres")), LIST_ZIP_NAME]);
  await page.goBack();
  await expectList(page, others);
  await expectZip(page, others);
  // By the press that saved them, and not by the one before.
  expect(fetchCounts(imageHost, others)).toEqual([1, 1]);
  await about.click();
  await expect(page).toHaveURL("/about");
  expect(dialogs).toEqual(["beforeunload"]);
});

test("All sizes and Back let the ZIP go on, and its list shows its progress and its end again", async ({
  page,
  imageHost,
}) => {
  const { videoIds, toasts, expectZipInBackground } = await startSaving(page, imageHost);
  const { zipped, loading, queued, saved } = rowStatus;
  const expectProgress = () =>
    expect(rowStatuses(page)).toHaveText([zipped, loading, loading, loading, loading, queued, queued]);
  const [first = ""] = videoIds;
  await allSizesLink(page, first).click();
  await expectResult(page, first);
  await page.goBack();
  await expectProgress();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(videoList(page)).toHaveCount(0);
  await generateText(page, line(videoIds));
  await expectProgress();
  // The list is being saved already.
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveText(zippingLabel({ finished: 1, total: 7 }));
  await expectZipInBackground(null);
  await expect(rowStatuses(page)).toHaveText(videoIds.map(() => saved));
  expect(toasts).toEqual([generated.title, generated.title, started]);
});
