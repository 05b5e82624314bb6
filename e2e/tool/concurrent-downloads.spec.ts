import { readFile } from "node:fs/promises";
import {
  newVideoId,
  expectResult,
  recordDownloads,
  generate,
  recordHosts,
  openResult,
  recordToasts,
} from "../support/tool";
import { heldResponse } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { imageFor } from "../image-host/images";
import { expect, test } from "../fixtures";
import { downloadFailed, downloadStarted, toastIn } from "../support/toasts";

const [first, second] = HOSTS;

test("Save largest saves the largest size there is, byte for byte, with one question", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { maxres: "missing" });
  await openResult(page, videoId);
  const before = imageHost.requests(videoId).length;
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save largest" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("youtube-thumbnail-standard.jpg");
  expect(await readFile(await saved.path())).toEqual(await imageFor("standard"));
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(downloadStarted("standard"));

  const [request, ...others] = imageHost.requests(videoId).slice(before);
  expect(others).toEqual([]);
  expect(request?.url).toBe(`https://${first}/vi/${videoId}/sddefault.jpg`);
});

test("Generate during a download shows the new video, and the old one's file still arrives", async ({
  page,
  imageHost,
  videoId,
}) => {
  await openResult(page, videoId);
  const late = heldResponse();
  imageHost.respondWith(videoId, { maxres: late });
  const hosts = recordHosts(page, videoId, "maxres");
  await page.getByRole("button", { name: "Save largest" }).click();
  await expect.poll(() => hosts).toEqual([first]);
  const next = newVideoId();
  await generate(page, next);
  await expect(page.getByRole("img", { name: `of video ${next}` })).toHaveCount(5);
  const [saved] = await Promise.all([page.waitForEvent("download"), late.release()]);
  expect(await readFile(await saved.path())).toEqual(await imageFor("maxres"));
  await expect(page.getByRole("img", { name: `of video ${next}` })).toHaveCount(5);
  await expect(page.getByRole("button", { name: "Save largest" })).not.toHaveAttribute("aria-busy", "true");
});

for (const [name, words] of [
  ["Download maxres thumbnail", downloadStarted("maxres")],
  ["Save largest", downloadStarted("maxres")],
  ["Save all", ["Download Started", "Downloading 5 thumbnails in one ZIP file..."]],
] satisfies [string, string[]][]) {
  test(`"${name}" pressed five times fast saves once`, async ({ page, imageHost, videoId }) => {
    const toasts = await recordToasts(page);
    await openResult(page, videoId);
    const saved = recordDownloads(page);
    const late = heldResponse();
    imageHost.respondWith(videoId, { maxres: late });
    const hosts = recordHosts(page, videoId, "maxres");
    const button = await page.getByRole("button", { name }).elementHandle();
    for (let press = 0; press < 5; press++) await button?.click();
    late.release();
    await expect(toastIn(page).getByRole("paragraph")).toHaveText(words);
    expect(toasts).toHaveLength(1);
    expect(hosts).toEqual([first]);
    await expect.poll(() => saved).toHaveLength(1);
  });
}

test("Generate while a ZIP is on its way shows the new video, and the old one's ZIP still arrives", async ({
  page,
  imageHost,
  videoId,
}) => {
  await openResult(page, videoId);
  const saved = recordDownloads(page);
  const late = heldResponse();
  imageHost.respondWith(videoId, { maxres: late });
  await page.getByRole("button", { name: "Save all" }).click();
  await expect(page.getByRole("button", { name: "Zipping 4 of 5" })).toBeVisible();
  const next = newVideoId();
  await generate(page, next);
  await expectResult(page, next);
  late.release();
  await expect.poll(() => saved).toEqual([`youtube-thumbnails-${videoId}.zip`]);
});

test("five presses within one moment save once", async ({ page, videoId }) => {
  await openResult(page, videoId);
  const hosts = recordHosts(page, videoId, "maxres");
  const saved = recordDownloads(page);
  await page.getByRole("button", { name: "Download maxres thumbnail" }).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press++) button.click();
  });
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(downloadStarted("maxres"));
  await expect.poll(() => saved).toHaveLength(1);
  expect(hosts).toEqual([first]);
});

test("the way out of a failed download leads to the host that has shown the image", async ({
  page,
  context,
  imageHost,
  videoId,
  allowConsoleError,
}) => {
  allowConsoleError(/CORS|cross-origin|access.control/i);
  imageHost.respondWith(videoId, "500", [first]);
  imageHost.respondWith(videoId, "no-cors", [second]);
  await openResult(page, videoId);
  const address = `https://${second}/vi/${videoId}/maxresdefault.jpg`;
  for (const name of ["Download maxres thumbnail", "Save largest"]) {
    await page.getByRole("button", { name }).click();
    await expect(toastIn(page).getByRole("paragraph")).toHaveText(downloadFailed);
    const wayOut = page.getByRole("link", { name: "Open image", exact: true }).filter({ visible: true });
    await expect(wayOut).toHaveAttribute("href", address);
    const [opened] = await Promise.all([context.waitForEvent("page"), wayOut.click()]);
    await expect(opened).toHaveURL(address);
    await opened.close();
    await page.getByRole("button", { name: "Dismiss" }).click();
  }
});

test("neither cookies nor the address of the page go along with what is saved or copied", async ({
  page,
  context,
  imageHost,
  videoId,
}) => {
  for (const host of HOSTS) {
    const cookie = { name: "who", value: "me", domain: host, path: "/", secure: true, sameSite: "None" } as const;
    await context.addCookies([cookie]);
  }
  await openResult(page, videoId);
  imageHost.respondWith(videoId, "500", [first]);
  const before = imageHost.requests(videoId).length;
  await page.getByRole("button", { name: "Save all" }).click();
  await page.getByRole("button", { name: "Save largest" }).click();
  await page.getByRole("button", { name: "Copy image of high thumbnail" }).click();
  await expect.poll(() => imageHost.requests(videoId).length).toBe(before + 14);
  for (const { url, method, headers } of imageHost.requests(videoId).slice(before)) {
    expect(method).toBe("GET");
    expect(url).not.toContain("?");
    expect(headers).toHaveProperty("origin");
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("referer");
  }
});
