import { downloadFailed } from "../../lib/messages/toasts";
import { fileName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor, QUALITIES } from "../image-host/images";
import { firstHost, secondHost } from "../image-host/server";
import { corsError, expectDownloadFailure, save, secondRequestSkipReason } from "../support/downloads";
import { openWhileMaxresLoads } from "../support/hold-images";
import { choose, expectOnStage } from "../support/stage";
import { dismissButton, expectToast, keepToasts, toastIn } from "../support/toasts";
import { buttons, imageRow, imagesOf, imageTexts, imageUrl, openResult, recordDownloads } from "../support/tool";

// What a visitor sees. lib/browser/fetch-thumbnail.test.ts has a table of all the responses that a download refuses.

test("Open image leads to the displayed image", async ({ page, context, imageHost, videoId, allowConsoleError }) => {
  allowConsoleError(corsError);
  imageHost.respondWith(videoId, "500", [firstHost]);
  imageHost.respondWith(videoId, "no-cors", [secondHost]);
  await openResult(page, videoId);
  await keepToasts(page);
  const url = imageUrl(videoId, "maxres", secondHost);
  await buttons.download(page).click();
  await expectToast(page, downloadFailed(url));
  await dismissButton(page).click();
  await buttons.saveLargest(page).click();
  await expectToast(page, downloadFailed(url));
  const [opened] = await Promise.all([context.waitForEvent("page"), toastIn(page).getByRole("link").click()]);
  await expect(opened).toHaveURL(url);
});

test("an image can be downloaded while it is still loading, and joins its request", async ({
  page,
  imageHost,
  browserName,
  videoId,
}) => {
  test.skip(browserName === "firefox", secondRequestSkipReason);
  const held = await openWhileMaxresLoads(page, imageHost, videoId);
  const saved = save(page, buttons.download(page));
  await expect(buttons.download(page)).toHaveAttribute("aria-busy", "true");
  held.release();
  expect((await saved).bytes).toEqual(await imageFor("maxres"));
  expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length);
});

test("another size can be saved while Save largest waits", async ({ page, imageHost, videoId }) => {
  const held = await openWhileMaxresLoads(page, imageHost, videoId);
  const fileNames = recordDownloads(page);
  await buttons.saveLargest(page).click();
  await expect(buttons.saveLargest(page)).toHaveAttribute("aria-busy", "true");
  await choose(page, "standard");
  await expect(buttons.saveThis(page)).toHaveAttribute("aria-busy", "false");
  await buttons.saveThis(page).click();
  const [standard, maxres] = [fileName(imageNamed("standard")), fileName(imageNamed("maxres"))];
  await expect.poll(() => fileNames).toEqual([standard]);
  held.release();
  await expect.poll(() => fileNames).toEqual([standard, maxres]);
});

test.describe("where the first host refuses CORS,", () => {
  test.beforeEach(({ allowConsoleError }) => allowConsoleError(corsError));

  test("and so does the second, five images are shown after ten requests, and saving fails", async ({
    page,
    imageHost,
    videoId,
  }) => {
    imageHost.respondWith(videoId, "no-cors");
    await openResult(page, videoId);
    await expect(imagesOf(page, videoId)).toHaveCount(QUALITIES.length);
    await expectOnStage(page, "maxres", imageUrl(videoId, "maxres"));
    const requests = imageHost.requests(videoId);
    expect(requests).toHaveLength(2 * QUALITIES.length);
    expect(requests.filter(({ host }) => host === secondHost)).toEqual([]);
    await buttons.download(page).click();
    await expectDownloadFailure(page, videoId);
  });

  test("and only to its placeholder, that is missing without the second host", async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, { maxres: "missing-no-cors" });
    await openResult(page, videoId);
    await expect(imageRow(page, "maxres").getByText(imageTexts.missing)).toBeVisible();
    await expectOnStage(page, "hq720", imageUrl(videoId, "hq720"));
    expect(imageHost.requests(videoId).filter(({ host }) => host === secondHost)).toEqual([]);
  });
});
