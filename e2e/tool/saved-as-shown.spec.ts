import { copyImageToasts } from "../../lib/messages/toasts";
import { fileName, zipName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor, placeholder, QUALITIES } from "../image-host/images";
import { imageOfSize, type Responder, uncacheable } from "../image-host/responses";
import { allowClipboard, clipboardSkipReason } from "../support/clipboard";
import { expectDownload, save, secondRequestSkipReason } from "../support/downloads";
import { readZip } from "../support/read-zip";
import { choose, expectOnStage } from "../support/stage";
import { expectToast } from "../support/toasts";
import { buttons, generate, headings, imageControl, imageUrl, newVideoId, openResult } from "../support/tool";

// An image is requested once: the shown image is the saved one.
test.skip(({ browserName }) => browserName === "firefox", secondRequestSkipReason);

test("a result requests five images, and saving them none", async ({ page, imageHost, videoId }) => {
  const files = await Promise.all(
    QUALITIES.map(async (name) => ({ name: fileName(imageNamed(name)), bytes: await imageFor(name) })),
  );
  const expectSavedAsShown = async (id: string) => {
    await expect(headings.largest(page)).toBeVisible();
    imageHost.respondWith(id, imageOfSize(1920, 1080));
    await expectOnStage(page, "maxres", imageUrl(id, "maxres"));
    for (const [index, name] of QUALITIES.entries()) {
      await choose(page, name);
      await expectOnStage(page, name, imageUrl(id, name));
      expect(await save(page, buttons.download(page, name))).toEqual(files[index]);
    }
    expect(await save(page, buttons.saveLargest(page))).toEqual(files.at(-1));
    const zip = await save(page, buttons.saveAll(page));
    expect(zip.name).toBe(zipName(id));
    expect(readZip(zip.bytes).map(({ name, bytes }) => ({ name, bytes }))).toEqual(files);
    expect(imageHost.requests(id)).toHaveLength(QUALITIES.length);
  };

  await openResult(page, videoId);
  await expectSavedAsShown(videoId);
  const nextId = newVideoId();
  await generate(page, nextId);
  await expectSavedAsShown(nextId);
});

test("Copy image requests none either", async ({ page, imageHost, videoId, browserName }) => {
  test.skip(browserName !== "chromium", clipboardSkipReason);
  await allowClipboard(page);
  await openResult(page, videoId);
  imageHost.respondWith(videoId, "500");
  await imageControl(page, "copyImage").click();
  await expectToast(page, copyImageToasts.copied);
  expect(imageHost.requests(videoId)).toHaveLength(QUALITIES.length);
});

test("an image in whose place a placeholder came before is saved without another request", async ({
  page,
  imageHost,
  videoId,
}) => {
  const missingForNow: Responder = async ({ response }) => uncacheable({ response, image: await placeholder() });
  imageHost.respondWith(videoId, { maxres: missingForNow, hq720: "missing" });
  await openResult(page, videoId);
  await expect(headings.largest(page, "640 × 480")).toBeVisible();
  imageHost.respondWith(videoId, { maxres: "real" });
  await generate(page, videoId);
  await expect(headings.largest(page)).toBeVisible();
  const requested = imageHost.requests(videoId).length;
  await expectDownload(page, buttons.download(page));
  expect(imageHost.requests(videoId)).toHaveLength(requested);
});
