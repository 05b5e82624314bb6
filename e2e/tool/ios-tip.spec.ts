import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { IMAGES, QUALITIES } from "../image-host/images";
import { cardOf, IPHONE_USER_AGENT } from "../support/tool";

const USER_AGENTS = {
  "an iPhone": IPHONE_USER_AGENT,
  "an iPad":
    "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.7 Mobile/15E148 Safari/604.1",
  "an iPod with unusual capitals": "Mozilla/5.0 (IPOD touch; CPU iphONE OS 12_0 like Mac OS X)",
  "an Android phone":
    "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  "a desktop":
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
};
const IOS = ["an iPhone", "an iPad", "an iPod with unusual capitals"] as const;
const OTHERS = ["an Android phone", "a desktop"] as const;

const tipsIn = (container: Page | Locator) =>
  container.getByText("Tap and hold the image to save on iPhone/iPad", { exact: true });

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

/** Expects the tip over the lower edge of the image or below it, where it never blocks a press on the image. */
async function expectTip(position: "over" | "below", card: Locator) {
  const image = card.getByRole("img");
  expect(await receivesAllPresses(image)).toBe(true);
  const [tip, box] = [await tipsIn(card).boundingBox(), await image.boundingBox()];
  const [tipTop = 0, imageBottom = 0] = [tip?.y, (box?.y ?? 0) + (box?.height ?? 0)];
  if (position === "below") expect(tipTop).toBeGreaterThanOrEqual(imageBottom);
  else expect(Math.abs(tipTop + (tip?.height ?? 0) - imageBottom)).toBeLessThan(1);
}

/** Opens a shared result, which shows no toast, and waits for all five images. */
async function openLoadedResult(page: Page, videoId: string) {
  await page.goto(`/?v=${videoId}`);
  for (const quality of QUALITIES) {
    const { width, height } = IMAGES[quality];
    await expect(cardOf(page, quality).getByText(`${width} × ${height}`)).toBeVisible();
  }
}

for (const device of IOS) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent: USER_AGENTS[device] });

    test("the tip appears over the lower edge of the image on hover and on focus", async ({ page, videoId }) => {
      await openLoadedResult(page, videoId);
      await expect(tipsIn(page)).toHaveCount(5);
      for (const quality of QUALITIES) {
        const card = cardOf(page, quality);
        await expect(tipsIn(card)).toHaveCSS("opacity", "0");
        await card.getByRole("img").hover();
        await expect(tipsIn(card)).toHaveCSS("opacity", "1");
        await expectTip("over", card);
        await page.mouse.move(0, 0);
        await expect(tipsIn(card)).toHaveCSS("opacity", "0");
        await card.getByRole("button", { name: "Download" }).focus();
        await expect(tipsIn(card)).toHaveCSS("opacity", "1");
      }
    });

    test.describe("with touch", () => {
      test.skip(({ browserName }) => browserName === "firefox", "Firefox cannot emulate a phone");
      test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

      test("the tip is always visible below the image", async ({ page, videoId }) => {
        await openLoadedResult(page, videoId);
        for (const quality of QUALITIES) {
          const card = cardOf(page, quality);
          await card.getByRole("img").scrollIntoViewIfNeeded();
          await expect(tipsIn(card)).toBeVisible();
          await expect(tipsIn(card)).toHaveCSS("opacity", "1");
          await expectTip("below", card);
        }
      });
    });
  });
}

test.describe("on an iPhone", () => {
  test.use({ userAgent: USER_AGENTS["an iPhone"] });

  test("a missing size has no tip", async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, { maxres: "missing" });
    await page.goto(`/?v=${videoId}`);
    await expect(cardOf(page, "maxres").getByText("No maxres image")).toBeVisible();
    await expect(tipsIn(cardOf(page, "maxres"))).toBeHidden();
    await expect(tipsIn(page).filter({ visible: true })).toHaveCount(4);
  });
});

for (const device of OTHERS) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent: USER_AGENTS[device] });

    test("there is no tip", async ({ page, videoId }) => {
      await openLoadedResult(page, videoId);
      await cardOf(page, "maxres").getByRole("img").hover();
      await expect(tipsIn(page)).toHaveCount(0);
    });
  });
}
