import { readFile } from "node:fs/promises";
import { recordDownloads, recordHosts, openResult } from "../support/tool";
import { heldResponse, type Responder } from "../image-host/responses";
import { HOSTS, type Host } from "../image-host/server";
import { imageFor } from "../image-host/images";
import { downloadButton, expectFailureToast, expectDownload } from "../support/downloads";
import { expect, test } from "../fixtures";

const [first, second] = HOSTS;

const noon = new Date("2026-06-01T12:00:00");

// The clock stands still but for what a test lets pass.
test.beforeEach(async ({ page, videoId }) => {
  await page.clock.install({ time: noon });
  await openResult(page, videoId);
  await page.clock.pauseAt(new Date(noon.getTime() + 60_000));
});

for (const [seconds, asked] of [
  [14, [first]],
  [16, [first, second]],
] as [number, Host[]][]) {
  test(`a slow host has 15 seconds: what comes after ${seconds} is saved from the ${seconds < 15 ? "first" : "second"} host`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    const late = heldResponse();
    imageHost.respondWith(videoId, { maxres: late }, [first]);
    const hosts = recordHosts(page, videoId, "maxres");
    const files = recordDownloads(page);
    await expectDownload(page, async () => {
      await downloadButton(page).click();
      await expect.poll(() => hosts).toEqual([first]);
      const arrived = page.waitForEvent("requestfinished", (request) => request.url().includes("maxresdefault"));
      await page.clock.runFor(seconds * 1000);
      late.release();
      await arrived;
      await page.clock.resume(); // toasts need it
    });
    expect(hosts).toEqual(asked);
    expect(files).toHaveLength(1);
  });
}

test("a host that never answers is given up after 15 seconds for the second, and that after 15 more", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { maxres: "never" });
  const hosts = recordHosts(page, videoId, "maxres");
  await downloadButton(page).click();
  await expect.poll(() => hosts).toEqual([first]);
  await page.clock.runFor(15_000);
  await expect.poll(() => hosts).toEqual([first, second]);
  await page.clock.runFor(14_999);
  await expect(page.getByText("Download Failed")).toBeHidden();
  await page.clock.runFor(1);
  await page.clock.resume(); // toasts need it
  await expectFailureToast(page, videoId);

  imageHost.respondWith(videoId, "real");
  await expectDownload(page, () => downloadButton(page).click());
});

/** Half of the picture, and then nothing more: headers do not make an answer. */
const stalled: Responder = ({ response, image }) => {
  response.writeHead(200, {
    "Content-Type": "image/jpeg",
    "Access-Control-Allow-Origin": "*",
    "Content-Length": image.length,
  });
  response.write(image.subarray(0, image.length / 2));
};

test("a host that stops in the middle is given up after 15 seconds too", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { maxres: stalled });
  const headersOf = (host: Host) =>
    page.waitForResponse((response) => response.url() === `https://${host}/vi/${videoId}/maxresdefault.jpg`);
  const [one, other] = [headersOf(first), headersOf(second)];
  await downloadButton(page).click();
  await one;
  await page.clock.runFor(15_000);
  await other;
  await page.clock.runFor(15_000);
  await page.clock.resume(); // toasts need it
  await expectFailureToast(page, videoId);
});

test("a download goes on as long as bytes arrive, and its button shows how far it is", async ({
  page,
  imageHost,
  videoId,
}) => {
  const bytes = await imageFor("maxres");
  const quarter = Math.ceil(bytes.length / 4);
  let sendQuarter = () => {};
  imageHost.respondWith(videoId, {
    maxres: ({ response }) => {
      response.writeHead(200, { "Access-Control-Allow-Origin": "*", "Content-Length": bytes.length });
      let sent = 0;
      sendQuarter = () => response.write(bytes.subarray(sent, (sent += quarter)));
      sendQuarter();
    },
  });
  const hosts = recordHosts(page, videoId, "maxres");
  const arrived = page.waitForResponse(/maxresdefault/);
  await downloadButton(page).click();
  await arrived;
  await expect(downloadButton(page)).toHaveText("Download");
  await page.clock.runFor(500);
  await expect(downloadButton(page)).toHaveText("25 %");
  for (const percent of [50, 75]) {
    await page.clock.runFor(14_000);
    sendQuarter();
    await expect(downloadButton(page)).toHaveText(`${percent} %`);
  }
  await page.clock.runFor(14_000);
  const [saved] = await Promise.all([page.waitForEvent("download"), sendQuarter()]);
  expect(await readFile(await saved.path())).toEqual(bytes);
  await expect(downloadButton(page)).toHaveText("Download");
  expect(hosts).toEqual([first]);
});
