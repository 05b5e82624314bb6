import { buttonLabels, rowButtonLabel } from "../../lib/messages/results";
import { expect, test } from "../fixtures";
import { expectDownload, expectDownloadFailure } from "../support/downloads";
import { rowStatus } from "../support/mixed-list";
import { expectResult, sizeNamed } from "../support/tool";
import {
  expectList,
  fetchedImages,
  allSizesLink,
  newVideoIds,
  openList,
  rowButton,
  rowImage,
  rowStatuses,
  saveList,
  videoList,
  zippedName,
} from "../support/video-list";

test("Download in a row finds the largest image, saves it and remembers it", async ({ page, imageHost }) => {
  const [first = "", second = ""] = newVideoIds(2);
  imageHost.respondWith(first, { maxres: "missing" });
  await openList(page, [first, second]);
  await expectDownload(page, rowButton(page, first), "hq720");
  await expect(rowButton(page, first)).toHaveText(rowButtonLabel(sizeNamed("hq720")));
  expect((await saveList(page)).map(({ name }) => name)).toEqual([
    zippedName([first, second], first, "hq720"),
    zippedName([first, second], second),
  ]);
  expect(fetchedImages(imageHost, first)).toEqual(["maxres", "hq720", "hq720"]);
});

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
  await expectDownloadFailure(page, second, null);
  await expect(rowStatuses(page)).toHaveText([rowStatus.idle, rowStatus.missing]);
});

test("All sizes opens the video's five cards, and Back returns to the list", async ({ page }) => {
  const [first = "", second = ""] = newVideoIds(2);
  await openList(page, [first, second]);
  await expect(allSizesLink(page, second)).toHaveText(buttonLabels.allSizes);
  await allSizesLink(page, second).click();
  await expectResult(page, second);
  await expect(videoList(page)).toHaveCount(0);
  await page.goBack();
  await expectList(page, [first, second]);
});
