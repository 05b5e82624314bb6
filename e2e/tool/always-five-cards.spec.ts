import { readFile } from "node:fs/promises";
import type { BrowserContext } from "@playwright/test";
import { cardOf, generate } from "../support/tool";
import { imageOfSize, type Responder, type ResponseName } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { IMAGES, QUALITIES } from "../image-host/images";
import { expect, blockHost, test } from "../fixtures";
import { downloadFailed, downloadStarted, toastIn } from "../support/toasts";

// What the specification promises of a result holds whatever the network does.

const onePixel = Buffer.from(
  "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", // a transparent GIF
  "base64",
);
const open = { "Access-Control-Allow-Origin": "*" };
const sent =
  (body: Buffer, headers: Record<string, string>): Responder =>
  ({ response }) =>
    void response.writeHead(200, { ...open, ...headers, "Content-Length": body.length }).end(body);

const conditions: [what: string, answer: Responder | ResponseName, saves: boolean][] = [
  ["every size exists", "real", true],
  ["every image is one pixel large", sent(onePixel, { "Content-Type": "image/gif" }), true],
  ["the images have no declared type", sent(onePixel, {}), true],
  ["the images are declared as octet-stream", sent(onePixel, { "Content-Type": "application/octet-stream" }), true],
  ["every image is upright", imageOfSize(1080, 1920), true],
  ["the files are no images at all", sent(Buffer.from("not an image"), { "Content-Type": "image/jpeg" }), true],
  ["every image is the placeholder with status 200", "missing-200", false],
  ["every image is the placeholder with status 404", "missing", false],
  ["every response is empty", "empty", false],
  ["every response is a web page", "html", false],
  ["the host refuses everything", "403", false],
  ["the host is broken", "500", false],
  ["the host drops every connection", "dropped", false],
];

async function expectFiveCards(page: import("@playwright/test").Page, videoId: string) {
  await expect(page.getByRole("heading", { level: 3, name: /Quality$/ })).toHaveText(
    QUALITIES.map((quality) => `${quality} Quality`),
  );
  await expect(page.locator("#tool img")).toHaveCount(5);
  for (const quality of QUALITIES) {
    const card = cardOf(page, quality);
    const address = `https://i.ytimg.com/vi/${videoId}/${IMAGES[quality].file}.jpg`;
    await expect(card.locator("img")).toHaveAttribute("src", address);
    await expect(card.getByRole("button", { name: /^Download/ })).toBeEnabled();
  }
  await expect(page.getByRole("button", { name: /Download/ })).toHaveCount(5);
}

for (const [what, answer, saves] of conditions) {
  test(`five cards with image, heading and Download when ${what}`, async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, answer);
    await page.goto("/");
    await generate(page, videoId);
    await expectFiveCards(page, videoId);
    await expect(toastIn(page).getByRole("paragraph").first()).toHaveText("Success!");
    for (const quality of QUALITIES) {
      const press = cardOf(page, quality).getByRole("button", { name: "Download" }).click();
      if (saves) {
        const [download] = await Promise.all([page.waitForEvent("download"), press]);
        expect(download.suggestedFilename()).toBe(`youtube-thumbnail-${quality}.jpg`);
        expect((await readFile(await download.path())).length).toBeGreaterThan(0);
        await expect(toastIn(page).getByRole("paragraph")).toHaveText(downloadStarted(quality));
      } else {
        await press;
        await expect(toastIn(page).getByRole("paragraph")).toHaveText(downloadFailed);
      }
      await page.getByRole("button", { name: "Dismiss" }).click();
    }
    await expectFiveCards(page, videoId);
  });
}

for (const [what, cut, expectedConsole] of [
  [
    "neither host can be reached",
    async (context: BrowserContext) => {
      for (const host of HOSTS) await blockHost(context, host);
    },
  ],
  ["there is no network", (context: BrowserContext) => context.setOffline(true), /Failed to load resource/],
] as const) {
  test(`five cards with image, heading and Download when ${what}`, async ({
    page,
    context,
    videoId,
    allowConsoleError,
  }) => {
    if (expectedConsole) allowConsoleError(expectedConsole);
    await page.goto("/");
    await cut(context);
    await generate(page, videoId);
    await expectFiveCards(page, videoId);
    await expect(page.getByRole("heading", { name: "The images could not be loaded" })).toBeVisible();
    await cardOf(page, "maxres").getByRole("button", { name: "Download" }).click();
    await expect(toastIn(page).getByRole("paragraph")).toHaveText(downloadFailed);
    await expectFiveCards(page, videoId);
  });
}

test("all five can be downloaded while every image is still loading", async ({ page, imageHost, videoId }) => {
  // Images hang; a script gets its answer.
  const habit: Responder = ({ response, hasOrigin, image }) =>
    void (hasOrigin && response.writeHead(200, { ...open, "Content-Type": "image/jpeg" }).end(image));
  imageHost.respondWith(videoId, habit);
  await page.goto("/");
  await generate(page, videoId);
  await expectFiveCards(page, videoId);
  for (const quality of QUALITIES) {
    const button = cardOf(page, quality).getByRole("button", { name: "Download" });
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(download.suggestedFilename()).toBe(`youtube-thumbnail-${quality}.jpg`);
  }
});

test("a host that is down costs ten requests, and pressing Download two more", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, "500");
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "The images could not be loaded" })).toBeVisible();
  expect(imageHost.requests(videoId)).toHaveLength(10);
  await cardOf(page, "maxres").getByRole("button", { name: "Download" }).click();
  await expect(toastIn(page).getByRole("paragraph")).toHaveText(downloadFailed);
  expect(imageHost.requests(videoId)).toHaveLength(12);
});

test("an image of the second host is requested once and shown", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { maxres: "500" }, [HOSTS[0]]);
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
  const image = cardOf(page, "maxres").getByRole("img");
  await expect(image).toHaveAttribute("src", `https://${HOSTS[1]}/vi/${videoId}/maxresdefault.jpg`);
  await expect(image).toHaveJSProperty("naturalWidth", 1280);
  const hosts = imageHost.requests(videoId).flatMap(({ host, quality }) => (quality === "maxres" ? host : []));
  expect(hosts).toEqual([HOSTS[0], HOSTS[1]]);
});
