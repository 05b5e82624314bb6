import { buttonLabels, zippingLabel } from "../../lib/messages/buttons";
import { rowButtonName, saveAllExplanation } from "../../lib/messages/list";
import { LIST_ZIP_NAME } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor, type LargestImage } from "../image-host/images";
import { heldResponse, type Responder } from "../image-host/responses";
import { missingAgainSkipReason, videosSaved } from "../support/downloads";
import { rowStatus } from "../support/mixed-list";
import { expectToast, toastIn } from "../support/toasts";
import { buttons, recordDownloads, recordTexts } from "../support/tool";
import {
  expectSummary,
  listStatus,
  summary,
  expectZip,
  fetchCounts,
  newVideoIds,
  openList,
  rowButton,
  rowImage,
  rowOf,
  rowStatuses,
  saveButton,
  retryButton,
  saveList,
  videoList,
  zippedName,
} from "../support/video-list";

const { loading, queued, zipped, saved } = rowStatus;

test("Save all saves the largest image of each video, in order and uncompressed", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(4);
  const sizes: LargestImage[] = ["maxres", "hq720", "standard", "high"];
  const [, second = "", third = "", fourth = ""] = videoIds;
  imageHost.respondWith(second, { maxres: "missing" });
  imageHost.respondWith(third, { maxres: "missing-200", hq720: "missing" });
  imageHost.respondWith(fourth, { maxres: "missing-empty", hq720: "missing", standard: "missing-200" });
  await page.clock.install();
  await openList(page, videoIds);
  const files = await saveList(page);
  const bytes = await Promise.all(sizes.map(imageFor));
  expect(files).toEqual(
    videoIds.map((videoId, index) => ({
      name: zippedName(videoIds, videoId, sizes[index]),
      method: 0,
      bytes: bytes[index],
    })),
  );
  for (const [index, videoId] of videoIds.entries()) {
    const largest = { image: imageNamed(sizes[index] ?? "default"), fileIndex: 0, pixels: null };
    await expect(rowButton(page, videoId)).toHaveAccessibleName(rowButtonName({ largest, videoId }));
  }
  await expectToast(page, videosSaved({ saved: 4 }));
  await expect(rowStatuses(page)).toHaveText([saved, saved, "Saved, 640 × 480, no HD", "Saved, 480 × 360, no HD"]);
  await expectSummary(page, "4 saved, 2 without HD");
});

test("Save all saves four videos at a time and ignores a second click", async ({ page, imageHost }) => {
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
  await expect(saveButton(page)).toHaveText(zippingLabel({ finished: 0, total: 7 }));
  await expect(saveButton(page)).toHaveAttribute("aria-busy", "true");
  // Cancel takes the place of Share.
  await expect(videoList(page).locator(".list-buttons").getByRole("button")).toHaveText([
    zippingLabel({ finished: 0, total: 7 }),
    buttonLabels.cancel,
  ]);
  await expect(rowStatuses(page)).toHaveText([loading, loading, loading, loading, queued, queued, queued]);
  await saveButton(page).click();

  // A slow first video does not hold up the others.
  held[1]?.release();
  await expect(saveButton(page)).toHaveText(zippingLabel({ finished: 1, total: 7 }));
  await expect(rowStatuses(page)).toHaveText([loading, zipped, loading, loading, loading, queued, queued]);
  await expect.poll(() => fetchCounts(imageHost, videoIds)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  for (const { release } of held.slice(1)) release();
  await expect(saveButton(page)).toHaveText(zippingLabel({ finished: 6, total: 7 }));
  expect(fileNames).toEqual([]);
  expect(await toastIn(page).count()).toBe(0); // toHaveCount would wait until a toast has gone
  held[0]?.release();
  await expectToast(page, videosSaved({ saved: 7 }));
  await expect(saveButton(page)).toHaveText(buttonLabels.saveAll);
  await expect(saveButton(page)).toHaveAttribute("aria-busy", "false");
  await expect(buttons.cancel(page)).toHaveCount(0);
  await expect.poll(() => fileNames).toEqual([LIST_ZIP_NAME]);
  expect(fetchCounts(imageHost, videoIds)).toEqual(videoIds.map(() => 1));
  expect(mostOpen).toBe(4);
});

test("a ZIP's progress is announced every ten seconds, and its end by the toast alone", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(6);
  const held = videoIds.map(() => heldResponse());
  for (const [index, videoId] of videoIds.entries()) imageHost.respondWith(videoId, { maxres: held[index] ?? "real" });
  imageHost.respondWith(videoIds[5] ?? "", "missing");
  await page.clock.install();
  await openList(page, videoIds);
  await expectSummary(page, "5 found, 1 not found");
  await expect(listStatus(page)).toHaveText("6 videos: 5 found, 1 not found");
  // It is beside the status: it is nothing new.
  await expect(summary(page)).not.toContainText(saveAllExplanation);
  const announcements = await recordTexts(listStatus(page));
  await saveButton(page).click();
  await expect(rowStatuses(page)).toHaveText([loading, loading, loading, loading, queued, queued]);
  // Less than the silence after which the second host would be asked.
  await page.clock.runFor(8000);
  for (const { release } of held.slice(0, 4)) release();
  await expect(saveButton(page)).toHaveText(zippingLabel({ finished: 5, total: 6 }));
  await page.clock.runFor(3000);
  held[4]?.release();
  await expectToast(page, videosSaved({ saved: 5, notFound: 1 }));
  await expectSummary(page, "5 saved, 1 not found");
  expect(await announcements.jsonValue()).toEqual(["Zipping 0 of 6", "Zipping 5 of 6", ""]);
});

test("a second Save all makes the whole ZIP, and asks the host only for what failed", async ({
  page,
  imageHost,
  browserName,
}) => {
  test.skip(browserName === "firefox", missingAgainSkipReason);
  const videoIds = newVideoIds(4);
  const [first = "", failing = "", notFound = "", last = ""] = videoIds;
  imageHost.respondWith(failing, { maxres: "500" });
  imageHost.respondWith(notFound, "missing");
  await page.clock.install();
  await openList(page, videoIds);
  await expectZip(page, videoIds, [first, last]);
  await expectToast(page, videosSaved({ saved: 2, failed: 1, notFound: 1 }));
  await expect(rowStatuses(page)).toHaveText([saved, rowStatus.failed, rowStatus.notFound, saved]);
  await expectSummary(page, "2 saved, 1 not saved, 1 not found");
  // A failure is not a missing size: a smaller one would not be the largest.
  expect(fetchCounts(imageHost, videoIds)).toEqual([1, 2, 4, 1]);

  imageHost.respondWith(failing, "real");
  await expectZip(page, videoIds, [first, failing, last]);
  await expectToast(page, videosSaved({ saved: 3, notFound: 1 }));
  await expect(rowStatuses(page)).toHaveText([saved, saved, rowStatus.notFound, saved]);
  expect(fetchCounts(imageHost, videoIds)).toEqual([1, 3, 4, 1]);
});

test("Save all also requests the failed images of the rows", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(2);
  const [held, [first = "", failing = ""]] = [heldResponse(), videoIds];
  imageHost.respondWith(first, { maxres: held });
  imageHost.respondWith(failing, { medium: "500", maxres: "500" });
  await openList(page, videoIds);
  await expect(retryButton(page)).toBeVisible();
  const imageRequests = () => imageHost.requests(failing).filter(({ image }) => image === "medium").length;
  await saveButton(page).click();
  await expect.poll(imageRequests).toBe(6);
  await expect(rowOf(page, failing)).toHaveAttribute("data-state", "failed");
  // A press while it runs does nothing.
  await saveButton(page).click();
  held.release();
  await expectToast(page, videosSaved({ saved: 1, failed: 1 }));
  // Without an image, there is nothing for a badge to stand on.
  await expect(rowOf(page, failing).locator(".mark")).toHaveCount(0);

  imageHost.respondWith(failing, "real");
  expect(imageRequests()).toBe(6);
  await expectZip(page, videoIds);
  await expect(rowImage(page, failing)).toHaveJSProperty("naturalWidth", 320);
});
