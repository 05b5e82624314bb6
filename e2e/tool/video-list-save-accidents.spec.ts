import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import type { ImageHost } from "../image-host/server";
import { expectToast } from "../support/toasts";
import { recordDownloads } from "../support/tool";
import {
  fetchCounts,
  newVideoIds,
  openList,
  recordToastTitles,
  rowOf,
  rowStatuses,
  saveButton,
  saveList,
  videoList,
  zipDownloadStarted,
} from "../support/video-list";

/** Three videos whose largest images arrive once `held.release()` is called. */
function slowVideos(imageHost: ImageHost) {
  const videoIds = newVideoIds(3);
  const held = heldResponse();
  for (const videoId of videoIds) imageHost.respondWith(videoId, { maxres: held });
  return { videoIds, held };
}

test("leaving the page while the ZIP is being built asks first, and staying keeps it going", async ({
  page,
  imageHost,
}) => {
  const { videoIds, held } = slowVideos(imageHost);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  await openList(page, videoIds);
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveText("Zipping 0 of 3");
  await rowOf(page, videoIds[0] ?? "")
    .getByRole("link", { name: "Five sizes" })
    .click({ noWaitAfter: true });
  await expect.poll(() => dialogs).toEqual(["beforeunload"]);
  held.release();
  await expectToast(page, zipDownloadStarted(3));

  await rowOf(page, videoIds[0] ?? "")
    .getByRole("link", { name: "Five sizes" })
    .click();
  await expect(page).toHaveURL(`/?v=${videoIds[0]}`);
  expect(dialogs).toEqual(["beforeunload"]);
});

test("a double click on Cancel does not press the button that takes its place", async ({ page, imageHost }) => {
  const toasts = await recordToastTitles(page);
  const { videoIds, held } = slowVideos(imageHost);
  await openList(page, videoIds);
  await saveButton(page).click();
  await videoList(page).getByRole("button", { name: "Cancel" }).dblclick();
  await expectToast(page, ["Cancelled", "The ZIP was not saved."]);
  held.release();
  expect(await saveList(page)).toHaveLength(3);
  await expectToast(page, zipDownloadStarted(3));
  expect(toasts).toEqual(["Cancelled", "Download Started"]);
});

test("holding Enter on Save all saves one ZIP, and on Cancel does not start again", async ({ page, imageHost }) => {
  const fileNames = recordDownloads(page);
  const { videoIds, held } = slowVideos(imageHost);
  await openList(page, videoIds);
  await saveButton(page).focus();
  await page.keyboard.down("Enter");
  await expect(saveButton(page)).toHaveText("Zipping 0 of 3");
  held.release();
  await expectToast(page, zipDownloadStarted(3));
  // A key that is held sends the event again and again.
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(rowStatuses(page)).toHaveText(videoIds.map(() => "Saved"));
  expect(fileNames).toEqual(["youtube-thumbnails.zip"]);
  expect(fetchCounts(imageHost, videoIds)).toEqual([1, 1, 1]);

  for (const videoId of videoIds) imageHost.respondWith(videoId, "never");
  await saveButton(page).press("Enter");
  await videoList(page).getByRole("button", { name: "Cancel" }).focus();
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expectToast(page, ["Cancelled", "The ZIP was not saved."]);
  await expect(saveButton(page)).toHaveText("Save all (ZIP)");
  await expect(rowStatuses(page)).toHaveText(videoIds.map(() => "Saved"));
});
