import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";
import { boxOf } from "../support/layout";
import { cardOf, downloadButton, imagesOf, IPHONE_USER_AGENT, missingText, openResult, tipsIn } from "../support/tool";

// lib/browser/device.test.ts has the table of devices.

/** Whether nothing lies over the `<img>`: iOS offers to save an image only on a long press on the element itself. */
const receivesAllPresses = (image: Locator) =>
  image.evaluate((img) => {
    img.scrollIntoView({ block: "center" });
    const { left, top, width, height } = img.getBoundingClientRect();
    const fractions = [0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.98];
    return fractions.every((x) =>
      fractions.every((y) => document.elementFromPoint(left + x * width, top + y * height) === img),
    );
  });

/** Expects a visible tip on a card that blocks no press on the image. Returns how far it reaches below the image. */
async function tipBelowImage(card: Locator) {
  await expect(tipsIn(card)).toHaveCSS("opacity", "1");
  expect(await receivesAllPresses(card.getByRole("img"))).toBe(true);
  const [tip, image] = [await boxOf(tipsIn(card)), await boxOf(card.getByRole("img"))];
  return { top: tip.y - image.bottom, bottom: tip.bottom - image.bottom };
}

test.describe("on an iPhone", () => {
  test.use({ userAgent: IPHONE_USER_AGENT, contextOptions: { reducedMotion: "reduce" } });

  test("the tip appears over the lower edge of the image on hover and on focus, but not on a missing size", async ({
    page,
    imageHost,
    videoId,
  }) => {
    imageHost.respondWith(videoId, { maxres: "missing" });
    await openResult(page, videoId);
    for (const quality of ["default", "standard"] as const) {
      const card = cardOf(page, quality);
      await expect(tipsIn(card)).toHaveCSS("opacity", "0");
      await card.getByRole("img").hover();
      const { top, bottom } = await tipBelowImage(card);
      expect(top).toBeLessThan(0);
      expect(Math.abs(bottom)).toBeLessThan(1);
      await page.mouse.move(0, 0);
      await expect(tipsIn(card)).toHaveCSS("opacity", "0");
      await downloadButton(page, quality).focus();
      await expect(tipsIn(card)).toHaveCSS("opacity", "1");
    }
    await expect(cardOf(page, "maxres").getByText(missingText("maxres"))).toBeVisible();
    await expect(tipsIn(cardOf(page, "maxres"))).toBeHidden();
  });

  test.describe("with touch", () => {
    test.skip(({ browserName }) => browserName === "firefox", "Firefox cannot emulate a phone");
    test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

    test("the tip is always visible below the image", async ({ page, videoId }) => {
      await openResult(page, videoId);
      for (const quality of ["default", "maxres"] as const) {
        expect((await tipBelowImage(cardOf(page, quality))).top).toBeGreaterThanOrEqual(0);
      }
    });
  });
});

test("there is no tip on other devices", async ({ page, videoId }) => {
  await openResult(page, videoId);
  await imagesOf(page, videoId).last().hover();
  await expect(tipsIn(page)).toHaveCount(0);
});
