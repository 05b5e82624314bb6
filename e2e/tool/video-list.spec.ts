import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { imageFor, type Quality } from "../image-host/images";
import { downloadFailed, downloadStarted, expectToast } from "../support/toasts";
import { expectResult } from "../support/tool";
import { expectList, fetchedImages, newVideoIds, openList, rowOf, videoList } from "../support/video-list";

const downloadIn = (page: Page, videoId: string) => rowOf(page, videoId).getByRole("button");

/** Presses a row's Download and expects it to save this size. */
async function expectRowDownload(page: Page, videoId: string, quality: Quality) {
  const [download] = await Promise.all([page.waitForEvent("download"), downloadIn(page, videoId).click()]);
  expect(download.suggestedFilename()).toBe(`youtube-thumbnail-${quality}.jpg`);
  expect(await readFile(await download.path())).toEqual(await imageFor(quality));
  await expectToast(page, downloadStarted(quality));
  await expect(downloadIn(page, videoId)).toHaveText(`Download ${quality}`);
}

test("lists each video with its medium image, its ID, a status, Download and Five sizes", async ({
  page,
  imageHost,
}) => {
  const videoIds = newVideoIds(3);
  await openList(page, videoIds);
  await expect(videoList(page)).toContainText("The largest image of each, in one ZIP");
  for (const videoId of videoIds) {
    const row = rowOf(page, videoId);
    const image = row.getByRole("img", { name: `medium thumbnail of video ${videoId}, 320 × 180 pixels`, exact: true });
    await expect(image).toHaveAttribute("src", `https://i.ytimg.com/vi/${videoId}/mqdefault.jpg`);
    await expect(image).toHaveJSProperty("naturalWidth", 320);
    await expect(row.getByRole("paragraph")).toHaveText("Ready to save");
    await expect(row.getByRole("button", { name: `Download thumbnail of video ${videoId}`, exact: true })).toHaveText(
      "Download",
    );
    await expect(row.getByRole("link", { name: `Five sizes of video ${videoId}`, exact: true })).toHaveText(
      "Five sizes",
    );
    expect(imageHost.requests(videoId).map(({ image }) => image)).toEqual(["medium"]);
  }
  await expect(videoList(page).getByRole("listitem")).toHaveCount(3);
});

test("Download in a row saves the largest image and names it on the button", async ({ page, imageHost }) => {
  const [first = "", second = ""] = newVideoIds(2);
  await openList(page, [first, second]);
  await expectRowDownload(page, first, "maxres");
  await expect(downloadIn(page, first)).toHaveAccessibleName(`Download maxres thumbnail of video ${first}`);
  await expect(downloadIn(page, second)).toHaveText("Download");
  expect(fetchedImages(imageHost, first)).toEqual(["maxres"]);
  expect(fetchedImages(imageHost, second)).toEqual([]);
});

for (const [largest, missing, requests] of [
  ["standard", ["maxres"], ["maxres", "standard"]],
  ["high", ["maxres", "standard"], ["maxres", "standard", "high"]],
  ["medium", ["maxres", "standard", "high"], ["maxres", "standard", "high", "medium"]],
] as const) {
  test(`Download in a row saves ${largest} when it is the largest, and requests only it the next time`, async ({
    page,
    imageHost,
  }) => {
    const [first = "", second = ""] = newVideoIds(2);
    imageHost.respondWith(first, Object.fromEntries(missing.map((quality) => [quality, "missing"])));
    await openList(page, [first, second]);
    await expectRowDownload(page, first, largest);
    expect(fetchedImages(imageHost, first)).toEqual(requests);
    await expectRowDownload(page, first, largest);
    expect(fetchedImages(imageHost, first)).toEqual([...requests, largest]);
  });
}

test("Download in a row shows the failure with a link to the image, and the next click works", async ({
  page,
  imageHost,
}) => {
  const [first = "", second = ""] = newVideoIds(2);
  imageHost.respondWith(first, { maxres: "500" });
  await openList(page, [first, second]);
  await downloadIn(page, first).click();
  await expectToast(page, downloadFailed);
  const openImage = page.getByRole("link", { name: "Open image", exact: true });
  await expect(openImage).toHaveAttribute("href", `https://i.ytimg.com/vi/${first}/maxresdefault.jpg`);
  // A failed maxres is not a missing one: a smaller image would not be the largest.
  expect(fetchedImages(imageHost, first)).toEqual(["maxres", "maxres"]);
  await expect(downloadIn(page, first)).toHaveText("Download");

  imageHost.respondWith(first, "real");
  await expectRowDownload(page, first, "maxres");
});

test("Download of a missing video shows the failure and then says so in the row", async ({ page, imageHost }) => {
  const [first = "", second = ""] = newVideoIds(2);
  await openList(page, [first, second]);
  await expect(rowOf(page, first).getByRole("img")).toHaveCount(1);
  imageHost.respondWith(first, "missing");
  await downloadIn(page, first).click();
  await expectToast(page, downloadFailed);
  await expect(rowOf(page, first).getByRole("paragraph")).toHaveText("No such video, or it is private");
  await expect(rowOf(page, second).getByRole("paragraph")).toHaveText("Ready to save");
});

test("Five sizes opens the video's five cards, and Back returns to the list", async ({ page }) => {
  const [first = "", second = ""] = newVideoIds(2);
  await openList(page, [first, second]);
  await rowOf(page, second).getByRole("link", { name: "Five sizes" }).click();
  await expectResult(page, second);
  await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(5);
  await expect(videoList(page)).toHaveCount(0);
  await page.goBack();
  await expectList(page, [first, second]);
});
