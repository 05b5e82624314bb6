import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures";
import { headings } from "../support/tool";

// Takes the screenshots of the README, and draws the image for shared links. Run it by hand when the
// look of the site has changed:
//
//   npm run build
//   npx playwright test --config e2e/screenshots/playwright.config.ts
//
// The site uses the system's font, so these images name one: they must look the same wherever they are drawn.
const FONT = "Inter";

test.use({ drawsBlur: true });

/** Eleven characters, but real IDs never end with this one. */
const VIDEO_ID = "landscape-5";

async function saveScreenshot(page: Page, file: string) {
  // Finishes transitions: buttons change colour when the last image has loaded.
  const screenshot = sharp(await page.screenshot({ animations: "disabled" }));
  const png = await screenshot.png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  writeFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), png);
}

/** An installed font is as wide with any fallback. `document.fonts.check()` is true for missing fonts too. */
function isInstalled(page: Page, family: string) {
  return page.evaluate((name) => {
    const context = document.createElement("canvas").getContext("2d");
    const widths = ["monospace", "serif"].map((fallback) => {
      if (context) context.font = `72px "${name}", ${fallback}`;
      return context?.measureText("Thumbnails, 1280 × 720").width;
    });
    return widths[0] === widths[1];
  }, family);
}

const addStyles = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);

const setFont = (page: Page) => addStyles(page, `:root { font-family: "${FONT}" !important }`);

async function openResult(page: Page) {
  await page.goto(`/?v=${VIDEO_ID}`);
  await setFont(page);
  await expect(headings.largest(page)).toBeVisible();
  await page.mouse.move(0, 0);
}

test.beforeEach(async ({ page }) => {
  if (!(await isInstalled(page, FONT)))
    throw new Error(`${FONT} is not installed (Debian: apt-get install fonts-inter)`);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(() => {
    test.use({ viewport: { width: 1280, height: 800 }, colorScheme });

    test(`docs/thumbfive-${colorScheme}.png`, async ({ page }) => {
      await openResult(page);
      const result = await page.locator(".video-result").boundingBox();
      const height = Math.ceil((result?.y ?? 0) + (result?.height ?? 0)) + 32;
      await page.setViewportSize({ width: 1280, height });
      await saveScreenshot(page, `docs/thumbfive-${colorScheme}.png`);
    });
  });
}

/** The parts of the home page that the card for shared links takes over, at 1200 x 630 pixels. */
const CARD_STYLES = `
  body > :not(svg, .card) { display: none }
  .card { position: relative; height: 630px; padding: 48px 64px; overflow: clip }
  .card > svg { display: block; width: auto; height: 40px }
  .card > h1 { margin-top: 40px; font-size: 100px; line-height: 100px; letter-spacing: -0.032em }
  .card > p { margin-top: 29px; white-space: pre-line; color: var(--quiet); font-size: 34px; line-height: 42px }
  .card > .growing-drawings { --drawings-width: 972px; position: absolute; right: 64px; bottom: 0 }
  .card .growing-drawing > span { display: none }`;

test.describe(() => {
  test.use({ viewport: { width: 1200, height: 630 }, colorScheme: "light" });

  test("public/share.png", async ({ page }) => {
    await page.goto("/");
    await setFont(page);
    await addStyles(page, CARD_STYLES);
    await page.evaluate(() => {
      const card = document.createElement("div");
      card.className = "card";
      const benefit = document.createElement("p");
      benefit.textContent = "All five sizes.\nFree, no sign-up.";
      const [logo, heading, drawings] = ["header svg", "h1", ".growing-drawings"].map((part) =>
        document.querySelector(part),
      );
      if (logo && heading && drawings) card.append(logo, heading, benefit, drawings);
      document.body.append(card);
    });
    await saveScreenshot(page, "public/share.png");
  });
});
