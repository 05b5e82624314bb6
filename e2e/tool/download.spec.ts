import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { cardOf, recordDownloads, generate, openResult } from "../support/tool";
import { imageFor, QUALITIES, type Quality } from "../image-host/images";
import { expect, test } from "../fixtures";
import { downloadFailed, downloadStarted, toastIn } from "../support/toasts";

const downloadButton = (page: Page, quality: Quality) =>
  page.getByRole("button", { name: `Download ${quality} thumbnail` });

/** Presses Download; answers the file's name, and whether its bytes are the host's own. */
async function save(page: Page, quality: Quality) {
  const [download] = await Promise.all([page.waitForEvent("download"), downloadButton(page, quality).click()]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), isExact: bytes.equals(await imageFor(quality)) };
}

for (const quality of QUALITIES) {
  test(`Download saves the ${quality} image byte for byte under its name`, async ({ page, imageHost, videoId }) => {
    await page.goto("/");
    await generate(page, videoId);
    expect(await save(page, quality)).toEqual({ name: `youtube-thumbnail-${quality}.jpg`, isExact: true });
    await expect(toastIn(page).getByRole("paragraph")).toHaveText(downloadStarted(quality));

    const asked = imageHost.requests(videoId).at(-1);
    expect(asked).toMatchObject({ host: "i.ytimg.com", quality, method: "GET" });
    expect(asked?.headers).not.toHaveProperty("cookie");
    expect(asked?.headers).not.toHaveProperty("referer");
  });
}

test("the bytes of a saved file are kept for a minute, and then given back", async ({ page, videoId }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const kept = new Set<string>();
    Object.assign(window, { kept });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const address = createObjectURL(blob);
      kept.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      kept.delete(address);
      revokeObjectURL(address);
    };
  });
  const kept = () => page.evaluate(() => Reflect.get(window, "kept").size);
  await openResult(page, videoId);
  for (const name of ["Download maxres thumbnail", "Save all"])
    await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  await page.clock.runFor(50_000);
  expect(await kept()).toBe(2);
  await page.clock.runFor(20_000);
  expect(await kept()).toBe(0);
});

test("a failed Download leaves all else as it was, and the next press saves", async ({ page, imageHost, videoId }) => {
  await page.goto("/");
  await generate(page, videoId);
  await expect(cardOf(page, "high").getByText("480 × 360")).toBeVisible();
  const files = recordDownloads(page);

  // Every other way to fail has a row in download-faults.spec.ts.
  imageHost.respondWith(videoId, "500");
  await downloadButton(page, "high").click();
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(downloadFailed);
  await expect(page.getByRole("main").getByRole("img", { name: `of video ${videoId}` })).toHaveCount(5);
  expect(files).toEqual([]);

  imageHost.respondWith(videoId, "real");
  expect(await save(page, "high")).toEqual({ name: "youtube-thumbnail-high.jpg", isExact: true });
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(downloadStarted("high"));
  expect(files).toHaveLength(1);
});
