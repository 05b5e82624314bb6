import { fileName } from "../../lib/youtube/file-names";
import { imageNamed } from "../../lib/youtube/thumbnails";
import { expect, test } from "../fixtures";
import { imageFor, QUALITIES, type ImageName } from "../image-host/images";
import { heldResponse } from "../image-host/responses";
import type { ImageHost } from "../image-host/server";
import { save } from "../support/downloads";
import { boxOf, buttons, cardOf, cardTexts, generateText, headings, imagesOf, query } from "../support/tool";

// A sixth card, for an image larger than the five sizes. lib/results/selectors.test.ts has the table of when there is
// one.

const requested = (imageHost: ImageHost, videoId: string) => imageHost.requests(videoId).map(({ image }) => image);
const withSizes = (...images: ImageName[]) => [...QUALITIES, ...images].sort();

test("HD without bars takes the place of a missing maxres, after one more request", async ({
  page,
  imageHost,
  videoId,
}) => {
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: "missing", hq720: held });
  await page.goto(`/?v=${videoId}`);
  await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
  await expect(page.locator(".card")).toHaveCount(5);
  await expect(cardOf(page, "maxres")).toHaveClass(/card-large/);
  await expect(cardOf(page, "maxres")).toHaveAttribute("data-state", "loading");

  held.release();
  await expect(headings.largest(page)).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("4 of 5 thumbnails found, the largest 1280 × 720 pixels");
  await expect(page.locator(".card").last()).toHaveClass(/card-hq720 card-large card-largest/);
  await expect(cardOf(page, "hq720").getByText("Largest")).toBeVisible();
  await expect(cardOf(page, "maxres").getByText(cardTexts.missing)).toBeVisible();
  await expect(buttons.download(page)).toHaveAccessibleDescription(cardTexts.missing);
  expect(requested(imageHost, videoId).sort()).toEqual(withSizes("hq720"));

  const saved = await save(page, buttons.saveLargest(page));
  expect(saved).toEqual({ name: fileName(imageNamed("hq720")), bytes: await imageFor("hq720") });
});

test("a pasted Short has its upright cover first, also at its own address", async ({ page, videoId }) => {
  await page.goto("/");
  await generateText(page, `https://youtube.com/shorts/${videoId}`);
  await expect(headings.largest(page, "1080 × 1920")).toBeVisible();
  await expect(page).toHaveURL(`/?v=${videoId}&short=1`);
  await expect(page.getByRole("heading", { level: 3, name: "upright cover" })).toBeVisible();
  await expect(page.getByText("2.25 times the pixels of maxres.")).toBeVisible();
  const saved = await save(page, buttons.saveLargest(page));
  expect(saved).toEqual({ name: fileName(imageNamed("own-shape")), bytes: await imageFor("oardefault") });

  await page.reload();
  await expect(headings.largest(page, "1080 × 1920")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveValue(`https://youtube.com/shorts/${videoId}`);
});

test.describe("on a phone,", () => {
  test.skip(({ browserName }) => browserName === "firefox", "Firefox cannot emulate a phone");
  test.use({ hasTouch: true, isMobile: true });

  for (const width of [320, 390]) {
    test(`the rows stay where they are when the cover of a Short arrives, at ${width} px`, async ({
      page,
      imageHost,
      videoId,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      const held = heldResponse();
      imageHost.respondWith(videoId, { oardefault: held });
      await page.goto(query({ v: videoId, short: "1" }));
      await expect(headings.largestSoFar(page, "1280 × 720")).toBeVisible();
      const before = await boxOf(cardOf(page, "default"));
      held.release();
      await expect(headings.largest(page, "1080 × 1920")).toBeVisible();
      expect((await boxOf(cardOf(page, "default"))).y).toBe(before.y);
    });
  }
});

test("the address of a Short preloads its six images, each once", async ({ page, imageHost, videoId }) => {
  await page.goto(`/?v=${videoId}&short=1`);
  await expect(headings.largest(page, "1080 × 1920")).toBeVisible();
  expect(requested(imageHost, videoId).sort()).toEqual(withSizes("oardefault"));
});

test("Back leads from a Short to the same video as an ordinary one", async ({ page, videoId }) => {
  await page.goto(`/?v=${videoId}`);
  await expect(headings.largest(page)).toBeVisible();
  await generateText(page, `https://youtube.com/shorts/${videoId}`);
  await expect(headings.largest(page, "1080 × 1920")).toBeVisible();
  await page.goBack();
  await expect(headings.largest(page)).toBeVisible();
  await expect(imagesOf(page, videoId)).toHaveCount(5);
  await page.goForward();
  await expect(headings.largest(page, "1080 × 1920")).toBeVisible();
});

test("Try again requests the cover of a Short too", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, "500");
  await page.goto(`/?v=${videoId}&short=1`);
  await expect(headings.failed(page)).toBeVisible();
  imageHost.respondWith(videoId, "real");
  await buttons.retry(page).click();
  await expect(headings.largest(page, "1080 × 1920")).toBeVisible();
});
