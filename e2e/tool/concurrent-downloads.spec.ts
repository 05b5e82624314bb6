import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures";
import { imageFor } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { downloadStarted, expectToast, recordToasts } from "../support/toasts";
import { expectResult, generate, newVideoId, openResult, recordDownloads, recordHosts } from "../support/tool";

const [firstHost] = HOSTS;

test("Generate during a download shows the new video, and the file of the old one still arrives", async ({
  page,
  imageHost,
  videoId,
}) => {
  await openResult(page, videoId);
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  const hosts = recordHosts(page, videoId, "maxres");
  await page.getByRole("button", { name: "Save largest" }).click();
  await expect.poll(() => hosts).toEqual([firstHost]);
  const nextId = newVideoId();
  await generate(page, nextId);
  await expect(page.getByRole("img", { name: `of video ${nextId}` })).toHaveCount(5);
  const [download] = await Promise.all([page.waitForEvent("download"), held.release()]);
  expect(await readFile(await download.path())).toEqual(await imageFor("maxres"));
  await expect(page.getByRole("img", { name: `of video ${nextId}` })).toHaveCount(5);
  await expect(page.getByRole("button", { name: "Save largest" })).not.toHaveAttribute("aria-busy", "true");
});

for (const [name, toast] of [
  ["Download maxres thumbnail", downloadStarted("maxres")],
  ["Save largest", downloadStarted("maxres")],
  ["Save all", ["Download Started", "Downloading 5 thumbnails in one ZIP file..."]],
] satisfies [string, string[]][]) {
  test(`five quick clicks on "${name}" save once`, async ({ page, imageHost, videoId }) => {
    const toasts = await recordToasts(page);
    await openResult(page, videoId);
    const fileNames = recordDownloads(page);
    const held = heldResponse();
    imageHost.respondWith(videoId, { maxres: held });
    const hosts = recordHosts(page, videoId, "maxres");
    const button = await page.getByRole("button", { name }).elementHandle();
    for (let click = 0; click < 5; click++) await button?.click();
    held.release();
    await expectToast(page, toast);
    expect(toasts).toHaveLength(1);
    expect(hosts).toEqual([firstHost]);
    await expect.poll(() => fileNames).toHaveLength(1);
  });
}

test("Generate while a ZIP is being built shows the new video, and the ZIP of the old one still arrives", async ({
  page,
  imageHost,
  videoId,
}) => {
  await openResult(page, videoId);
  const fileNames = recordDownloads(page);
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  await page.getByRole("button", { name: "Save all" }).click();
  await expect(page.getByRole("button", { name: "Zipping 4 of 5" })).toBeVisible();
  const nextId = newVideoId();
  await generate(page, nextId);
  await expectResult(page, nextId);
  held.release();
  await expect.poll(() => fileNames).toEqual([`youtube-thumbnails-${videoId}.zip`]);
});

test("five clicks within one frame save once", async ({ page, videoId }) => {
  await openResult(page, videoId);
  const hosts = recordHosts(page, videoId, "maxres");
  const fileNames = recordDownloads(page);
  await page.getByRole("button", { name: "Download maxres thumbnail" }).evaluate((button: HTMLElement) => {
    for (let click = 0; click < 5; click++) button.click();
  });
  await expectToast(page, downloadStarted("maxres"));
  await expect.poll(() => fileNames).toHaveLength(1);
  expect(hosts).toEqual([firstHost]);
});
