import { downloadFailed } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { QUALITIES } from "../image-host/images";
import { firstHost, secondHost } from "../image-host/server";
import { corsError, expectDownloadFailure } from "../support/downloads";
import { expectOnStage } from "../support/stage";
import { dismissButton, expectToast, keepToasts, toastIn } from "../support/toasts";
import { buttons, generate, imageRow, imagesOf, imageTexts, imageUrl, newVideoId, openResult } from "../support/tool";

// lib/browser/fetch-thumbnail.test.ts has a table of all the responses that a download refuses.

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

test("where the first host refuses CORS, a result needs no second host, but saving fails", async ({
  page,
  imageHost,
  videoId,
  allowConsoleError,
}) => {
  allowConsoleError(corsError);
  const secondHostRequests = (id: string) => imageHost.requests(id).filter(({ host }) => host === secondHost);
  imageHost.respondWith(videoId, "no-cors");
  await openResult(page, videoId);
  await expect(imagesOf(page, videoId)).toHaveCount(QUALITIES.length);
  await expectOnStage(page, "maxres", imageUrl(videoId, "maxres"));
  expect(imageHost.requests(videoId)).toHaveLength(2 * QUALITIES.length);
  expect(secondHostRequests(videoId)).toEqual([]);
  await buttons.download(page).click();
  await expectDownloadFailure(page, videoId);

  const withoutMaxres = newVideoId();
  imageHost.respondWith(withoutMaxres, { maxres: "missing-no-cors" });
  await generate(page, withoutMaxres);
  await expectOnStage(page, "hq720", imageUrl(withoutMaxres, "hq720"));
  await expect(imageRow(page, "maxres").getByText(imageTexts.missing)).toBeVisible();
  expect(secondHostRequests(withoutMaxres)).toEqual([]);
});
