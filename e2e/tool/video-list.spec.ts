import { buttonLabels } from "../../lib/messages/buttons";
import { imageMessages } from "../../lib/messages/image";
import { saveAllExplanation } from "../../lib/messages/list";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { expectDownload, expectDownloadFailure, missingAgainSkipReason } from "../support/downloads";
import { openMixedList, rowStatus } from "../support/mixed-list";
import { toastIn } from "../support/toasts";
import { boxOf, buttons, expectResult, headings, linkField, linkTo, recordDownloads } from "../support/tool";
import {
  expectList,
  expectSummary,
  fetchedImages,
  allSizesLink,
  newVideoIds,
  openList,
  thumbnailLink,
  retryButton,
  rowButton,
  rowImage,
  rowOf,
  rowStatuses,
  saveButton,
  saveList,
  summary,
  zippedName,
} from "../support/video-list";
import { recordVisibleImages } from "../support/visible-images";

const { idle, saved, notFound, imageFailed, failed } = rowStatus;

test("Download in a row finds the largest image, saves it and remembers it", async ({
  page,
  imageHost,
  browserName,
}) => {
  test.skip(browserName === "firefox", missingAgainSkipReason);
  const [first = "", second = ""] = newVideoIds(2);
  imageHost.respondWith(first, { maxres: "missing" });
  await page.clock.install();
  await openList(page, [first, second]);
  await expectDownload(page, rowButton(page, first), "hq720");
  await expect(rowButton(page, first)).toHaveAccessibleName(/HD/);
  await expectDownload(page, rowButton(page, first), "hq720");
  await expect(rowStatuses(page)).toHaveText([saved, idle]);
  await expect(rowOf(page, first).locator(".mark-saved")).toBeVisible();
  await expectSummary(page, "1 found, 1 saved");
  // There is no ZIP yet that the others could be missing from.
  await expect(saveButton(page)).toHaveText(buttonLabels.saveAll);
  expect((await saveList(page)).map(({ name }) => name)).toEqual([
    zippedName([first, second], first, "hq720"),
    zippedName([first, second], second),
  ]);
  expect(fetchedImages(imageHost, first)).toEqual(["maxres", "hq720"]);
});

test("Download in a row shows why it saves nothing, and Try again saves", async ({ page, imageHost }) => {
  const [first = "", second = ""] = newVideoIds(2);
  imageHost.respondWith(first, { maxres: "500" });
  imageHost.respondWith(second, "missing");
  await openList(page, [first, second]);
  await expect(rowImage(page, first)).toHaveCount(1);
  await rowButton(page, first).click();
  await expectDownloadFailure(page, first);
  await expect(rowStatuses(page)).toHaveText([failed, notFound]);
  await expect(rowButton(page, first)).toHaveText(buttonLabels.retry);

  imageHost.respondWith(first, "real");
  await expectDownload(page, rowButton(page, first));
  await expect(rowButton(page, first)).toHaveText(buttonLabels.download);
  await rowButton(page, second).click();
  await expectDownloadFailure(page, second, null);
  await expect(rowStatuses(page)).toHaveText([saved, notFound]);
  await expect(rowButton(page, second)).toHaveText(buttonLabels.download);
});

test("All sizes shows the video as Generate does, and Back the list as it was", async ({ page, imageHost }) => {
  // A browser may restore the place before the list is there.
  await page.addInitScript(() => (history.scrollRestoration = "manual"));
  const videoIds = newVideoIds(60);
  const [videoNotFound = "", failingVideo = "", opened = ""] = videoIds.slice(37);
  imageHost.respondWith(videoNotFound, "missing");
  imageHost.respondWith(failingVideo, { medium: "500" });
  await openList(page, videoIds);
  const title = await page.title();
  await allSizesLink(page, opened).scrollIntoViewIfNeeded();
  await expectDownload(page, rowButton(page, opened));
  await expect(rowOf(page, videoNotFound)).toContainText(notFound);
  await expect(rowOf(page, failingVideo)).toContainText(imageFailed);
  await expect(rowOf(page, opened)).toContainText(saved);
  const place = await boxOf(rowOf(page, opened));

  await allSizesLink(page, opened).press("Enter");
  await expectResult(page, opened);
  await expect(page).toHaveTitle(title.replace("60 videos", opened));
  await expect(headings.largest(page)).toBeFocused();
  await expect(headings.largest(page)).toBeInViewport();
  expect(await toastIn(page).count()).toBe(0);

  imageHost.respondWith(failingVideo, "real");
  await page.goBack();
  await expectList(page, videoIds);
  await expect(page).toHaveTitle(title);
  await expect(allSizesLink(page, opened)).toBeFocused();
  expect(await boxOf(rowOf(page, opened))).toEqual(place);
  await expect(rowOf(page, videoNotFound)).toContainText(notFound);
  await expect(rowImage(page, failingVideo)).toHaveJSProperty("naturalWidth", 320);
  await expect(rowOf(page, failingVideo)).not.toContainText(imageFailed);
  await expect(rowOf(page, opened)).toContainText(saved);

  // The next Back comes from elsewhere.
  await page.goForward();
  await expectResult(page, opened);
  await page.goBack();
  await expectList(page, videoIds);
  await expect(allSizesLink(page, opened)).not.toBeFocused();
});

test("Download in a row still runs after All sizes, Back and Generate, and saves once", async ({ page, imageHost }) => {
  const [first = "", second = ""] = newVideoIds(2);
  const held = heldResponse();
  imageHost.respondWith(first, { maxres: held });
  const fileNames = recordDownloads(page);
  await openList(page, [first, second]);
  await rowButton(page, first).click();
  await expect(rowButton(page, first)).toHaveAttribute("aria-busy", "true");
  await allSizesLink(page, second).click();
  await expectResult(page, second);
  await page.goBack();
  await expectList(page, [first, second]);
  await expect(rowButton(page, first)).toHaveAttribute("aria-busy", "true");
  await rowButton(page, first).click();
  await buttons.generate(page).click();
  await expect(rowButton(page, first)).toHaveAttribute("aria-busy", "true");
  await rowButton(page, first).click();
  // Another row is not busy.
  await expectDownload(page, rowButton(page, second));
  held.release();
  await expect(rowStatuses(page)).toHaveText([saved, saved]);
  await expect(rowButton(page, first)).toHaveAttribute("aria-busy", "false");
  expect(fileNames).toHaveLength(2);
  expect(fetchedImages(imageHost, first)).toEqual(["maxres"]);
});

/** Clicks a link with a modifier key. Returns whether the browser may follow it, and keeps it from that. */
function isLeftToBrowser(link: Element, modifier: MouseEventInit) {
  const click = new MouseEvent("click", { ...modifier, bubbles: true, cancelable: true });
  let isLeft = false;
  const stop = () => {
    isLeft = !click.defaultPrevented;
    click.preventDefault();
  };
  addEventListener("click", stop, { once: true });
  link.dispatchEvent(click);
  return isLeft;
}

test("a thumbnail is a link to the video's sizes", async ({ page, imageHost }) => {
  const { videoIds } = await openMixedList(page, imageHost);
  const [first = "", , videoNotFound = "", failingVideo = ""] = videoIds;
  for (const videoId of [videoNotFound, failingVideo]) await expect(thumbnailLink(page, videoId)).toHaveCount(0);
  const sign = rowOf(page, first).locator(".sizes-sign");
  await expect(sign).toHaveCSS("opacity", "0");
  await thumbnailLink(page, first).hover();
  await expect(sign).toHaveCSS("opacity", "1");
  // A video that is not found keeps its button.
  await expect(rowButton(page, videoNotFound)).toBeEnabled();
  await expect(rowButton(page, videoNotFound)).toHaveAccessibleDescription(imageMessages.missing);
  await expect(rowButton(page, failingVideo)).toHaveAccessibleDescription("");
  await expect(rowButton(page, failingVideo)).toHaveText(buttonLabels.download);

  for (const linkIn of [allSizesLink, thumbnailLink]) {
    await expect(linkIn(page, first)).toHaveAttribute("href", `/?v=${first}`);
    for (const modifier of ["ctrlKey", "metaKey", "shiftKey", "altKey"])
      expect(await linkIn(page, first).evaluate(isLeftToBrowser, { [modifier]: true }), modifier).toBe(true);
    await linkIn(page, first).click();
    await expectResult(page, first);
    await expect(linkField(page)).toHaveValue(linkTo(first));
    await page.goBack();
    await expectList(page, videoIds, `&short=${videoIds[4]}`);
  }
});

test("says in its row that a video is not found and never shows the placeholder", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(3);
  const [first = "", second = "", third = ""] = videoIds;
  imageHost.respondWith(first, "missing");
  imageHost.respondWith(second, "missing-200");
  const visibleImages = await recordVisibleImages(page);
  await openList(page, videoIds);
  await expect(rowStatuses(page)).toHaveText([notFound, notFound, idle]);
  for (const videoId of [first, second]) await expect(rowImage(page, videoId)).toHaveCount(0);
  await expect(rowImage(page, third)).toHaveJSProperty("naturalWidth", 320);
  await expect(retryButton(page)).toHaveCount(0);
  await expect.poll(visibleImages).toEqual(["mqdefault.jpg 320"]);
});

test("Try again requests only the images that failed", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(4);
  const [, second = "", , fourth = ""] = videoIds;
  for (const videoId of [second, fourth]) imageHost.respondWith(videoId, { medium: "500" });
  await openList(page, videoIds);
  await expect(rowStatuses(page)).toHaveText([idle, imageFailed, idle, imageFailed]);
  const requestCounts = () => videoIds.map((videoId) => imageHost.requests(videoId).length);
  await expect.poll(requestCounts).toEqual([1, 3, 1, 3]);
  const held = heldResponse();
  imageHost.respondWith(second, held);
  await retryButton(page).click();
  await expect.poll(requestCounts).toEqual([1, 4, 1, 6]);
  await expect(rowStatuses(page)).toHaveText([idle, idle, idle, imageFailed]);
  held.release();
  await expect(rowImage(page, second)).toHaveJSProperty("naturalWidth", 320);

  const heldLast = heldResponse();
  imageHost.respondWith(fourth, heldLast);
  await retryButton(page).click();
  await expect.poll(requestCounts).toEqual([1, 4, 1, 7]);
  expect(await retryButton(page).count()).toBe(1);
  heldLast.release();
  await expect(rowImage(page, fourth)).toHaveJSProperty("naturalWidth", 320);
  await expect(retryButton(page)).toHaveCount(0);
  expect(requestCounts()).toEqual([1, 4, 1, 7]);
});

test("up to 12 videos, the bar counts those found, also out of view", async ({ page, imageHost }) => {
  const videoIds = newVideoIds(12);
  const [videoNotFound = "", failingVideo = ""] = videoIds.slice(10);
  imageHost.respondWith(videoNotFound, "missing");
  imageHost.respondWith(failingVideo, "500");
  await page.setViewportSize({ width: 320, height: 256 });
  await page.clock.install();
  await openList(page, videoIds);
  await expect(rowStatuses(page)).toHaveText([...Array.from({ length: 10 }, () => idle), notFound, imageFailed]);
  await expectSummary(page, "10 found, 1 not found, 1 not loaded");
  await expect(rowOf(page, failingVideo)).not.toBeInViewport();
  // Chromium would load lazy images that are this near.
  await expect(rowOf(page, failingVideo).locator("img")).not.toHaveAttribute("loading", "lazy");
  await summary(page).getByRole("button", { name: "1 not loaded" }).click();
  await expect(rowOf(page, failingVideo)).toBeFocused();
  // After a press by mouse too, it shows which row it is.
  await expect(rowOf(page, failingVideo)).toHaveCSS("outline-style", "solid");
  await expect(rowOf(page, failingVideo)).toBeInViewport({ ratio: 1 });
  // From then on, a click on it must not focus it.
  await page.keyboard.press("Tab");
  await expect(rowOf(page, failingVideo)).not.toHaveAttribute("tabindex");
  // From below the list, and in a window in which the bar stays in view.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await summary(page).getByRole("button", { name: "1 not found" }).dispatchEvent("click");
  await expect(rowOf(page, videoNotFound)).toBeFocused();
  const [bar, row] = [await boxOf(page.locator(".list-bar")), await boxOf(rowOf(page, videoNotFound))];
  expect(row.y).toBeGreaterThanOrEqual(bar.bottom);
});

test("in a longer list, the bar counts only failures, and Try again loads images out of view", async ({
  page,
  imageHost,
}) => {
  const videoIds = newVideoIds(60);
  const [failing = "", silent = "", last = ""] = videoIds.slice(57);
  imageHost.respondWith(failing, "500");
  imageHost.respondWith(silent, "never");
  imageHost.respondWith(last, "missing");
  await page.setViewportSize({ width: 390, height: 400 });
  await page.clock.install();
  await openList(page, videoIds);
  await expect(rowImage(page, videoIds[0] ?? "")).toBeVisible();
  await expect(summary(page)).toHaveText(saveAllExplanation);
  await expect(rowOf(page, last).locator("img")).toHaveAttribute("loading", "lazy");
  await rowOf(page, last).scrollIntoViewIfNeeded();
  await expect(rowStatuses(page).last()).toHaveText(notFound);
  await expect(rowOf(page, failing)).toContainText(imageFailed);
  await expectSummary(page, "1 not found, 1 not loaded so far");
  await rowOf(page, videoIds[0] ?? "").scrollIntoViewIfNeeded();
  imageHost.respondWith(failing, "real");
  await retryButton(page).click();
  await expect(rowImage(page, failing)).toHaveJSProperty("naturalWidth", 320);
  await expectSummary(page, "1 not found so far");
  await expect(rowOf(page, failing)).not.toBeInViewport();
});

test("the bar changes at most once a second, and keeps the focus of a count that grows", async ({
  page,
  imageHost,
}) => {
  const videoIds = newVideoIds(4);
  const held = videoIds.slice(0, 3).map(() => heldResponse("missing"));
  imageHost.respondWith(videoIds[3] ?? "", "never");
  for (const [index, response] of held.entries()) imageHost.respondWith(videoIds[index] ?? "", response);
  await page.clock.install({ time: "2026-06-01T12:00" });
  await page.clock.pauseAt("2026-06-01T12:10");
  await openList(page, videoIds);
  const rowsNotFound = (count: number) => expect(rowStatuses(page).filter({ hasText: notFound })).toHaveCount(count);
  held[0]?.release();
  await rowsNotFound(1);
  const textAfter = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    return summary(page).textContent();
  };
  await expect.poll(() => textAfter(10)).toBe("1 not found so far");
  await summary(page).getByRole("button").focus();
  held[1]?.release();
  held[2]?.release();
  await rowsNotFound(3);
  expect(await textAfter(800)).toBe("1 not found so far");
  await expect.poll(() => textAfter(100)).toBe("3 not found so far");
  await expect(summary(page).getByRole("button", { name: "3 not found" })).toBeFocused();
});
