import type { Page } from "@playwright/test";
import { copyImageResult } from "../../lib/messages/toasts";
import { fileName, zipName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor, QUALITIES } from "../image-host/images";
import { imageOfSize } from "../image-host/responses";
import { allowClipboard, clipboardSkipReason } from "../support/clipboard";
import { save, secondRequestSkipReason } from "../support/downloads";
import { readZip } from "../support/read-zip";
import { choose, expectOnStage } from "../support/stage";
import { expectToast } from "../support/toasts";
import { buttons, generate, headings, imageControl, imageUrl, openResult } from "../support/tool";

// An image is requested once. What is shown is what is saved.
test.skip(({ browserName }) => browserName === "firefox", secondRequestSkipReason);

async function generateFromHome(page: Page, videoId: string) {
  await page.goto("/");
  await generate(page, videoId);
  await expect(headings.largest(page)).toBeVisible();
}

for (const [way, show] of [
  ["a shared link", openResult],
  ["Generate", generateFromHome],
] as const)
  test(`${way} requests five images, and the stage and saving none, even if the host has others by now`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    await show(page, videoId);
    imageHost.respondWith(videoId, imageOfSize(1920, 1080));
    const files = await Promise.all(
      QUALITIES.map(async (name) => ({ name: fileName(imageNamed(name)), bytes: await imageFor(name) })),
    );
    await expectOnStage(page, "maxres", imageUrl(videoId, "maxres"));
    for (const [index, name] of QUALITIES.entries()) {
      await choose(page, name);
      await expectOnStage(page, name, imageUrl(videoId, name));
      expect(await save(page, buttons.download(page, name))).toEqual(files[index]);
    }
    expect(await save(page, buttons.saveLargest(page))).toEqual(files.at(-1));
    const zip = await save(page, buttons.saveAll(page));
    expect(zip.name).toBe(zipName(videoId));
    expect(readZip(zip.bytes).map(({ name, bytes }) => ({ name, bytes }))).toEqual(files);
    expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length);
  });

test("Copy image requests none either", async ({ page, imageHost, videoId, browserName }) => {
  test.skip(browserName !== "chromium", clipboardSkipReason);
  await allowClipboard(page);
  await openResult(page, videoId);
  imageHost.respondWith(videoId, "500");
  await imageControl(page, "copyImage").click();
  await expectToast(page, copyImageResult.copied);
  expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length);
});
