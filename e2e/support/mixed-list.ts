import { type Page } from "@playwright/test";
import { imageMessages, rowMessages } from "../../lib/messages/results";
import { expect } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import type { ImageHost } from "../image-host/server";
import { newVideoIds, openList, rowStatuses, saveButton, videoList } from "./video-list";

/** The line in a row, for each state of its video. */
export const rowStatus = { ...rowMessages, imageFailed: imageMessages.failed };

const { idle, loading, zipped, saved, missing, imageFailed, failed } = rowStatus;
export const statusesBefore = [idle, idle, missing, imageFailed, idle];
const statusesWhileSaving = [zipped, zipped, missing, failed, loading];
const statusesAfter = [saved, saved, missing, failed, saved];

/**
 * Opens a list of five videos: one with all sizes, one without maxres, a missing one, one whose requests fail, and one
 * whose maxres image is held back. `startSaving` presses Save all and waits until only that image is left;
 * `finishSaving` releases it.
 */
export async function openMixedList(page: Page, imageHost: ImageHost) {
  // The widest letter: such an ID takes two lines where there is little room.
  const videoIds = newVideoIds(5).map((videoId) => `WWWWWW${videoId.slice(6)}`);
  const [, withoutMaxres = "", missingVideo = "", failingVideo = "", last = ""] = videoIds;
  const held = heldResponse();
  imageHost.respondWith(withoutMaxres, { maxres: "missing" });
  imageHost.respondWith(missingVideo, "missing");
  imageHost.respondWith(failingVideo, "500");
  imageHost.respondWith(last, { maxres: held });
  await openList(page, videoIds);
  // Rows load their images when they come into view.
  for (const row of await videoList(page).getByRole("listitem").all()) await row.scrollIntoViewIfNeeded();
  await expect(rowStatuses(page)).toHaveText(statusesBefore);
  return {
    videoIds,
    startSaving: async () => {
      await saveButton(page).click();
      await expect(rowStatuses(page)).toHaveText(statusesWhileSaving);
    },
    finishSaving: async () => {
      held.release();
      await expect(rowStatuses(page)).toHaveText(statusesAfter);
    },
  };
}
