import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { imageFor, QUALITIES, type Quality } from "../image-host/images";
import { HOSTS } from "../image-host/server";
import { downloadFailed, downloadStarted, expectToast } from "../support/toasts";
import { cardOf, generate, openResult, recordDownloads } from "../support/tool";

const downloadButton = (page: Page, quality: Quality) =>
  page.getByRole("button", { name: `Download ${quality} thumbnail` });

/** Presses Download. Returns the name of the file and whether its bytes equal those of the host. */
async function save(page: Page, quality: Quality) {
  const [download] = await Promise.all([page.waitForEvent("download"), downloadButton(page, quality).click()]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), isExact: bytes.equals(await imageFor(quality)) };
}

for (const quality of QUALITIES) {
  test(`Download saves the ${quality} image byte for byte`, async ({ page, imageHost, videoId }) => {
    await page.goto("/");
    await generate(page, videoId);
    expect(await save(page, quality)).toEqual({ name: `youtube-thumbnail-${quality}.jpg`, isExact: true });
    await expectToast(page, downloadStarted(quality));

    const request = imageHost.requests(videoId).at(-1);
    expect(request).toMatchObject({ host: "i.ytimg.com", image: quality, method: "GET" });
    expect(request?.headers).not.toHaveProperty("cookie");
    expect(request?.headers).not.toHaveProperty("referer");
  });
}

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
  for (const name of ["Download maxres thumbnail", "Save all"])
    await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  await page.clock.runFor(50_000);
  expect(await countObjectUrls()).toBe(2);
  await page.clock.runFor(20_000);
  expect(await countObjectUrls()).toBe(0);
});

test("a failed Download changes nothing else, and the next click saves", async ({ page, imageHost, videoId }) => {
  await page.goto("/");
  await generate(page, videoId);
  await expect(cardOf(page, "high").getByText("480 × 360")).toBeVisible();
  const fileNames = recordDownloads(page);

  // download-faults.spec.ts covers the other ways to fail.
  imageHost.respondWith(videoId, "500");
  await downloadButton(page, "high").click();
  await expectToast(page, downloadFailed);
  await expect(page.getByRole("main").getByRole("img", { name: `of video ${videoId}` })).toHaveCount(5);
  expect(fileNames).toEqual([]);

  imageHost.respondWith(videoId, "real");
  expect(await save(page, "high")).toEqual({ name: "youtube-thumbnail-high.jpg", isExact: true });
  await expectToast(page, downloadStarted("high"));
  expect(fileNames).toHaveLength(1);
});

test("Save largest saves the largest existing size byte for byte with a single request", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { maxres: "missing" });
  await openResult(page, videoId);
  const requestsBefore = imageHost.requests(videoId).length;
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save largest" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("youtube-thumbnail-standard.jpg");
  expect(await readFile(await download.path())).toEqual(await imageFor("standard"));
  await expectToast(page, downloadStarted("standard"));

  const [request, ...others] = imageHost.requests(videoId).slice(requestsBefore);
  expect(others).toEqual([]);
  expect(request?.url).toBe(`https://${HOSTS[0]}/vi/${videoId}/sddefault.jpg`);
});

test("saving and copying send neither cookies nor a referrer", async ({ page, context, imageHost, videoId }) => {
  for (const host of HOSTS) {
    const cookie = { name: "who", value: "me", domain: host, path: "/", secure: true, sameSite: "None" } as const;
    await context.addCookies([cookie]);
  }
  await openResult(page, videoId);
  imageHost.respondWith(videoId, "500", [HOSTS[0]]);
  const requestsBefore = imageHost.requests(videoId).length;
  await page.getByRole("button", { name: "Save all" }).click();
  await page.getByRole("button", { name: "Save largest" }).click();
  await page.getByRole("button", { name: "Copy image of high thumbnail" }).click();
  await expect.poll(() => imageHost.requests(videoId).length).toBe(requestsBefore + 14);
  for (const { url, method, headers } of imageHost.requests(videoId).slice(requestsBefore)) {
    expect(method).toBe("GET");
    expect(url).not.toContain("?");
    expect(headers).toHaveProperty("origin");
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("referer");
  }
});
