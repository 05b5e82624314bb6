import { gettingImages, offline, tryingSecondHost } from "../../lib/messages/video";
import { expect, test } from "../fixtures";
import { QUALITIES } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { openWhileMaxresLoads } from "../support/hold-images";
import { rowStatus } from "../support/mixed-list";
import { openMoreImages, status } from "../support/more-images";
import { expectOnStage, stageImage } from "../support/stage";
import { toastIn } from "../support/toasts";
import { buttons, generate, headings, imageUrl, newVideoId, waitForHydration } from "../support/tool";
import { expectSummary, newVideoIds, openList, retryButton, rowButton, rowStatuses } from "../support/video-list";

const moreImagesFailed = "3 more images, 1 could not be loaded";

test.describe("offline,", () => {
  test("a result and the toast of Save all say so, and the result loads once the browser is online again", async ({
    page,
    context,
    imageHost,
    videoId,
  }) => {
    await page.goto("/");
    await waitForHydration(page);
    await context.setOffline(true);
    await generate(page, videoId);
    await expect(headings.failed(page)).toBeVisible();
    await expect(page.getByText(offline, { exact: true })).toBeVisible();
    await expect(buttons.retry(page)).toBeVisible();
    await context.setOffline(false);
    await expect(headings.largest(page)).toBeVisible();
    await expect(page.getByText(offline, { exact: true })).toHaveCount(0);

    const nextId = newVideoId();
    imageHost.respondWith(nextId, { high: "500" });
    await generate(page, nextId);
    await expect(buttons.retry(page)).toBeVisible();
    await context.setOffline(true);
    await buttons.saveAll(page).click();
    await expect(toastIn(page)).toContainText(offline);
  });

  test("only the images that failed are requested again, once, while the stage keeps its image", async ({
    page,
    context,
    imageHost,
    videoId,
  }) => {
    imageHost.respondWith(videoId, { high: "500", maxres: "500", maxres1: "500" });
    await openMoreImages(page, videoId);
    await expect(status(page)).toHaveText(moreImagesFailed);
    await context.setOffline(true);
    await expect(page.getByText(offline, { exact: true })).toBeVisible();
    const before = imageHost.requests(videoId).length;
    await context.setOffline(false);
    await expect(page.getByText(offline, { exact: true })).toHaveCount(0);
    const images = () =>
      imageHost
        .requests(videoId)
        .slice(before)
        .map(({ image }) => image)
        .toSorted();
    // Each from its three sources.
    const expected = ["high", "maxres", "maxres1"].flatMap((image) => [image, image, image]);
    await expect.poll(images).toEqual(expected);
    await expect(status(page)).toHaveText(moreImagesFailed);
    expect(images()).toEqual(expected);

    const nextId = newVideoId();
    imageHost.respondWith(nextId, { maxres: "500" });
    await generate(page, nextId);
    await expectOnStage(page, "standard", imageUrl(nextId, "standard"));
    await context.setOffline(true);
    const held = heldResponse();
    imageHost.respondWith(nextId, { maxres: held });
    await context.setOffline(false);
    await expect.poll(() => imageHost.requests(nextId).filter(({ image }) => image === "maxres")).toHaveLength(4);
    expect(await stageImage(page).count()).toBe(1);
    held.release();
    await expectOnStage(page, "maxres", imageUrl(nextId, "maxres"));
  });

  test("the stage waits for the largest image, also once the browser is online again", async ({
    page,
    context,
    imageHost,
    videoId,
  }) => {
    const held = await openWhileMaxresLoads(page, imageHost, videoId);
    await context.setOffline(true);
    await context.setOffline(false);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await stageImage(page).count()).toBe(0);
    held.release();
    await expectOnStage(page, "maxres", imageUrl(videoId, "maxres"));
  });

  test("a list says so, and requests what failed once it is online again", async ({ page, context, imageHost }) => {
    const videoIds = newVideoIds(3);
    const [failing = "", ...others] = videoIds;
    imageHost.respondWith(failing, "500");
    await page.clock.install();
    await openList(page, videoIds);
    await expect(retryButton(page)).toBeVisible();
    await context.setOffline(true);
    await expectSummary(page, `2 found, 1 not loaded · ${offline}`);
    imageHost.respondWith(failing, "real");
    await context.setOffline(false);
    await expect(retryButton(page)).toHaveCount(0);
    await expect(rowStatuses(page).first()).toBeEmpty();
    for (const videoId of others) expect(imageHost.requests(videoId)).toHaveLength(1);
    // Nothing of the list waits for the connection any more.
    await context.setOffline(true);
    await rowButton(page, failing).click();
    await expect(rowStatuses(page).first()).toHaveText(rowStatus.failed);
    await expectSummary(page, "2 found, 1 not saved");
  });
});

test("when the first host sends nothing for 9 s, the heading says that the second is asked", async ({
  page,
  imageHost,
  videoId,
}) => {
  await page.clock.install({ time: "2026-06-01T12:00" });
  await page.clock.pauseAt("2026-06-01T12:10");
  imageHost.respondWith(videoId, "never");
  const held = heldResponse();
  imageHost.respondWith(videoId, held, [HOSTS[1]]);
  await page.goto(`/?v=${videoId}`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: gettingImages })).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(page.getByRole("heading", { name: tryingSecondHost })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(tryingSecondHost);
  held.release();
  await page.clock.resume();
  await expect(headings.largest(page)).toBeVisible();
  const requests = imageHost.requests(videoId).filter(({ host }) => host === HOSTS[1]);
  expect(requests.map(({ image }) => image).toSorted()).toEqual(QUALITIES.toSorted());
});
