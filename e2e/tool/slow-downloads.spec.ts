import { buttonLabels } from "../../lib/messages/results";
import { expect, test } from "../fixtures";
import { heldResponse, type Responder } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { expectDownloadFailure } from "../support/downloads";
import { downloadButton, imageUrl, openResult } from "../support/tool";

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
  await downloadButton(page).click();
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
  const button = downloadButton(page);
  await expect(button).toHaveAttribute("aria-busy", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button).toHaveText(buttonLabels.download);
  await Promise.all([page.waitForEvent("download"), held.release()]);
  await expect(button).toHaveAttribute("aria-busy", "false");
});
