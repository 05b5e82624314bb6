import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { recordDownloads, openResult } from "../support/tool";
import { heldResponse } from "../image-host/responses";
import { imageFor, QUALITIES, type Quality } from "../image-host/images";
import { readZip } from "../support/read-zip";
import { expect, test } from "../fixtures";
import { toastIn } from "../support/toasts";

const downloadAll = (page: Page) => page.getByRole("button", { name: "Save all" });
const nameOf = (quality: Quality) => `youtube-thumbnail-${quality}.jpg`;
const zipStarted = (count: number) => ["Download Started", `Downloading ${count} thumbnails in one ZIP file...`];
const nothingSaved = [
  "Download Failed",
  "None of the 5 images could be downloaded. Try again, or open them one by one.",
];

/** Presses Save all and returns the files in the ZIP. */
async function zipSaved(page: Page, videoId: string) {
  const [saved] = await Promise.all([page.waitForEvent("download"), downloadAll(page).click()]);
  expect(saved.suggestedFilename()).toBe(`youtube-thumbnails-${videoId}.zip`);
  return readZip(await readFile(await saved.path()));
}

test("Save all saves one ZIP of the sizes that exist, stored as they are, each asked for once", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { standard: "missing" });
  await openResult(page, videoId);
  const before = imageHost.requests(videoId).length;
  const there = QUALITIES.filter((quality) => quality !== "standard");
  const files = await zipSaved(page, videoId);
  expect(files.map(({ name, method }) => [name, method])).toEqual(there.map((quality) => [nameOf(quality), 0]));
  for (const quality of there) {
    expect(files.find(({ name }) => name === nameOf(quality))?.bytes).toEqual(await imageFor(quality));
  }
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(zipStarted(4));
  const asked = imageHost.requests(videoId).slice(before);
  expect(asked.map(({ quality }) => quality).sort()).toEqual([...there].sort());
});

test("Save all says how far it is, takes no second press, and shows one toast at its end", async ({
  page,
  imageHost,
  videoId,
}) => {
  await openResult(page, videoId);
  const saved = recordDownloads(page);
  const [late, later] = [heldResponse(), heldResponse()];
  imageHost.respondWith(videoId, { standard: late, maxres: later });
  await downloadAll(page).click();
  const button = page.getByRole("button", { name: /^Zipping \d of 5$/ });
  await expect(button).toHaveText("Zipping 3 of 5");
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.click();
  late.release();
  await expect(button).toHaveText("Zipping 4 of 5");
  await expect(page.getByText(/Download (Started|Failed)/)).toHaveCount(0);
  later.release();
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(zipStarted(5));
  await expect(downloadAll(page)).toBeVisible();
  await expect.poll(() => saved).toEqual([`youtube-thumbnails-${videoId}.zip`]);
});

test("Save all counts from nothing at every press", async ({ page, imageHost, videoId }) => {
  await openResult(page, videoId);
  await Promise.all([page.waitForEvent("download"), downloadAll(page).click()]);
  imageHost.respondWith(videoId, "never");
  await downloadAll(page).click();
  await expect(page.getByRole("button", { name: "Zipping 0 of 5" })).toBeVisible();
});

test("Save all saves what can be had and names what cannot", async ({ page, imageHost, videoId }) => {
  await openResult(page, videoId);
  imageHost.respondWith(videoId, { high: "missing-200", maxres: "500" });
  const files = await zipSaved(page, videoId);
  expect(files.map(({ name }) => name)).toEqual((["default", "medium", "standard"] as const).map(nameOf));
  await expect(toastIn(page).getByRole("paragraph")).toHaveText([
    "3 of 5 thumbnails saved",
    "Not saved: high and maxres. Try again, or open them one by one.",
  ]);
});

test("Save all saves nothing when nothing can be had, and works at the next press", async ({
  page,
  imageHost,
  videoId,
}) => {
  await openResult(page, videoId);
  const saved = recordDownloads(page);
  imageHost.respondWith(videoId, "500");
  await downloadAll(page).click();
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(nothingSaved);
  expect(saved).toEqual([]);
  imageHost.respondWith(videoId, "real");
  expect(await zipSaved(page, videoId)).toHaveLength(5);
});

test("Save all works at the next press when nothing could be fetched before", async ({ page, imageHost, videoId }) => {
  await openResult(page, videoId);
  imageHost.respondWith(videoId, "500");
  await downloadAll(page).click();
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(nothingSaved);
  imageHost.respondWith(videoId, "real");
  expect(await zipSaved(page, videoId)).toHaveLength(5);
});

test("one size is saved while the ZIP is on its way, and both arrive", async ({ page, imageHost, videoId }) => {
  await openResult(page, videoId);
  const saved = recordDownloads(page);
  const late = heldResponse();
  imageHost.respondWith(videoId, { maxres: late });
  await page.getByRole("button", { name: "Download maxres thumbnail" }).click();
  await downloadAll(page).click();
  await page.getByRole("button", { name: "Download high thumbnail" }).click();
  await expect.poll(() => saved).toEqual([nameOf("high")]);
  late.release();
  const all = [nameOf("high"), nameOf("maxres"), `youtube-thumbnails-${videoId}.zip`];
  await expect.poll(() => saved.toSorted()).toEqual(all);
});
