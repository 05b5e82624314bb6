import { zippingLabel } from "../../lib/messages/results";
import { downloadStarted } from "../../lib/messages/toasts";
import { fileName } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { expectToast } from "../support/toasts";
import {
  downloadButton,
  expectResult,
  generate,
  newVideoId,
  openResult,
  recordDownloads,
  recordHosts,
  saveAllButton,
  saveLargestButton,
  sizeNamed,
} from "../support/tool";

const maxres = sizeNamed("maxres");

test("Generate during a download and a ZIP shows the new video, and the files of the old one still arrive", async ({
  page,
  imageHost,
  videoId,
}) => {
  await openResult(page, videoId);
  const fileNames = recordDownloads(page);
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  await saveLargestButton(page).click();
  await saveAllButton(page).click();
  await expect(page.getByRole("button", { name: zippingLabel(4, 5) })).toBeVisible();
  const nextId = newVideoId();
  await generate(page, nextId);
  await expectResult(page, nextId);
  await expect(saveLargestButton(page)).toHaveAttribute("aria-busy", "false");
  held.release();
  await expect.poll(() => fileNames.toSorted()).toEqual([fileName(maxres), `youtube-thumbnails-${videoId}.zip`]);
  await expectResult(page, nextId);
});

test("five clicks within one frame, and more until the file has arrived, save once", async ({
  page,
  imageHost,
  videoId,
}) => {
  await openResult(page, videoId);
  const fileNames = recordDownloads(page);
  const hosts = recordHosts(page, videoId, "maxres");
  for (const button of [downloadButton(page), saveLargestButton(page), saveAllButton(page)]) {
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

test("a single size can be saved while the ZIP is being built, and both arrive", async ({
  page,
  imageHost,
  videoId,
}) => {
  await openResult(page, videoId);
  const fileNames = recordDownloads(page);
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  await saveAllButton(page).click();
  await downloadButton(page, "high").click();
  await expectToast(page, downloadStarted(sizeNamed("high")));
  held.release();
  const expected = [fileName(sizeNamed("high")), `youtube-thumbnails-${videoId}.zip`];
  await expect.poll(() => fileNames).toEqual(expected);
});
