import { buttonLabels, rowButtonLabel } from "../../lib/messages/results";
import { expect, test } from "../fixtures";
import { expectDownload, expectDownloadFailure } from "../support/downloads";
import { rowStatus } from "../support/mixed-list";
import { expectResult, imageUrl, sizeNamed } from "../support/tool";
import {
  expectList,
  fetchedImages,
  allSizesLink,
  newVideoIds,
  openList,
  rowButton,
  rowImage,
  rowOf,
  rowStatuses,
  saveList,
  videoList,
  zippedNames,
} from "../support/video-list";

test("lists each video with its image, its ID, a status and two actions", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(3);
  await openList(page, videoIds);
  await expect(videoList(page)).toContainText("The largest image of each, in one ZIP");
  await expect(videoList(page).getByRole("listitem")).toHaveCount(3);
  for (const videoId of videoIds) {
    await expect(rowImage(page, videoId)).toHaveAccessibleName(
      `medium thumbnail of video ${videoId}, 320 × 180 pixels`,
    );
    await expect(rowImage(page, videoId)).toHaveAttribute("src", imageUrl(videoId, "medium"));
    await expect(rowImage(page, videoId)).toHaveJSProperty("naturalWidth", 320);
    await expect(rowOf(page, videoId).getByRole("paragraph")).toHaveText(rowStatus.idle);
    await expect(rowButton(page, videoId)).toHaveText(buttonLabels.download);
    await expect(rowButton(page, videoId)).toHaveAccessibleName(`Download thumbnail of video ${videoId}`);
    await expect(allSizesLink(page, videoId)).toHaveText(buttonLabels.allSizes);
    expect(imageHost.requests(videoId).map(({ image }) => image)).toEqual(["medium"]);
  }
});

for (const [largest, missing] of [
  ["maxres", []],
  ["hq720", ["maxres"]],
  ["medium", ["maxres", "hq720", "standard", "high"]],
] as const) {
  test(`Download in a row finds ${largest}, saves it and remembers it`, async ({ page, imageHost }) => {
    const [first = "", second = ""] = newVideoIds(2);
    imageHost.respondWith(first, Object.fromEntries(missing.map((quality) => [quality, "missing"])));
    await openList(page, [first, second]);
    await expectDownload(page, rowButton(page, first), largest);
    await expect(rowButton(page, first)).toHaveText(rowButtonLabel(sizeNamed(largest)));
    await expect(rowButton(page, first)).toHaveAccessibleName(`Download ${largest} thumbnail of video ${first}`);
    expect(fetchedImages(imageHost, first)).toEqual([...missing, largest]);
    expect((await saveList(page)).map(({ name }) => name)).toEqual(
      [...zippedNames([first], largest), ...zippedNames([second])].sort(),
    );
    expect(fetchedImages(imageHost, first)).toEqual([...missing, largest, largest]);
    expect(fetchedImages(imageHost, second)).toEqual(["maxres"]);
  });
}

test("Download in a row shows why it saves nothing, and the next click works", async ({ page, imageHost }) => {
  const [first = "", second = ""] = newVideoIds(2);
  await openList(page, [first, second]);
  await expect(rowImage(page, first)).toHaveCount(1);
  imageHost.respondWith(first, { maxres: "500" });
  await rowButton(page, first).click();
  await expectDownloadFailure(page, first);
  // A failed maxres is not a missing one: a smaller image would not be the largest.
  expect(fetchedImages(imageHost, first)).toEqual(["maxres", "maxres"]);
  await expect(rowButton(page, first)).toHaveText(buttonLabels.download);

  imageHost.respondWith(first, "real");
  await expectDownload(page, rowButton(page, first));
  imageHost.respondWith(second, "missing");
  await rowButton(page, second).click();
  await expectDownloadFailure(page, second, "medium");
  await expect(rowStatuses(page)).toHaveText([rowStatus.idle, rowStatus.missing]);
});

test("Five sizes opens the video's five cards, and Back returns to the list", async ({ page }) => {
  const [first = "", second = ""] = newVideoIds(2);
  await openList(page, [first, second]);
  await allSizesLink(page, second).click();
  await expectResult(page, second);
  await expect(videoList(page)).toHaveCount(0);
  await page.goBack();
  await expectList(page, [first, second]);
});
