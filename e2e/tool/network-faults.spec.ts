import { downloadFailed } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { imageFor, QUALITIES } from "../image-host/images";
import { HOSTS } from "../image-host/server";
import { corsError, expectDownloadFailure, save } from "../support/downloads";
import { openWhileMaxresLoads } from "../support/hold-images";
import { expectOnStage } from "../support/stage";
import { dismissButton, expectToast, keepToasts, toastIn } from "../support/toasts";
import { buttons, imageRow, imagesOf, imageTexts, imageUrl, openResult } from "../support/tool";

// What a visitor sees. lib/browser/fetch-thumbnail.test.ts has a table of all the responses that a download refuses.

const [firstHost, secondHost] = HOSTS;

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
  videoId,
}) => {
  const held = await openWhileMaxresLoads(page, imageHost, videoId);
  const saved = save(page, buttons.download(page));
  await expect(buttons.download(page)).toHaveAttribute("aria-busy", "true");
  held.release();
  expect((await saved).bytes).toEqual(await imageFor("maxres"));
  expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length);
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
