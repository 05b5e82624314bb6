import { blockHost, expect, test } from "../fixtures";
import type { Responder, ResponseName } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { downloadButton, expectDownload, expectFailureToast } from "../support/downloads";
import { downloadFailed, expectToast, generated } from "../support/toasts";
import { generate, openResult, recordDownloads, recordHosts } from "../support/tool";

const [firstHost, secondHost] = HOSTS;

/** Matches the message of every engine. */
const corsError = /CORS|cross-origin|access.control/i;

const imageWithStatus500: Responder = ({ response, image }) =>
  void response.writeHead(500, { "Content-Type": "image/jpeg", "Access-Control-Allow-Origin": "*" }).end(image);

for (const [fault, response] of [
  ["drops the connection halfway", "dropped"],
  ["sends an empty image", "empty"],
  ["sends a web page instead of an image", "html"],
  ["sends the placeholder with status 200", "missing-200"],
  ["sends the placeholder with status 404", "missing"],
  ["sends an empty 404", "missing-empty"],
  ["returns 403", "403"],
  ["returns 429", "429"],
  ["returns 500", "500"],
  ["returns 500 with an image", imageWithStatus500],
  ["sends no CORS header", "no-cors"],
  ["allows only another origin", "cors-other-origin"],
] satisfies [string, Responder | ResponseName][]) {
  test(`shows the failure and saves nothing when the host ${fault}, and the next click works`, async ({
    page,
    imageHost,
    videoId,
    allowConsoleError,
  }) => {
    allowConsoleError(corsError);
    await openResult(page, videoId);
    const hosts = recordHosts(page, videoId, "maxres");
    const fileNames = recordDownloads(page);
    imageHost.respondWith(videoId, { maxres: response });
    await downloadButton(page).click();
    await expectFailureToast(page, videoId);
    expect(hosts).toEqual([firstHost, secondHost]);
    expect(fileNames).toEqual([]);

    imageHost.respondWith(videoId, "real");
    await expectDownload(page, () => downloadButton(page).click());
    expect(hosts).toEqual([firstHost, secondHost, firstHost]);
  });

  test(`saves the image from the second host when the first ${fault}`, async ({
    page,
    imageHost,
    videoId,
    allowConsoleError,
  }) => {
    allowConsoleError(corsError);
    await openResult(page, videoId);
    const hosts = recordHosts(page, videoId, "maxres");
    imageHost.respondWith(videoId, { maxres: response }, [firstHost]);
    await expectDownload(page, () => downloadButton(page).click());
    expect(hosts).toEqual([firstHost, secondHost]);
  });
}

test("saves the image from the second host when the first can no longer be resolved", async ({
  page,
  context,
  videoId,
}) => {
  await openResult(page, videoId);
  const hosts = recordHosts(page, videoId, "maxres");
  await blockHost(context, firstHost);
  await expectDownload(page, () => downloadButton(page).click());
  expect(hosts).toEqual([firstHost, secondHost]);
});

test("shows the failure when neither host can be resolved any longer, and the next click works", async ({
  page,
  context,
  videoId,
}) => {
  await openResult(page, videoId);
  const hosts = recordHosts(page, videoId, "maxres");
  for (const host of HOSTS) await blockHost(context, host);
  await downloadButton(page).click();
  await expectFailureToast(page, videoId);
  expect(hosts).toEqual([firstHost, secondHost]);

  await context.unrouteAll();
  await expectDownload(page, () => downloadButton(page).click());
});

test("shows the failure when the network is lost after Generate, and saves once it is back", async ({
  page,
  context,
  videoId,
}) => {
  await page.goto("/");
  await generate(page, videoId);
  await expectToast(page, generated);
  await expect(page.getByRole("img", { name: `of video ${videoId}` })).toHaveCount(5);
  const fileNames = recordDownloads(page);
  await context.setOffline(true);
  await downloadButton(page).click();
  await expectFailureToast(page, videoId);
  await page.getByRole("button", { name: "Save largest" }).click();
  await expectFailureToast(page, videoId);
  expect(fileNames).toEqual([]);

  await context.setOffline(false);
  await expectDownload(page, () => downloadButton(page).click());
});

test("shows the failure when the network is lost right after the page has loaded", async ({
  page,
  context,
  videoId,
}) => {
  await page.goto(`/?v=${videoId}`, { waitUntil: "networkidle" });
  await context.setOffline(true);
  await downloadButton(page).click();
  await expectFailureToast(page, videoId);
});

test("bypasses a cached copy of the displayed image that lacks the CORS header", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, "cached-without-cors");
  await openResult(page, videoId);
  await expectDownload(page, () => downloadButton(page).click());
  const requests = imageHost.requests(videoId).filter(({ image }) => image === "maxres");
  expect(requests.map(({ host, headers }) => [host, "origin" in headers])).toEqual([
    [firstHost, false],
    [firstHost, true],
  ]);
});

test("Open image leads to the host that serves the displayed image", async ({
  page,
  context,
  imageHost,
  videoId,
  allowConsoleError,
}) => {
  allowConsoleError(corsError);
  imageHost.respondWith(videoId, "500", [firstHost]);
  imageHost.respondWith(videoId, "no-cors", [secondHost]);
  await openResult(page, videoId);
  const url = `https://${secondHost}/vi/${videoId}/maxresdefault.jpg`;
  for (const name of ["Download maxres thumbnail", "Save largest"]) {
    await page.getByRole("button", { name }).click();
    await expectToast(page, downloadFailed);
    const openImage = page.getByRole("link", { name: "Open image", exact: true }).filter({ visible: true });
    await expect(openImage).toHaveAttribute("href", url);
    const [opened] = await Promise.all([context.waitForEvent("page"), openImage.click()]);
    await expect(opened).toHaveURL(url);
    await opened.close();
    await page.getByRole("button", { name: "Dismiss" }).click();
  }
});
