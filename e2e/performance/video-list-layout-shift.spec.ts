import { buttonLabels } from "../../lib/messages/results";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { openMixedList, rowStatus } from "../support/mixed-list";
import { dismissButton, toastIn } from "../support/toasts";
import { buttons, generateText } from "../support/tool";
import { lines, listSearch, newVideoIds, rowOf, rowStatuses, saveButton, videoList } from "../support/video-list";
import { layoutShiftsOn, layoutShiftsWhile } from "./layout-shifts";

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

/** Tall enough for the whole list: a browser reports only what moves inside the window. */
const viewportsOf = (...widths: number[]) => widths.map((width) => ({ width, height: 2400 }));

test("nothing moves at any width when the images of a list load, fail or are missing", async ({ page, imageHost }) => {
  const { idle, missing, imageFailed } = rowStatus;
  await page.goto("/");
  for (const viewport of viewportsOf(320, 375, 768, 1280)) {
    const videoIds = newVideoIds(6);
    const held = (["real", "real", "missing", "500", "real", "missing"] as const).map((name) => heldResponse(name));
    videoIds.forEach((videoId, index) => imageHost.respondWith(videoId, { medium: held[index] ?? "real" }));
    await page.setViewportSize(viewport);
    await generateText(page, lines(videoIds));
    for (const videoId of videoIds) await expect.poll(() => imageHost.requests(videoId)).toHaveLength(1);
    await expect(rowStatuses(page)).toHaveText(videoIds.map(() => idle));
    const shifts = await layoutShiftsWhile(page, async () => {
      for (const { release } of held) release();
      await expect(rowStatuses(page)).toHaveText([idle, idle, missing, imageFailed, idle, missing]);
      await expect(buttons.retry(videoList(page))).toBeVisible();
    });
    expect.soft(shifts, `${viewport.width} px`).toEqual([]);
  }
});

for (const viewport of viewportsOf(320, 375, 768, 1280)) {
  test(`nothing moves at ${viewport.width} px while a list is saved and cancelled`, async ({ page, imageHost }) => {
    await page.setViewportSize(viewport);
    const { videoIds, startSaving, finishSaving } = await openMixedList(page, imageHost);
    const shifts = await layoutShiftsWhile(page, async () => {
      await startSaving();
      await buttons.cancel(videoList(page)).click();
      await expect(videoList(page)).toContainText("1 failed, 1 missing, 3 cancelled");
      await startSaving();
      await finishSaving();
      await expect(videoList(page)).toContainText("3 saved, 1 failed, 1 missing");
      await expect(saveButton(page)).toHaveText(buttonLabels.saveRest);
    });
    expect(shifts).toEqual([]);

    await dismissButton(page).click();
    await expect(toastIn(page)).toHaveCount(0);
    const shiftsOfDownload = await layoutShiftsWhile(page, async () => {
      await rowOf(page, videoIds[0] ?? "")
        .getByRole("button")
        .click();
      await expect(toastIn(page)).toBeVisible();
    });
    expect(shiftsOfDownload).toEqual([]);
  });
}
