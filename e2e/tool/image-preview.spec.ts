import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures";
import { heldResponse } from "../image-host/responses";
import { HOSTS } from "../image-host/server";
import { cardOf, headings } from "../support/tool";

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

test("there is no preview once maxres has loaded", async ({ page, imageHost, videoId }) => {
  const held = heldResponse();
  imageHost.respondWith(videoId, { medium: held });
  await page.goto(`/?v=${videoId}`);
  await expect(cardOf(page, "maxres")).toHaveAttribute("data-state", "loaded");
  held.release();
  await expect(page.getByRole("status")).not.toBeEmpty();
  await expect(previewOf(page)).toHaveCount(0);
});
