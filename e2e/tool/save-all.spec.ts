import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { buttonLabels, zippingLabel } from "../../lib/messages/buttons";
import { otherZipRunning, saveCancelled } from "../../lib/messages/toasts";
import { fileName, zipName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor, QUALITIES } from "../image-host/images";
import { heldResponse, uncacheable } from "../image-host/responses";
import { save, sizesSaved } from "../support/downloads";
import { openWhileMaxresLoads } from "../support/hold-images";
import { readZip } from "../support/read-zip";
import { expectToast, toastIn } from "../support/toasts";
import {
  buttons,
  generate,
  generateText,
  headings,
  imageRow,
  newVideoId,
  openResult,
  recordDownloads,
} from "../support/tool";

/** Presses Save all and returns the files in the ZIP. */
async function saveZip(page: Page, videoId: string) {
  const { name, bytes } = await save(page, buttons.saveAll(page));
  expect(name).toBe(zipName(videoId));
  return readZip(bytes);
}

test("Save all saves the images that turn out to exist in one ZIP, uncompressed, and says which did not load", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { maxres: "missing", high: "500" });
  await openResult(page, videoId);
  const existing = ["default", "medium", "standard", "hq720"] as const;
  const files = existing.map(async (name) => ({
    name: fileName(imageNamed(name)),
    method: 0,
    bytes: await imageFor(name),
  }));
  expect(await saveZip(page, videoId)).toEqual(await Promise.all(files));
  await expectToast(page, sizesSaved(existing, ["high"]));

  // An image that turns out to be missing meanwhile has not failed, unless it was shown.
  const nextId = newVideoId();
  const held = heldResponse("missing");
  imageHost.respondWith(nextId, { standard: held, high: uncacheable });
  await generate(page, nextId);
  for (const shown of ["maxres", "high"]) await expect(imageRow(page, shown).getByText(/ × /)).toBeVisible();
  imageHost.respondWith(nextId, { high: "missing" });
  const zip = saveZip(page, nextId);
  await expect(buttons.saveAll(page)).toHaveCount(0);
  held.release();
  expect(await zip).toHaveLength(3);
  await expectToast(page, sizesSaved(["default", "medium", "maxres"], ["high"]));
});

test("Save all shows its progress, and one toast at the end", async ({ page, imageHost, videoId }) => {
  const [heldStandard, heldMaxres] = [heldResponse(), heldResponse()];
  imageHost.respondWith(videoId, { standard: heldStandard, maxres: heldMaxres });
  await page.goto(`/?v=${videoId}`);
  await expect(headings.largestSoFar(page, "480 × 360")).toBeVisible();
  // Until maxres is there, something larger may stand in for it.
  const zipping = (finished: number) => page.getByRole("button", { name: zippingLabel({ finished, total: 6 }) });
  await buttons.saveAll(page).click();
  await expect(zipping(3)).toHaveAttribute("aria-busy", "true");
  heldStandard.release();
  await expect(zipping(4)).toBeVisible();
  expect(await toastIn(page).count()).toBe(0); // toHaveCount would wait until a toast has gone
  heldMaxres.release();
  await expectToast(page, sizesSaved(QUALITIES));
});

test("a ZIP's progress and Cancel are there again after Back, and no other ZIP is made meanwhile", async ({
  page,
  imageHost,
  videoId,
}) => {
  const fileNames = recordDownloads(page);
  const held = await openWhileMaxresLoads(page, imageHost, videoId);
  const zipping = page.getByRole("button", { name: zippingLabel({ finished: 4, total: 6 }) });
  await buttons.saveAll(page).click();
  await expect(zipping).toBeVisible();
  await generate(page, newVideoId());
  await expect(headings.largest(page)).toBeVisible();
  await buttons.saveAll(page).click();
  await expectToast(page, otherZipRunning, `Video ${videoId}`);
  await page.goBack();
  await expect(zipping).toHaveAttribute("aria-busy", "true");
  await buttons.cancel(page).click();
  await expectToast(page, saveCancelled);
  held.release();
  await expect(headings.largest(page)).toBeVisible();
  await saveZip(page, videoId);
  expect(fileNames).toEqual([zipName(videoId)]);
});

test("Save all asks for images of which none is shown, and says what came of them", async ({
  page,
  imageHost,
  videoId,
}) => {
  const fileNames = recordDownloads(page);
  imageHost.respondWith(videoId, "500");
  await openResult(page, videoId);
  await expect(headings.failed(page)).toBeVisible();
  await buttons.saveAll(page).click();
  await expectToast(page, sizesSaved([], QUALITIES));
  imageHost.respondWith(videoId, "real");
  expect(await saveZip(page, videoId)).toHaveLength(QUALITIES.length);
  expect(fileNames).toEqual([zipName(videoId)]);
});

test("Save all of images that hang counts them, can be cancelled, and fails once both hosts have been silent", async ({
  page,
  imageHost,
  videoId,
}) => {
  await page.clock.install();
  imageHost.respondWith(videoId, "never");
  await page.goto(`/?v=${videoId}`);
  await expect(headings.loading(page)).toBeVisible();
  const zipping = (finished: number) => page.getByRole("button", { name: zippingLabel({ finished, total: 6 }) });
  await buttons.saveAll(page).click();
  await expect(zipping(0)).toBeVisible();
  await buttons.cancel(page).click();
  await expectToast(page, saveCancelled);
  await buttons.saveAll(page).click();
  /** Lets seconds pass until an element is there. */
  const expectInTime = (element: Locator) =>
    expect.poll(() => page.clock.runFor(1000).then(() => element.count()), { intervals: [20] }).toBe(1);
  // Four at a time, 9 s at the first host and 15 s at the second.
  await expectInTime(zipping(4));
  await expect(buttons.cancel(page)).toBeVisible();
  await expectInTime(toastIn(page).getByText(sizesSaved([], QUALITIES).description));
  await expect(buttons.saveAll(page)).toBeVisible();
});

test("on a phone, Save all is shorter, but keeps its name", async ({ page, videoId }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openResult(page, videoId);
  await expect(page.getByText(buttonLabels.saveAllShort, { exact: true })).toBeVisible();
  await expect(buttons.saveAll(page)).toHaveAccessibleName(buttonLabels.saveAll);
});

test("Save all and Save largest save an image beside the five sizes even if another video is generated meanwhile", async ({
  page,
  imageHost,
}) => {
  const fileNames = recordDownloads(page);
  await page.goto("/");
  for (const [address, responses, largest] of [
    ["watch?v=", { maxres: "missing" }, "hq720"],
    ["shorts/", {}, "own-shape"],
  ] as const) {
    const videoId = newVideoId();
    const held = heldResponse();
    imageHost.respondWith(videoId, { ...responses, [largest === "hq720" ? largest : "oardefault"]: held });
    await generateText(page, `https://www.youtube.com/${address}${videoId}`);
    await expect(page.getByRole("heading", { name: /^Largest so far/ })).toBeVisible();
    const zip = page.waitForEvent("download", (download) => download.suggestedFilename() === zipName(videoId));
    await buttons.saveLargest(page).click();
    await buttons.saveAll(page).click();
    await generate(page, newVideoId());
    await expect(headings.largest(page)).toBeVisible();
    held.release();
    const sizes = QUALITIES.filter((quality) => !(quality in responses));
    const names = [...sizes, largest].map((name) => fileName(imageNamed(name)));
    // Either of the two toasts comes last, and both name the video.
    await expect(toastIn(page), largest).toContainText(videoId);
    await expect.poll(() => fileNames.toSorted(), largest).toEqual([names.at(-1), zipName(videoId)]);
    fileNames.length = 0;
    const files = readZip(await readFile(await (await zip).path()));
    expect(files.map(({ name }) => name)).toEqual(names);
  }
});
