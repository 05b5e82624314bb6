import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { IMAGES, QUALITIES, type Quality } from "../image-host/images";
import { heldResponse, type ResponseName } from "../image-host/responses";
import { downloadFailed, expectToast } from "../support/toasts";
import { cardOf, generate, newVideoId } from "../support/tool";

const headingOf = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const imageUrl = (videoId: string, quality: Quality) => `https://i.ytimg.com/vi/${videoId}/${IMAGES[quality].file}.jpg`;
const notice = "No such video, or it is private";

const allExceptDefault = <T>(response: T) => ({
  medium: response,
  high: response,
  standard: response,
  maxres: response,
});

/** Records every image that is visible in any frame from now on, by file name and width in pixels. */
async function recordVisibleImages(page: Page) {
  await page.addInitScript(() => {
    const recordFrame = () => {
      for (const image of document.images) {
        if (!image.naturalWidth || !image.checkVisibility({ visibilityProperty: true })) continue;
        const mark = `visible ${image.src.split("/").at(-1)} ${image.naturalWidth}`;
        if (performance.getEntriesByName(mark).length === 0) performance.mark(mark);
      }
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
  return () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("mark")
        .flatMap(({ name }) => (name.startsWith("visible ") ? name.replace("visible ", "") : []))
        .sort(),
    );
}

for (const response of ["missing", "missing-200"] satisfies ResponseName[]) {
  test(`never shows the placeholder of a missing size ("${response}")`, async ({ page, imageHost, videoId }) => {
    const visibleImages = await recordVisibleImages(page);
    imageHost.respondWith(videoId, { maxres: response, standard: response });
    await page.goto(`/?v=${videoId}`);
    await expect(headingOf(page, "Largest: 480 × 360")).toBeVisible();
    await expect(page.getByText("3 of 5 sizes")).toBeVisible();
    await expect(cardOf(page, "high").getByText("Largest")).toBeVisible();
    for (const quality of ["standard", "maxres"] as const) {
      const card = cardOf(page, quality);
      await expect(card.getByText(`No ${quality} image`)).toBeVisible();
      await expect(card.getByRole("img")).toHaveCount(0);
      await expect(card.getByRole("button").or(card.getByRole("link"))).toHaveText(["Download"]);
      await expect(card.locator("img")).toHaveAttribute("src", imageUrl(videoId, quality));
    }
    await expect.poll(visibleImages).toEqual(["default.jpg 120", "hqdefault.jpg 480", "mqdefault.jpg 320"]);
  });

  test(`says that there is no such video above five cards without images ("${response}")`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    const visibleImages = await recordVisibleImages(page);
    imageHost.respondWith(videoId, response);
    await page.goto(`/?v=${videoId}`);
    await expect(headingOf(page, notice)).toBeVisible();
    await expect(page.getByText(`YouTube has no thumbnails for video ${videoId}.`)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(5);
    for (const quality of QUALITIES) {
      const card = cardOf(page, quality);
      await expect(card.getByText(`No ${quality} image`)).toBeVisible();
      await expect(card.locator("img")).toHaveAttribute("src", imageUrl(videoId, quality));
      await card.getByRole("button", { name: "Download" }).click();
      await expectToast(page, downloadFailed);
      await page.getByRole("button", { name: "Dismiss" }).click();
    }
    expect(await visibleImages()).toEqual([]);

    await generate(page, newVideoId());
    await expect(headingOf(page, "Largest: 1280 × 720")).toBeVisible();
  });
}

test("announces that there is no such video without waiting for the default size", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { ...allExceptDefault("missing"), default: "never" });
  await page.goto(`/?v=${videoId}`);
  await expect(headingOf(page, notice)).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(notice);
});

test("does not call the video or its default size missing while a larger size has failed", async ({
  page,
  imageHost,
  videoId,
}) => {
  const visibleImages = await recordVisibleImages(page);
  imageHost.respondWith(videoId, { ...allExceptDefault("missing-200"), default: "missing-200", maxres: "500" });
  await page.goto(`/?v=${videoId}`);
  await expect(headingOf(page, "The images could not be loaded")).toBeVisible();
  await expect(page.getByText("This image could not be loaded.")).toHaveCount(2);
  await expect(cardOf(page, "default").getByText("This image could not be loaded.")).toBeVisible();
  expect(await visibleImages()).toEqual([]);

  imageHost.respondWith(videoId, { maxres: "real", default: "real" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(headingOf(page, "Largest: 1280 × 720")).toBeVisible();
  await expect(page.getByRole("img", { name: `default thumbnail of video ${videoId}` })).toBeVisible();
});

test("shows the default size only once a larger size proves that the video exists", async ({
  page,
  imageHost,
  videoId,
}) => {
  const held = heldResponse();
  imageHost.respondWith(videoId, allExceptDefault(held));
  await page.goto(`/?v=${videoId}`);
  const image = page.getByAltText(`default thumbnail of video ${videoId}`);
  await expect(image).toHaveJSProperty("naturalWidth", 120);
  await expect(image).toBeHidden();
  held.release();
  await expect(image).toBeVisible();
});
