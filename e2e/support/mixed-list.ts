import { type Page } from "@playwright/test";
import { expect } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import type { ImageHost } from "../image-host/server";
import { expectSummary, newVideoIds, openList, rowStatuses, saveButton, videoList } from "./video-list";

/** The line in a row, for each state of its video. */
export const rowStatus = {
  idle: "",
  queued: "Waiting…",
  loading: "Loading…",
  zipped: "Zipped",
  short: "Short",
  saved: "Saved, 1280 × 720",
  savedShort: "Saved, Upright cover, 1080 × 1920",
  notFound: "Not found",
  imageFailed: "Not loaded",
  failed: "Not saved",
} as const;

const { idle, short, loading, zipped, saved, savedShort, notFound, imageFailed, failed } = rowStatus;
const statusesBefore = [idle, idle, notFound, imageFailed, short];
export const statusesWhileSaving = [zipped, zipped, notFound, failed, loading];
const statusesAfter = [saved, saved, notFound, failed, savedShort];

/**
 * Opens a list of five videos: one with all sizes, one without maxres, one that is not found, one whose requests fail, and a
 * Short whose cover is held back. `startSaving` presses Save all and waits until only that image is left;
 * `finishSaving` releases it.
 */
export async function openMixedList(page: Page, imageHost: ImageHost) {
  // The widest letter: such an ID takes two or three lines where there is little room.
  const videoIds = newVideoIds(5).map((videoId) => `WWWWWWWW${videoId.slice(8)}`);
  const [, withoutMaxres = "", videoNotFound = "", failingVideo = "", last = ""] = videoIds;
  const held = heldResponse();
  imageHost.respondWith(withoutMaxres, { maxres: "missing" });
  imageHost.respondWith(videoNotFound, "missing");
  imageHost.respondWith(failingVideo, "500");
  imageHost.respondWith(last, { oardefault: held });
  await page.clock.install();
  await openList(page, videoIds, `&short=${last}`);
  const expectStatuses = async (statuses: readonly string[], summaryText: string) => {
    await expect(rowStatuses(page)).toHaveText(statuses);
    await expectSummary(page, summaryText);
  };
  await expectStatuses(statusesBefore, "3 found, 1 not found, 1 not loaded");
  return {
    videoIds,
    startSaving: async () => {
      await saveButton(page).click();
      await expectStatuses(statusesWhileSaving, "1 not saved, 1 not found so far");
      await expect(videoList(page).locator(".mark-zipped")).toHaveCount(2);
    },
    finishSaving: async () => {
      held.release();
      await expectStatuses(statusesAfter, "3 saved, 1 not saved, 1 not found");
      await expect(videoList(page).locator(".mark-saved")).toHaveCount(3);
    },
  };
}
