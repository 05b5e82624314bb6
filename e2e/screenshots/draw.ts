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

const setFont = (page: Page) =>
  page.evaluate((family) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { font-family: "${family}" !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, FONT);

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

test.describe(() => {
  // 1200 x 630 pixels, as social networks show them.
  test.use({ viewport: { width: 1000, height: 525 }, deviceScaleFactor: 1.2, colorScheme: "light" });

  test("public/share.png", async ({ page }) => {
    await page.goto("/");
    await setFont(page);
    await saveScreenshot(page, "public/share.png");
  });
});
