import { zippingLabel } from "../../lib/messages/results";
import { fileName } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor, QUALITIES } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import { save, sizesSaved } from "../support/downloads";
import { readZip } from "../support/read-zip";
import { expectToast, toastIn } from "../support/toasts";
import { buttons, openResult, recordDownloads, sizeNamed } from "../support/tool";

test("Save all saves the existing sizes in one ZIP, uncompressed", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { standard: "missing" });
  await openResult(page, videoId);
  const existing = QUALITIES.filter((quality) => quality !== "standard");
  const files = existing.map(async (quality) => ({
    name: fileName(sizeNamed(quality)),
    method: 0,
    bytes: await imageFor(quality),
  }));
  const { name, bytes } = await save(page, buttons.saveAll(page));
  expect(name).toBe(`youtube-thumbnails-${videoId}.zip`);
  expect(readZip(bytes)).toEqual(await Promise.all(files));
  await expectToast(page, sizesSaved(existing));
  const fetched = imageHost.requests(videoId).slice(5);
  expect(fetched.map(({ image }) => image).sort()).toEqual([...existing].sort());
});

test("Save all shows its progress, and one toast at the end", async ({ page, imageHost, videoId }) => {
  await openResult(page, videoId);
  const fileNames = recordDownloads(page);
  const [heldStandard, heldMaxres] = [heldResponse(), heldResponse()];
  imageHost.respondWith(videoId, { standard: heldStandard, maxres: heldMaxres });
  const zipping = (finished: number) => page.getByRole("button", { name: zippingLabel(finished, 5) });
  await buttons.saveAll(page).click();
  await expect(zipping(3)).toHaveAttribute("aria-busy", "true");
  heldStandard.release();
  await expect(zipping(4)).toBeVisible();
  await expect(toastIn(page)).toHaveCount(0);
  heldMaxres.release();
  await expectToast(page, sizesSaved(QUALITIES));
  await expect.poll(() => fileNames).toEqual([`youtube-thumbnails-${videoId}.zip`]);

  imageHost.respondWith(videoId, "never");
  await buttons.saveAll(page).click();
  await expect(zipping(0)).toBeVisible();
});

test("Save all saves no empty ZIP", async ({ page, imageHost, videoId }) => {
  await openResult(page, videoId);
  const fileNames = recordDownloads(page);
  imageHost.respondWith(videoId, "500");
  await buttons.saveAll(page).click();
  await expectToast(page, sizesSaved([], QUALITIES));
  expect(fileNames).toEqual([]);
});
