import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { imageFor, type Quality } from "../image-host/images";
import { heldResponse, type Responder } from "../image-host/responses";
import { expectToast } from "../support/toasts";
import { recordDownloads } from "../support/tool";
import {
  fetchCounts,
  fetchedImages,
  newVideoIds,
  openList,
  rowOf,
  rowStatuses,
  saveButton,
  saveList,
  videoList,
  zipDownloadStarted,
  zippedNames,
} from "../support/video-list";

const cancelButton = (page: Page) => videoList(page).getByRole("button", { name: "Cancel" });

test("Save all saves the largest image of each video in one ZIP, byte for byte and uncompressed", async ({
  page,
  imageHost,
}) => {
  const videoIds = newVideoIds(4);
  const sizes: Quality[] = ["maxres", "standard", "high", "medium"];
  const [, second = "", third = "", fourth = ""] = videoIds;
  imageHost.respondWith(second, { maxres: "missing" });
  imageHost.respondWith(third, { maxres: "missing-200", standard: "missing" });
  imageHost.respondWith(fourth, { maxres: "missing-empty", standard: "missing", high: "missing-200" });
  await openList(page, videoIds);
  const files = await saveList(page);
  expect(files.map(({ name }) => name)).toEqual(
    videoIds.flatMap((id, index) => zippedNames([id], sizes[index])).sort(),
  );
  for (const [index, videoId] of videoIds.entries()) {
    const quality = sizes[index] ?? "default";
    const file = files.find(({ name }) => name.startsWith(`${videoId}/`));
    expect(file?.bytes).toEqual(await imageFor(quality));
    expect(file?.method).toBe(0);
    await expect(rowOf(page, videoId).getByRole("button")).toHaveText(`Download ${quality}`);
    // The next size only if the one before is missing, and from the first host alone.
    expect(fetchedImages(imageHost, videoId)).toEqual(sizes.slice(0, index + 1));
    expect(new Set(imageHost.requests(videoId).map(({ host }) => host))).toEqual(new Set(["i.ytimg.com"]));
  }
  await expectToast(page, zipDownloadStarted(4));
  await expect(rowStatuses(page)).toHaveText(["Saved", "Saved", "Saved", "Saved"]);
  await expect(videoList(page).getByText("4 saved", { exact: true })).toBeVisible();
});

test("Save all saves four videos at a time, shows its progress and ignores a second click", async ({
  page,
  imageHost,
}) => {
  const videoIds = newVideoIds(7);
  const held = videoIds.map(() => heldResponse());
  let open = 0;
  let mostOpen = 0;
  for (const [index, videoId] of videoIds.entries()) {
    const counted: Responder = async (imageResponse) => {
      mostOpen = Math.max(mostOpen, ++open);
      await held[index]?.(imageResponse);
      open -= 1;
    };
    imageHost.respondWith(videoId, { maxres: counted });
  }
  await openList(page, videoIds);
  const fileNames = recordDownloads(page);
  await saveButton(page).click();
  await expect.poll(() => open).toBe(4);
  await expect(saveButton(page)).toHaveText("Zipping 0 of 7");
  await expect(saveButton(page)).toHaveAttribute("aria-busy", "true");
  await expect(cancelButton(page)).toBeVisible();
  await expect(videoList(page).getByRole("button", { name: /Share|Copy link/ })).toHaveCount(0);
  const [loading, waiting] = ["Loading...", "Waiting..."];
  await expect(rowStatuses(page)).toHaveText([loading, loading, loading, loading, waiting, waiting, waiting]);
  await saveButton(page).click();

  // A slow first video does not hold up the others.
  held[1]?.release();
  await expect(saveButton(page)).toHaveText("Zipping 1 of 7");
  const added = "Added to the ZIP";
  await expect(rowStatuses(page)).toHaveText([loading, added, loading, loading, loading, waiting, waiting]);
  await expect.poll(() => fetchCounts(imageHost, videoIds)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  for (const { release } of held.slice(1)) release();
  await expect(saveButton(page)).toHaveText("Zipping 6 of 7");
  expect(fileNames).toEqual([]);
  await expect(page.getByText(/Download (Started|Failed)/)).toHaveCount(0);
  held[0]?.release();
  await expectToast(page, zipDownloadStarted(7));
  await expect(saveButton(page)).toHaveText("Save all (ZIP)");
  await expect(saveButton(page)).toHaveAttribute("aria-busy", "false");
  await expect(cancelButton(page)).toHaveCount(0);
  await expect.poll(() => fileNames).toEqual(["youtube-thumbnails.zip"]);
  expect(fetchCounts(imageHost, videoIds)).toEqual(videoIds.map(() => 1));
  expect(mostOpen).toBe(4);
});

test("Save the rest saves only what failed, and once all is saved, Save all saves everything again", async ({
  page,
  imageHost,
}) => {
  const videoIds = newVideoIds(4);
  const [, failing = "", missing = ""] = videoIds;
  const found = videoIds.filter((videoId) => videoId !== missing);
  imageHost.respondWith(failing, { maxres: "500" });
  imageHost.respondWith(missing, "missing");
  await openList(page, videoIds);
  const first = await saveList(page);
  expect(first.map(({ name }) => name)).toEqual(zippedNames(found.filter((videoId) => videoId !== failing)));
  await expectToast(page, [
    "2 of 4 thumbnails saved",
    "1 image could not be saved. Press Save the rest to try again. 1 video doesn't exist or is private.",
  ]);
  const notFound = "No such video, or it is private";
  await expect(rowStatuses(page)).toHaveText(["Saved", "The image could not be saved", notFound, "Saved"]);
  await expect(videoList(page).getByText("2 saved, 1 failed, 1 missing", { exact: true })).toBeVisible();
  await expect(saveButton(page)).toHaveText("Save the rest (ZIP)");
  expect(fetchCounts(imageHost, videoIds)).toEqual([1, 2, 4, 1]);

  imageHost.respondWith(failing, "real");
  const rest = await saveList(page);
  expect(rest.map(({ name }) => name)).toEqual(zippedNames([failing]));
  await expectToast(page, zipDownloadStarted(1));
  await expect(rowStatuses(page)).toHaveText(["Saved", "Saved", notFound, "Saved"]);
  await expect(videoList(page).getByText("3 saved, 1 missing", { exact: true })).toBeVisible();
  expect(fetchCounts(imageHost, videoIds)).toEqual([1, 3, 4, 1]);

  await expect(saveButton(page)).toHaveText("Save all (ZIP)");
  const all = await saveList(page);
  expect(all.map(({ name }) => name)).toEqual(zippedNames(found));
  await expectToast(page, ["3 of 4 thumbnails saved", "1 video doesn't exist or is private."]);
  expect(fetchCounts(imageHost, videoIds)).toEqual([2, 4, 8, 2]);
});

test("Save all starts with the size that a row's Download found to be the largest", async ({ page, imageHost }) => {
  const [first = "", second = ""] = newVideoIds(2);
  imageHost.respondWith(first, { maxres: "missing" });
  await openList(page, [first, second]);
  await rowOf(page, first).getByRole("button").click();
  await expect(rowOf(page, first).getByRole("button")).toHaveText("Download standard");
  const files = await saveList(page);
  expect(files.map(({ name }) => name)).toEqual(
    [zippedNames([first], "standard"), zippedNames([second])].flat().sort(),
  );
  expect(fetchedImages(imageHost, first)).toEqual(["maxres", "standard", "standard"]);
});

test("a row's Download works while the ZIP is being built, and both files arrive", async ({ page, imageHost }) => {
  const [first = "", second = ""] = newVideoIds(2);
  const held = heldResponse();
  imageHost.respondWith(first, { maxres: held });
  await openList(page, [first, second]);
  const fileNames = recordDownloads(page);
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveText("Zipping 1 of 2");
  await rowOf(page, second).getByRole("button").click();
  await expect.poll(() => fileNames).toEqual(["youtube-thumbnail-maxres.jpg"]);
  await expect(rowStatuses(page)).toHaveText(["Loading...", "Added to the ZIP"]);
  held.release();
  await expect.poll(() => fileNames).toEqual(["youtube-thumbnail-maxres.jpg", "youtube-thumbnails.zip"]);
  await expect(rowStatuses(page)).toHaveText(["Saved", "Saved"]);
});
