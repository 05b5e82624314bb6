import type { Locator, Page } from "@playwright/test";
import { cardOf } from "../support/tool";
import { IMAGES, QUALITIES } from "../image-host/images";
import { expect, test } from "../fixtures";

const AGENTS = {
  iPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  iPad: "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.7 Mobile/15E148 Safari/604.1",
  "an iPod in odd capitals": "Mozilla/5.0 (IPOD touch; CPU iphONE OS 12_0 like Mac OS X)",
  Android:
    "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  "a desktop":
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
};
const APPLE = ["iPhone", "iPad", "an iPod in odd capitals"] as const;
const OTHERS = ["Android", "a desktop"] as const;

const tipsIn = (where: Page | Locator) =>
  where.getByText("Tap and hold the image to save on iPhone/iPad", { exact: true });

/** Whether a press anywhere on the image, edges too, is a press on the `<img>` itself. */
const isAllWithinReach = (image: Locator) =>
  image.evaluate((img) => {
    img.scrollIntoView({ block: "center" });
    const { left, top, width, height } = img.getBoundingClientRect();
    const shares = [0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.98];
    return shares.every((x) =>
      shares.every((y) => document.elementFromPoint(left + x * width, top + y * height) === img),
    );
  });

/** The tip lies over the lower edge of the image, or below it; the image takes every press all the same. */
async function expectTip(where: "over" | "below", card: Locator) {
  const image = card.getByRole("img");
  expect(await isAllWithinReach(image)).toBe(true);
  const [tip, box] = [await tipsIn(card).boundingBox(), await image.boundingBox()];
  const [tipTop = 0, imageBottom = 0] = [tip?.y, (box?.y ?? 0) + (box?.height ?? 0)];
  if (where === "below") expect(tipTop).toBeGreaterThanOrEqual(imageBottom);
  else expect(Math.abs(tipTop + (tip?.height ?? 0) - imageBottom)).toBeLessThan(1);
}

/** Opens a shared result, over which no toast lies. */
async function openResult(page: Page, videoId: string) {
  await page.goto(`/?v=${videoId}`);
  for (const quality of QUALITIES) {
    const { width, height } = IMAGES[quality];
    await expect(cardOf(page, quality).getByText(`${width} × ${height}`)).toBeVisible();
  }
}

for (const name of APPLE) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent: AGENTS[name] });

    test("with a pointer, the tip comes on hover and on focus, over the lower edge of the image", async ({
      page,
      videoId,
    }) => {
      await openResult(page, videoId);
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

    test.describe("with fingers", () => {
      test.skip(({ browserName }) => browserName === "firefox", "Firefox cannot pretend to be a phone");
      test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

      test("the tip is always there, below the image", async ({ page, videoId }) => {
        await openResult(page, videoId);
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
  test.use({ userAgent: AGENTS.iPhone });

  test("a size that the video lacks offers no image to hold", async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, { maxres: "missing" });
    await page.goto(`/?v=${videoId}`);
    await expect(cardOf(page, "maxres").getByText("No maxres image")).toBeVisible();
    await expect(tipsIn(cardOf(page, "maxres"))).toBeHidden();
    await expect(tipsIn(page).filter({ visible: true })).toHaveCount(4);
  });
});

for (const name of OTHERS) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent: AGENTS[name] });

    test("there is no tip", async ({ page, videoId }) => {
      await openResult(page, videoId);
      await cardOf(page, "maxres").getByRole("img").hover();
      await expect(tipsIn(page)).toHaveCount(0);
    });
  });
}
