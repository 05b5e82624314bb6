import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { downloadFailed, downloadStarted, zipToast } from "../../lib/messages/toasts";
import { fileName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { imageFor, type LargestImage, type Quality } from "../image-host/images";
import { expect } from "../fixtures";
import { expectToast } from "./toasts";
import { buttons, imageUrl } from "./tool";

/** Why a test that counts the requests for an image and saves it doesn't run in Firefox. */
export const secondRequestSkipReason = "Firefox requests an image once more when it is first saved";

/** Why a test that counts the requests for a missing image doesn't run in Firefox. */
export const missingAgainSkipReason = "Firefox requests an image that was answered with 404 again each time";

/** Matches every engine's console error for a response that CORS refuses. */
export const corsError = /CORS|cross-origin|access.control/i;

/** Presses a button and returns the file that the page saves. */
export async function save(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Presses a button and expects it to save one size byte for byte and to show the toast. */
export async function expectDownload(page: Page, button: Locator, quality: LargestImage = "maxres"): Promise<void> {
  const file = await save(page, button);
  expect(file).toEqual({ name: fileName(imageNamed(quality)), bytes: await imageFor(quality) });
  await expectToast(page, downloadStarted(imageNamed(quality)));
}

/** Expects the toast of a failed download and its link to the image, or no link to one that is missing. */
export async function expectDownloadFailure(page: Page, videoId: string, shown: Quality | null = "maxres") {
  await expectToast(page, downloadFailed(shown && imageUrl(videoId, shown)));
}

const outcomes = (labels: readonly string[], outcome: "saved" | "missing" | "failed") =>
  labels.map((label) => ({ id: label, label, outcome }));

/** The toast of a ZIP of one video's sizes. */
export const sizesSaved = (saved: readonly string[], failed: readonly string[] = []) =>
  zipToast([...outcomes(saved, "saved"), ...outcomes(failed, "failed")], { contents: "sizes" });

/** The toast of a ZIP of a list's videos, by their numbers. */
export const videosSaved = ({ saved = 0, notFound = 0, failed = 0 }) =>
  zipToast(
    [
      ...outcomes(Array(saved).fill(""), "saved"),
      ...outcomes(Array(notFound).fill(""), "missing"),
      ...outcomes(Array(failed).fill(""), "failed"),
    ],
    { contents: "videos" },
  );

/** Starts a download and expects its toast to be the first one: any earlier toast would have been recorded by then. */
export async function expectNoToastBeforeDownload(page: Page, recordedTitles: string[]): Promise<void> {
  await buttons.download(page).click();
  await expect.poll(() => recordedTitles).toEqual([downloadStarted(imageNamed("maxres")).title]);
}
