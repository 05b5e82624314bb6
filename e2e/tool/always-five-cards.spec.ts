import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { blockHost, expect, test } from "../fixtures";
import { IMAGES, QUALITIES } from "../image-host/images";
import { imageOfSize, type Responder, type ResponseName } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { downloadFailed, downloadStarted, expectToast, toastText } from "../support/toasts";
import { cardOf, generate } from "../support/tool";

// The specification promises five cards with an image, a heading and a Download button, whatever the network does.

const onePixel = Buffer.from(
  "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", // a transparent GIF
  "base64",
);
const CORS_HEADERS = { "Access-Control-Allow-Origin": "*" };
const respondWithBody =
  (body: Buffer, headers: Record<string, string>): Responder =>
  ({ response }) =>
    void response.writeHead(200, { ...CORS_HEADERS, ...headers, "Content-Length": body.length }).end(body);

const conditions: [condition: string, response: Responder | ResponseName, isSaved: boolean][] = [
  ["every size exists", "real", true],
  ["every image has a single pixel", respondWithBody(onePixel, { "Content-Type": "image/gif" }), true],
  ["the images have no declared type", respondWithBody(onePixel, {}), true],
  [
    "the images are served as octet-stream",
    respondWithBody(onePixel, { "Content-Type": "application/octet-stream" }),
    true,
  ],
  ["every image is in portrait format", imageOfSize(1080, 1920), true],
  ["the files are not images", respondWithBody(Buffer.from("not an image"), { "Content-Type": "image/jpeg" }), true],
  ["every image is the placeholder with status 200", "missing-200", false],
  ["every image is the placeholder with status 404", "missing", false],
  ["every response is empty", "empty", false],
  ["every response is a web page", "html", false],
  ["the host returns 403", "403", false],
  ["the host returns 500", "500", false],
  ["the host drops every connection", "dropped", false],
];

async function expectFiveCards(page: Page, videoId: string) {
  await expect(page.getByRole("heading", { level: 3, name: /Quality$/ })).toHaveText(
    QUALITIES.map((quality) => `${quality} Quality`),
  );
  await expect(page.locator("#tool img")).toHaveCount(5);
  for (const quality of QUALITIES) {
    const card = cardOf(page, quality);
    const url = `https://i.ytimg.com/vi/${videoId}/${IMAGES[quality].file}.jpg`;
    await expect(card.locator("img")).toHaveAttribute("src", url);
    await expect(card.getByRole("button", { name: /^Download/ })).toBeEnabled();
  }
  await expect(page.getByRole("button", { name: /Download/ })).toHaveCount(5);
}

for (const [condition, response, isSaved] of conditions) {
  test(`shows five cards with image, heading and Download when ${condition}`, async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, response);
    await page.goto("/");
    await generate(page, videoId);
    await expectFiveCards(page, videoId);
    await expect(toastText(page).first()).toHaveText("Success!");
    for (const quality of QUALITIES) {
      const click = cardOf(page, quality).getByRole("button", { name: "Download" }).click();
      if (isSaved) {
        const [download] = await Promise.all([page.waitForEvent("download"), click]);
        expect(download.suggestedFilename()).toBe(`youtube-thumbnail-${quality}.jpg`);
        expect((await readFile(await download.path())).length).toBeGreaterThan(0);
        await expectToast(page, downloadStarted(quality));
      } else {
        await click;
        await expectToast(page, downloadFailed);
      }
      await page.getByRole("button", { name: "Dismiss" }).click();
    }
    await expectFiveCards(page, videoId);
  });
}

for (const [condition, disconnect, expectedError] of [
  [
    "neither host can be reached",
    async (context: BrowserContext) => {
      for (const host of HOSTS) await blockHost(context, host);
    },
  ],
  ["there is no network", (context: BrowserContext) => context.setOffline(true), /Failed to load resource/],
] as const) {
  test(`shows five cards with image, heading and Download when ${condition}`, async ({
    page,
    context,
    videoId,
    allowConsoleError,
  }) => {
    if (expectedError) allowConsoleError(expectedError);
    await page.goto("/");
    await disconnect(context);
    await generate(page, videoId);
    await expectFiveCards(page, videoId);
    await expect(page.getByRole("heading", { name: "The images could not be loaded" })).toBeVisible();
    await cardOf(page, "maxres").getByRole("button", { name: "Download" }).click();
    await expectToast(page, downloadFailed);
    await expectFiveCards(page, videoId);
  });
}

test("all five sizes can be downloaded while their images are still loading", async ({ page, imageHost, videoId }) => {
  // Only fetch() sends an Origin header: the <img> requests hang.
  const respondToFetch: Responder = ({ response, hasOrigin, image }) =>
    void (hasOrigin && response.writeHead(200, { ...CORS_HEADERS, "Content-Type": "image/jpeg" }).end(image));
  imageHost.respondWith(videoId, respondToFetch);
  await page.goto("/");
  await generate(page, videoId);
  await expectFiveCards(page, videoId);
  for (const quality of QUALITIES) {
    const button = cardOf(page, quality).getByRole("button", { name: "Download" });
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(download.suggestedFilename()).toBe(`youtube-thumbnail-${quality}.jpg`);
  }
});

test("a result makes ten requests when both hosts fail, and Download makes two more", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, "500");
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "The images could not be loaded" })).toBeVisible();
  expect(imageHost.requests(videoId)).toHaveLength(10);
  await cardOf(page, "maxres").getByRole("button", { name: "Download" }).click();
  await expectToast(page, downloadFailed);
  expect(imageHost.requests(videoId)).toHaveLength(12);
});

test("falls back to the second host with a single request", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { maxres: "500" }, [HOSTS[0]]);
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
  const image = cardOf(page, "maxres").getByRole("img");
  await expect(image).toHaveAttribute("src", `https://${HOSTS[1]}/vi/${videoId}/maxresdefault.jpg`);
  await expect(image).toHaveJSProperty("naturalWidth", 1280);
  const hosts = imageHost.requests(videoId).flatMap(({ host, image }) => (image === "maxres" ? host : []));
  expect(hosts).toEqual([HOSTS[0], HOSTS[1]]);
});
