import { expect, test } from "../fixtures";
import { heldResponse, type Responder } from "../image-host/responses";
import { type Host, HOSTS } from "../image-host/server";
import { downloadButton, expectDownload, expectFailureToast } from "../support/downloads";
import { openResult, recordDownloads, recordHosts } from "../support/tool";

const [firstHost, secondHost] = HOSTS;

const START = new Date("2026-06-01T12:00:00");

// From here on, time passes only through `page.clock.runFor`.
test.beforeEach(async ({ page, videoId }) => {
  await page.clock.install({ time: START });
  await openResult(page, videoId);
  await page.clock.pauseAt(new Date(START.getTime() + 60_000));
});

for (const [seconds, expectedHosts] of [
  [14, [firstHost]],
  [16, [firstHost, secondHost]],
] satisfies [number, Host[]][]) {
  test(`saves the image from the ${seconds < 15 ? "first" : "second"} host when the first responds after ${seconds} seconds`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    const held = heldResponse();
    imageHost.respondWith(videoId, { maxres: held }, [firstHost]);
    const hosts = recordHosts(page, videoId, "maxres");
    const fileNames = recordDownloads(page);
    await expectDownload(page, async () => {
      await downloadButton(page).click();
      await expect.poll(() => hosts).toEqual([firstHost]);
      const finished = page.waitForEvent("requestfinished", (request) => request.url().includes("maxresdefault"));
      await page.clock.runFor(seconds * 1000);
      held.release();
      await finished;
      await page.clock.resume(); // toasts need a running clock
    });
    expect(hosts).toEqual(expectedHosts);
    expect(fileNames).toHaveLength(1);
  });
}

test("gives up on each host after 15 seconds without a response", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { maxres: "never" });
  const hosts = recordHosts(page, videoId, "maxres");
  await downloadButton(page).click();
  await expect.poll(() => hosts).toEqual([firstHost]);
  await page.clock.runFor(15_000);
  await expect.poll(() => hosts).toEqual([firstHost, secondHost]);
  await page.clock.runFor(14_999);
  await expect(page.getByText("Download Failed")).toBeHidden();
  await page.clock.runFor(1);
  await page.clock.resume(); // toasts need a running clock
  await expectFailureToast(page, videoId);

  imageHost.respondWith(videoId, "real");
  await expectDownload(page, () => downloadButton(page).click());
});

/** Sends the headers and half of the image, then stalls. */
const stalled: Responder = ({ response, image }) => {
  response.writeHead(200, {
    "Content-Type": "image/jpeg",
    "Access-Control-Allow-Origin": "*",
    "Content-Length": image.length,
  });
  response.write(image.subarray(0, image.length / 2));
};

test("gives up on a host that stalls halfway after 15 seconds, too", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { maxres: stalled });
  const waitForHeaders = (host: Host) =>
    page.waitForResponse((response) => response.url() === `https://${host}/vi/${videoId}/maxresdefault.jpg`);
  const [firstHeaders, secondHeaders] = [waitForHeaders(firstHost), waitForHeaders(secondHost)];
  await downloadButton(page).click();
  await firstHeaders;
  await page.clock.runFor(15_000);
  await secondHeaders;
  await page.clock.runFor(15_000);
  await page.clock.resume(); // toasts need a running clock
  await expectFailureToast(page, videoId);
});

test("Download is busy until the image has arrived, and keeps its label", async ({ page, imageHost, videoId }) => {
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  const button = downloadButton(page);
  await expect(button).toHaveAttribute("aria-busy", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(1000);
  await expect(button).toHaveText("Download");
  await Promise.all([page.waitForEvent("download"), held.release()]);
  await expect(button).toHaveAttribute("aria-busy", "false");
});
