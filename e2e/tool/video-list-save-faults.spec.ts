import { blockHost, expect, test } from "../fixtures";
import { heldResponse, type ResponseName } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { expectToast } from "../support/toasts";
import { recordDownloads, recordHosts } from "../support/tool";
import {
  fetchCounts,
  newVideoIds,
  openList,
  rowStatuses,
  saveButton,
  saveList,
  zipDownloadStarted,
  zippedNames,
} from "../support/video-list";

const [firstHost, secondHost] = HOSTS;

/** Matches the message of every engine. */
const corsError = /CORS|cross-origin|access.control/i;

const notSaved = "The image could not be saved";
const notFound = "No such video, or it is private";

for (const [fault, response] of [
  ["returns 403", "403"],
  ["drops the connection halfway", "dropped"],
  ["sends a web page instead of an image", "html"],
  ["sends no CORS header", "no-cors"],
] satisfies [string, ResponseName][]) {
  test(`takes one of three videos from the second host when the first ${fault}`, async ({
    page,
    imageHost,
    allowConsoleError,
  }) => {
    allowConsoleError(corsError);
    const videoIds = newVideoIds(3);
    const [, failing = ""] = videoIds;
    imageHost.respondWith(failing, { maxres: response }, [firstHost]);
    await openList(page, videoIds);
    const hosts = recordHosts(page, failing, "maxres");
    const files = await saveList(page);
    expect(files.map(({ name }) => name)).toEqual(zippedNames(videoIds));
    await expectToast(page, zipDownloadStarted(3));
    expect(hosts).toEqual([firstHost, secondHost]);
    expect(fetchCounts(imageHost, videoIds)).toEqual([1, 2, 1]);
  });

  test(`saves the others and names the failed one in its row when both hosts fail: ${response}`, async ({
    page,
    imageHost,
    allowConsoleError,
  }) => {
    allowConsoleError(corsError);
    const videoIds = newVideoIds(3);
    const [first = "", failing = "", last = ""] = videoIds;
    imageHost.respondWith(failing, { maxres: response });
    await openList(page, videoIds);
    const files = await saveList(page);
    expect(files.map(({ name }) => name)).toEqual(zippedNames([first, last]));
    await expectToast(page, [
      "2 of 3 thumbnails saved",
      "1 image could not be saved. Press Save the rest to try again.",
    ]);
    await expect(rowStatuses(page)).toHaveText(["Saved", notSaved, "Saved"]);
    // A failure is not a missing size: a smaller one would not be the largest.
    expect(fetchCounts(imageHost, videoIds)).toEqual([1, 2, 1]);
  });
}

test("takes all videos from the second host when the first cannot be resolved", async ({ page, context }) => {
  const videoIds = newVideoIds(3);
  await blockHost(context, firstHost);
  await openList(page, videoIds);
  const files = await saveList(page);
  expect(files.map(({ name }) => name)).toEqual(zippedNames(videoIds));
  await expectToast(page, zipDownloadStarted(3));
});

test("saves no empty ZIP when every video fails, and the next click works", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(3);
  await openList(page, videoIds);
  for (const videoId of videoIds) imageHost.respondWith(videoId, "500");
  const fileNames = recordDownloads(page);
  await saveButton(page).click();
  await expectToast(page, ["Download Failed", "3 images could not be saved. Check your connection, then try again."]);
  await expect(rowStatuses(page)).toHaveText([notSaved, notSaved, notSaved]);
  await expect(saveButton(page)).toHaveText("Save all (ZIP)");

  for (const videoId of videoIds) imageHost.respondWith(videoId, "real");
  const files = await saveList(page);
  expect(files.map(({ name }) => name)).toEqual(zippedNames(videoIds));
  expect(fileNames).toEqual(["youtube-thumbnails.zip"]);
});

test("marks every image as not saved when the browser cannot create the ZIP", async ({ page }) => {
  await page.addInitScript(() => {
    const { blob } = Response.prototype;
    Response.prototype.blob = async function () {
      if (this.headers.get("Content-Type") !== "application/zip") return blob.call(this);
      await this.body?.getReader().read();
      throw new RangeError("out of memory");
    };
  });
  const videoIds = newVideoIds(9);
  await openList(page, videoIds);
  const fileNames = recordDownloads(page);
  await saveButton(page).click();
  await expectToast(page, ["Download Failed", "9 images could not be saved. Check your connection, then try again."]);
  await expect(rowStatuses(page)).toHaveText(videoIds.map(() => notSaved));
  await expect(saveButton(page)).toHaveText("Save all (ZIP)");
  expect(fileNames).toEqual([]);
});

test("saves no empty ZIP when no video exists", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(2);
  for (const videoId of videoIds) imageHost.respondWith(videoId, "missing");
  await openList(page, videoIds);
  const fileNames = recordDownloads(page);
  await saveButton(page).click();
  await expectToast(page, ["Download Failed", "2 videos don't exist or are private."]);
  await expect(rowStatuses(page)).toHaveText([notFound, notFound]);
  expect(fileNames).toEqual([]);
});

test("saves what arrived before the network was lost, and the rest once it is back", async ({
  page,
  context,
  imageHost,
}) => {
  const videoIds = newVideoIds(10);
  const [arrived, interrupted] = [videoIds.slice(0, 3), videoIds.slice(3, 7)];
  const held = heldResponse("dropped");
  for (const videoId of interrupted) imageHost.respondWith(videoId, { maxres: held });
  await openList(page, videoIds);
  const saved = saveList(page);
  await expect(saveButton(page)).toHaveText("Zipping 3 of 10");
  await expect.poll(() => fetchCounts(imageHost, interrupted)).toEqual([1, 1, 1, 1]);
  await context.setOffline(true);
  held.release();
  expect((await saved).map(({ name }) => name)).toEqual(zippedNames(arrived));
  await expectToast(page, [
    "3 of 10 thumbnails saved",
    "7 images could not be saved. Press Save the rest to try again.",
  ]);
  const statuses = videoIds.map((videoId) => (arrived.includes(videoId) ? "Saved" : notSaved));
  await expect(rowStatuses(page)).toHaveText(statuses);

  await context.setOffline(false);
  for (const videoId of interrupted) imageHost.respondWith(videoId, "real");
  await expect(saveButton(page)).toHaveText("Save the rest (ZIP)");
  expect((await saveList(page)).map(({ name }) => name)).toEqual(zippedNames(videoIds.slice(3)));
  await expectToast(page, zipDownloadStarted(7));
  expect(fetchCounts(imageHost, arrived)).toEqual([1, 1, 1]);
});

test("saves 45 of 50 videos when every tenth is missing", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(50);
  const missing = videoIds.filter((_, index) => index % 10 === 9);
  const found = videoIds.filter((videoId) => !missing.includes(videoId));
  for (const videoId of missing) imageHost.respondWith(videoId, "missing");
  await openList(page, videoIds);
  const files = await saveList(page);
  expect(files.map(({ name }) => name)).toEqual(zippedNames(found));
  await expectToast(page, ["45 of 50 thumbnails saved", "5 videos don't exist or are private."]);
  const statuses = videoIds.map((videoId) => (missing.includes(videoId) ? notFound : "Saved"));
  await expect(rowStatuses(page)).toHaveText(statuses);
  expect(fetchCounts(imageHost, found)).toEqual(found.map(() => 1));
});
