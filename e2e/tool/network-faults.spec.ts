import type { Page } from "@playwright/test";
import { downloadFailed } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import type { Responder } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { corsError, expectDownload, expectDownloadFailure } from "../support/downloads";
import { dismissButton, expectToast, toastIn } from "../support/toasts";
import {
  buttons,
  cardOf,
  cardTexts,
  headings,
  imageUrl,
  openResult,
  recordDownloads,
  recordHosts,
} from "../support/tool";

// What a visitor sees. lib/browser/fetch-thumbnail.test.ts has a table of all the responses that a download refuses.

const [firstHost, secondHost] = HOSTS;

/** What the card of maxres shows, and the heading above the cards. */
const outcomes = {
  loaded: { text: /^1280 × 720( · \d+ KB)?$/, heading: headings.largest },
  missing: { text: cardTexts.missing, heading: (page: Page) => headings.largest(page, "640 × 480") },
};

for (const [fault, response, outcome] of [
  ["sends the placeholder", "missing", "missing"],
  ["sends no CORS header", "no-cors", "loaded"],
] as const) {
  test(`when the host ${fault}, maxres is ${outcome} and Download fails`, async ({
    page,
    imageHost,
    videoId,
    allowConsoleError,
  }) => {
    allowConsoleError(corsError);
    imageHost.respondWith(videoId, { maxres: response, hq720: "missing" });
    const hosts = recordHosts(page, videoId, "maxres");
    const fileNames = recordDownloads(page);
    await page.goto(`/?v=${videoId}`);
    await expect(cardOf(page, "maxres").getByText(outcomes[outcome].text)).toBeVisible();
    await expect(outcomes[outcome].heading(page)).toBeVisible();
    await expect(cardOf(page, "maxres").getByRole("img")).toHaveCSS("opacity", outcome === "loaded" ? "1" : "0");
    expect(hosts).toEqual([firstHost]);

    await buttons.download(page).click();
    await expectDownloadFailure(page, videoId, outcome === "missing" ? null : "maxres");
    expect(fileNames).toEqual([]);

    imageHost.respondWith(videoId, "real");
    await expectDownload(page, buttons.download(page));
  });
}

test("Open image leads to the displayed image", async ({ page, context, imageHost, videoId, allowConsoleError }) => {
  allowConsoleError(corsError);
  imageHost.respondWith(videoId, "500", [firstHost]);
  imageHost.respondWith(videoId, "no-cors", [secondHost]);
  await openResult(page, videoId);
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
  await page.goto(`/?v=${videoId}`);
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
