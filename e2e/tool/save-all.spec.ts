import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { imageFor, QUALITIES, type Quality } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import { readZip } from "../support/read-zip";
import { expectToast } from "../support/toasts";
import { openResult, recordDownloads } from "../support/tool";

const saveAllButton = (page: Page) => page.getByRole("button", { name: "Save all" });
const fileNameOf = (quality: Quality) => `youtube-thumbnail-${quality}.jpg`;
const zipDownloadStarted = (count: number) => [
  "Download Started",
  `Downloading ${count} thumbnails in one ZIP file...`,
];
const nothingDownloaded = [
  "Download Failed",
  "None of the 5 images could be downloaded. Try again, or open them one by one.",
];

/** Presses Save all and returns the files in the ZIP. */
async function saveZip(page: Page, videoId: string) {
  const [download] = await Promise.all([page.waitForEvent("download"), saveAllButton(page).click()]);
  expect(download.suggestedFilename()).toBe(`youtube-thumbnails-${videoId}.zip`);
  return readZip(await readFile(await download.path()));
}

test("Save all saves the existing sizes in one ZIP, uncompressed, with one request each", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { standard: "missing" });
  await openResult(page, videoId);
  const requestsBefore = imageHost.requests(videoId).length;
  const existing = QUALITIES.filter((quality) => quality !== "standard");
  const files = await saveZip(page, videoId);
  expect(files.map(({ name, method }) => [name, method])).toEqual(existing.map((quality) => [fileNameOf(quality), 0]));
  for (const quality of existing) {
    expect(files.find(({ name }) => name === fileNameOf(quality))?.bytes).toEqual(await imageFor(quality));
  }
  await expectToast(page, zipDownloadStarted(4));
  const requests = imageHost.requests(videoId).slice(requestsBefore);
  expect(requests.map(({ image }) => image).sort()).toEqual([...existing].sort());
});

test("Save all shows its progress, ignores a second click and shows one toast at the end", async ({
  page,
  imageHost,
  videoId,
}) => {
  await openResult(page, videoId);
  const fileNames = recordDownloads(page);
  const [heldStandard, heldMaxres] = [heldResponse(), heldResponse()];
  imageHost.respondWith(videoId, { standard: heldStandard, maxres: heldMaxres });
  await saveAllButton(page).click();
  const button = page.getByRole("button", { name: /^Zipping \d of 5$/ });
  await expect(button).toHaveText("Zipping 3 of 5");
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.click();
  heldStandard.release();
  await expect(button).toHaveText("Zipping 4 of 5");
  await expect(page.getByText(/Download (Started|Failed)/)).toHaveCount(0);
  heldMaxres.release();
  await expectToast(page, zipDownloadStarted(5));
  await expect(saveAllButton(page)).toBeVisible();
  await expect.poll(() => fileNames).toEqual([`youtube-thumbnails-${videoId}.zip`]);
});

test("Save all starts counting from zero on every click", async ({ page, imageHost, videoId }) => {
  await openResult(page, videoId);
  await Promise.all([page.waitForEvent("download"), saveAllButton(page).click()]);
  imageHost.respondWith(videoId, "never");
  await saveAllButton(page).click();
  await expect(page.getByRole("button", { name: "Zipping 0 of 5" })).toBeVisible();
});

test("Save all saves the sizes that it can fetch and names the others", async ({ page, imageHost, videoId }) => {
  await openResult(page, videoId);
  imageHost.respondWith(videoId, { high: "missing-200", maxres: "500" });
  const files = await saveZip(page, videoId);
  expect(files.map(({ name }) => name)).toEqual((["default", "medium", "standard"] as const).map(fileNameOf));
  await expectToast(page, [
    "3 of 5 thumbnails saved",
    "Not saved: high and maxres. Try again, or open them one by one.",
  ]);
});

test("Save all saves no empty ZIP when every request fails, and the next click works", async ({
  page,
  imageHost,
  videoId,
}) => {
  await openResult(page, videoId);
  const fileNames = recordDownloads(page);
  imageHost.respondWith(videoId, "500");
  await saveAllButton(page).click();
  await expectToast(page, nothingDownloaded);
  expect(fileNames).toEqual([]);
  imageHost.respondWith(videoId, "real");
  expect(await saveZip(page, videoId)).toHaveLength(5);
});

test("Save all works again after a click for which every request failed", async ({ page, imageHost, videoId }) => {
  await openResult(page, videoId);
  imageHost.respondWith(videoId, "500");
  await saveAllButton(page).click();
  await expectToast(page, nothingDownloaded);
  imageHost.respondWith(videoId, "real");
  expect(await saveZip(page, videoId)).toHaveLength(5);
});

test("a single size can be saved while the ZIP is being built, and both arrive", async ({
  page,
  imageHost,
  videoId,
}) => {
  await openResult(page, videoId);
  const fileNames = recordDownloads(page);
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  await page.getByRole("button", { name: "Download maxres thumbnail" }).click();
  await saveAllButton(page).click();
  await page.getByRole("button", { name: "Download high thumbnail" }).click();
  await expect.poll(() => fileNames).toEqual([fileNameOf("high")]);
  held.release();
  const expected = [fileNameOf("high"), fileNameOf("maxres"), `youtube-thumbnails-${videoId}.zip`];
  await expect.poll(() => fileNames.toSorted()).toEqual(expected);
});
