import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { layoutShiftsOn } from "../support/layout-shifts";
import { openMixedList, rowStatus } from "../support/mixed-list";
import { dismissButton, toastIn } from "../support/toasts";
import {
  generateText,
  lines,
  listSearch,
  newVideoIds,
  rowOf,
  rowStatuses,
  saveButton,
  videoList,
} from "../support/video-list";

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium reports layout shifts");

for (const [device, viewport] of [
  ["phone", { width: 375, height: 667 }],
  ["desktop", { width: 1280, height: 800 }],
  ["desktop whose window is taller than the list", { width: 1280, height: 2400 }],
] as const) {
  test(`nothing moves on a ${device} when a shared list opens`, async ({ page, imageHost }) => {
    const videoIds = newVideoIds(2);
    const held = heldResponse();
    for (const videoId of videoIds) imageHost.respondWith(videoId, held);
    await page.setViewportSize(viewport);
    await page.goto(listSearch(videoIds));
    for (const videoId of videoIds) await expect.poll(() => imageHost.requests(videoId)).toHaveLength(1);
    held.release();
    for (const videoId of videoIds) await expect(rowOf(page, videoId).getByRole("img")).toBeVisible();
    expect(await layoutShiftsOn(page)).toEqual([]);
  });
}

for (const width of [320, 375, 768, 1280]) {
  // Tall enough for the whole list: a browser reports only what moves inside the window.
  const viewport = { width, height: 2400 };

  test(`nothing moves at ${width} px when the images of a list load, fail or are missing`, async ({
    page,
    imageHost,
  }) => {
    const videoIds = newVideoIds(6);
    const held = (["real", "real", "missing", "500", "real", "missing"] as const).map((response) =>
      heldResponse(response),
    );
    videoIds.forEach((videoId, index) => imageHost.respondWith(videoId, { medium: held[index] ?? "real" }));
    await page.setViewportSize(viewport);
    await page.goto("/");
    await generateText(page, lines(videoIds));
    for (const videoId of videoIds) await expect.poll(() => imageHost.requests(videoId)).toHaveLength(1);
    await expect(rowStatuses(page)).toHaveText(videoIds.map(() => rowStatus.idle));
    await layoutShiftsOn(page); // the opening's frame may not have been painted yet
    const since = await page.evaluate(() => performance.now());
    for (const { release } of held) release();
    const { idle, missing, imageFailed } = rowStatus;
    await expect(rowStatuses(page)).toHaveText([idle, idle, missing, imageFailed, idle, missing]);
    await expect(videoList(page).getByRole("button", { name: "Try again" })).toBeVisible();
    expect(await layoutShiftsOn(page, since)).toEqual([]);
  });

  test(`nothing moves at ${width} px while a list is saved, cancelled and saved again`, async ({ page, imageHost }) => {
    await page.setViewportSize(viewport);
    const { videoIds, startSaving, finishSaving } = await openMixedList(page, imageHost);
    await layoutShiftsOn(page);
    const since = await page.evaluate(() => performance.now());
    await startSaving();
    await videoList(page).getByRole("button", { name: "Cancel" }).click();
    await expect(videoList(page)).toContainText("1 failed, 1 missing, 3 cancelled");
    await startSaving();
    await finishSaving();
    await expect(videoList(page)).toContainText("3 saved, 1 failed, 1 missing");
    await expect(saveButton(page)).toHaveText("Save the rest (ZIP)");
    expect(await layoutShiftsOn(page, since)).toEqual([]);

    await dismissButton(page).click();
    await expect(toastIn(page)).toHaveCount(0);
    const sinceDownload = await page.evaluate(() => performance.now());
    const [first = ""] = videoIds;
    await rowOf(page, first).getByRole("button").click();
    await expect(toastIn(page)).toBeVisible();
    expect(await layoutShiftsOn(page, sinceDownload)).toEqual([]);
  });
}
