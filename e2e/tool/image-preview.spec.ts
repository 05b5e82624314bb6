import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures";
import { heldResponse, imageOfSize, type Responder } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { cardOf, headings, query } from "../support/tool";

const previewOf = (page: Page): Locator => page.locator("canvas");

/** How much the brightness of what is seen of an element varies: next to nothing for an even area. */
async function contrastOf(element: Locator) {
  const { channels } = await sharp(await element.screenshot({ animations: "disabled" })).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

for (const host of HOSTS) {
  test(`the medium image of ${host} is seen, blurred, until maxres fades in over it`, async ({
    page,
    imageHost,
    videoId,
  }) => {
    const held = heldResponse();
    imageHost.respondWith(videoId, { maxres: held });
    if (host === HOSTS[1]) imageHost.respondWith(videoId, { medium: "500" }, [HOSTS[0]]);
    await page.goto(`/?v=${videoId}`);
    await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
    await expect.poll(() => contrastOf(previewOf(page))).toBeGreaterThan(10);
    await expect(previewOf(page)).toHaveAttribute("aria-hidden", "true");
    const names = ["medium", "maxres"];
    const requests = imageHost.requests(videoId).filter(({ image }) => names.includes(image));
    expect(requests).toHaveLength(host === HOSTS[0] ? 2 : 3);
    await expect(page.locator("img")).toHaveCount(5);

    // Listens before the image may arrive.
    await page.evaluate(() => {
      const isPreviewVisible = () => getComputedStyle(document.querySelector("canvas") ?? document.body).visibility;
      const fading = new Promise<string[]>((resolve) =>
        document.addEventListener("animationstart", ({ animationName }) => {
          if (animationName === "appear") resolve([animationName, isPreviewVisible()]);
        }),
      );
      Object.assign(window, { fading });
    });
    held.release();
    expect(await page.evaluate(() => Reflect.get(window, "fading"))).toEqual(["appear", "visible"]);
    await expect(previewOf(page)).toBeHidden();
  });
}

test("with reduced motion, maxres takes the place of the preview at once", async ({ page, imageHost, videoId }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held });
  await page.goto(`/?v=${videoId}`);
  await expect(previewOf(page)).toBeVisible();
  held.release();
  await expect(headings.largest(page)).toBeVisible();
  await expect(previewOf(page)).toBeHidden();
  const image = cardOf(page, "maxres").getByRole("img");
  expect(await image.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test("there is none beside a maxres in another shape", async ({ page, imageHost, videoId }) => {
  const held = heldResponse(imageOfSize(960, 720));
  imageHost.respondWith(videoId, { maxres: held });
  await page.goto(`/?v=${videoId}`);
  await expect(previewOf(page)).toBeVisible();
  held.release();
  await expect(headings.largest(page, "960 × 720")).toBeVisible();
  await expect(previewOf(page)).toHaveCount(0);
});

for (const [what, medium, short] of [
  ["a medium image that is missing", "missing", {}],
  ["a medium image that failed", "500", {}],
  ["a medium image in another shape", imageOfSize(320, 240), {}],
  ["a Short, whose cover is upright", "real", { short: "1" }],
] satisfies [string, "missing" | "500" | "real" | Responder, Record<string, string>][]) {
  test(`there is no preview of ${what}`, async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, { maxres: heldResponse(), oardefault: heldResponse(), medium });
    await page.goto(query({ v: videoId, ...short }));
    await expect(headings.largestSoFar(page, "640 × 480")).toBeVisible();
    await expect(cardOf(page, "medium")).toHaveAttribute("data-state", /missing|failed|loaded/);
    await expect(previewOf(page)).toHaveCount(0);
  });
}
