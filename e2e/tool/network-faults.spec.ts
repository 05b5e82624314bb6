import { downloadFailed } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import type { Responder } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { corsError, expectDownload } from "../support/downloads";
import { dismissButton, expectToast, keepToasts, toastIn } from "../support/toasts";
import { buttons, imageUrl, openResult } from "../support/tool";

// What a visitor sees. lib/browser/fetch-thumbnail.test.ts has a table of all the responses that a download refuses.

const [firstHost, secondHost] = HOSTS;

test("Open image leads to the displayed image", async ({ page, context, imageHost, videoId, allowConsoleError }) => {
  allowConsoleError(corsError);
  imageHost.respondWith(videoId, "500", [firstHost]);
  imageHost.respondWith(videoId, "no-cors", [secondHost]);
  await openResult(page, videoId);
  await keepToasts(page);
  const url = imageUrl(videoId, "maxres", secondHost);
  for (const button of [buttons.download(page), buttons.saveLargest(page)]) {
    await button.click();
    await expectToast(page, downloadFailed(url));
    const [opened] = await Promise.all([context.waitForEvent("page"), toastIn(page).getByRole("link").click()]);
    await expect(opened).toHaveURL(url);
    await opened.close();
    await dismissButton(page).click();
  }
});

test("an image can be downloaded while it is still loading", async ({ page, imageHost, videoId }) => {
  // Only fetch() sends an Origin header: the request of the <img> hangs.
  const respondToFetch: Responder = ({ response, hasOrigin, image }) =>
    void (hasOrigin && response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end(image));
  imageHost.respondWith(videoId, respondToFetch);
  await page.goto(`/?v=${videoId}`, { waitUntil: "commit" });
  await expectDownload(page, buttons.download(page));
});

test("a download bypasses a cached copy that lacks the CORS header", async ({
  page,
  imageHost,
  videoId,
  allowConsoleError,
}) => {
  allowConsoleError(corsError);
  imageHost.respondWith(videoId, "cached-without-cors");
  await openResult(page, videoId);
  await expectDownload(page, buttons.download(page));
  const received = imageHost.requests(videoId).filter(({ image }) => image === "maxres");
  expect(received.map(({ host, headers }) => [host, "origin" in headers])).toEqual([
    [firstHost, false],
    [firstHost, true],
  ]);
});
