import { buttonLabels, zippingLabel } from "../../lib/messages/results";
import { downloadFailed, downloadStarted } from "../../lib/messages/toasts";
import { fileName } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { heldResponse, type Responder } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { expectDownloadFailure, save } from "../support/downloads";
import { expectToast } from "../support/toasts";
import {
  buttons,
  cardButton,
  expectResult,
  generate,
  imageUrl,
  newVideoId,
  openResult,
  recordDownloads,
  recordHosts,
  sizeNamed,
} from "../support/tool";

test("a failure names its video when the page shows another one by then", async ({ page, imageHost, videoId }) => {
  await openResult(page, videoId);
  const held = heldResponse("500");
  imageHost.respondWith(videoId, { maxres: held });
  await buttons.download(page).click();
  const nextId = newVideoId();
  await generate(page, nextId);
  await expectResult(page, nextId);
  held.release();
  await expectToast(page, downloadFailed(imageUrl(videoId, "maxres")), `Video ${videoId}`);
});

test("frees the memory of a saved file after a minute", async ({ page, videoId }) => {
  await page.clock.install();
  await openResult(page, videoId);
  const objectUrls = await page.evaluateHandle(() => {
    const urls = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL(blob);
      urls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      urls.delete(url);
      revokeObjectURL(url);
    };
    return urls;
  });
  const countObjectUrls = () => objectUrls.evaluate(({ size }) => size);
  for (const button of [buttons.download(page), buttons.saveAll(page)]) await save(page, button);
  await page.clock.runFor(50_000);
  expect(await countObjectUrls()).toBe(2);
  await page.clock.runFor(20_000);
  expect(await countObjectUrls()).toBe(0);
});

test("saving and copying send neither cookies nor a referrer", async ({ page, context, imageHost, videoId }) => {
  for (const host of HOSTS) {
    const cookie = { name: "who", value: "me", domain: host, path: "/", secure: true, sameSite: "None" } as const;
    await context.addCookies([cookie]);
  }
  await openResult(page, videoId);
  imageHost.respondWith(videoId, "500", [HOSTS[0]]);
  const requestsBefore = imageHost.requests(videoId).length;
  await buttons.saveAll(page).click();
  await buttons.saveLargest(page).click();
  await cardButton(page, "copyImage", "high").click();
  await expect.poll(() => imageHost.requests(videoId).length).toBe(requestsBefore + 14);
  for (const { url, method, headers } of imageHost.requests(videoId).slice(requestsBefore)) {
    expect(method).toBe("GET");
    expect(url).not.toContain("?");
    expect(headers).toHaveProperty("origin");
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("referer");
  }
});

// lib/browser/fetch-thumbnail.test.ts covers every way to be slow.

/** Sends the headers and half of the image, then stalls. */
const stalled: Responder = ({ response, image }) => {
  const headers = { "Access-Control-Allow-Origin": "*", "Content-Length": image.length };
  response.writeHead(200, headers).write(image.subarray(0, image.length / 2));
};

test("gives up on each host 15 seconds after its last byte", async ({ page, imageHost, videoId }) => {
  await page.clock.install({ time: "2026-06-01T12:00" });
  await openResult(page, videoId);
  // From here on, time passes only through `page.clock.runFor`.
  await page.clock.pauseAt("2026-06-01T12:10");
  imageHost.respondWith(videoId, { maxres: stalled });
  const [firstHeaders, secondHeaders] = HOSTS.map((host) => page.waitForResponse(imageUrl(videoId, "maxres", host)));
  await buttons.download(page).click();
  await firstHeaders;
  await page.clock.runFor(15_000);
  await secondHeaders;
  await page.clock.runFor(15_000);
  await page.clock.resume(); // toasts need a running clock
  await expectDownloadFailure(page, videoId);
});

test("Download is busy until the image has arrived, and keeps its label", async ({ page, imageHost, videoId }) => {
  await openResult(page, videoId);
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  const button = buttons.download(page);
  await expect(button).toHaveAttribute("aria-busy", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button).toHaveText(buttonLabels.download);
  await Promise.all([page.waitForEvent("download"), held.release()]);
  await expect(button).toHaveAttribute("aria-busy", "false");
});

const maxres = sizeNamed("maxres");

test("after Generate, the download and the ZIP of the old video still arrive", async ({ page, imageHost, videoId }) => {
  await openResult(page, videoId);
  const fileNames = recordDownloads(page);
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  await buttons.saveLargest(page).click();
  await buttons.saveAll(page).click();
  await expect(page.getByRole("button", { name: zippingLabel(4, 5) })).toBeVisible();
  const nextId = newVideoId();
  await generate(page, nextId);
  await expectResult(page, nextId);
  await expect(buttons.saveLargest(page)).toHaveAttribute("aria-busy", "false");
  held.release();
  await expect.poll(() => fileNames.toSorted()).toEqual([fileName(maxres), `youtube-thumbnails-${videoId}.zip`]);
  await expectResult(page, nextId);
});

test("any number of clicks until the file has arrived saves once", async ({ page, imageHost, videoId }) => {
  await openResult(page, videoId);
  const fileNames = recordDownloads(page);
  const hosts = recordHosts(page, videoId, "maxres");
  for (const button of [buttons.download(page), buttons.saveLargest(page), buttons.saveAll(page)]) {
    const held = heldResponse();
    imageHost.respondWith(videoId, { maxres: held });
    const element = await button.elementHandle();
    await element?.evaluate((pressed: HTMLElement) => {
      for (let click = 0; click < 5; click++) pressed.click();
    });
    await element?.click();
    held.release();
    await expect(button).toHaveAttribute("aria-busy", "false");
  }
  await expect.poll(() => fileNames).toHaveLength(3);
  expect(hosts).toEqual([HOSTS[0], HOSTS[0], HOSTS[0]]);
  expect(fileNames).toEqual([fileName(maxres), fileName(maxres), `youtube-thumbnails-${videoId}.zip`]);
});

test("a single size can be saved while the ZIP is being built", async ({ page, imageHost, videoId }) => {
  await openResult(page, videoId);
  const fileNames = recordDownloads(page);
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  await buttons.saveAll(page).click();
  await buttons.download(page, "high").click();
  await expectToast(page, downloadStarted(sizeNamed("high")));
  held.release();
  const expected = [fileName(sizeNamed("high")), `youtube-thumbnails-${videoId}.zip`];
  await expect.poll(() => fileNames).toEqual(expected);
});
