import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures";
import { GROUND } from "../../lib/site";
import { QUALITIES } from "../image-host/images";
import { headings } from "../support/tool";
import { LANDSCAPE } from "../image-host/landscape";

// Takes the screenshots of the README and the manifest, and draws the image for shared links. Run it by hand when the look of the site
// has changed:
//
//   npm run build
//   npx playwright test --config e2e/screenshots/playwright.config.ts
//
// The site uses the system's font, so these images name one: they must look the same wherever they are drawn.
const FONT = "DejaVu Sans";

/** Eleven characters, but real IDs never end with this one. */
const VIDEO_ID = "landscape-5";

async function saveScreenshot(page: Page, file: string) {
  // Finishes transitions: buttons change colour when the last image has loaded.
  const screenshot = sharp(await page.screenshot({ animations: "disabled" }));
  const png = await screenshot.png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  writeFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), png);
}

/** An installed font has the same width whatever its fallback. `document.fonts.check()` is true for missing fonts too. */
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

async function openResult(page: Page) {
  await page.goto(`/?v=${VIDEO_ID}`);
  await page.evaluate((family) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { font-family: "${family}" !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, FONT);
  await expect(headings.largest(page)).toBeVisible();
  await page.mouse.move(0, 0);
}

test.beforeEach(async ({ page }) => {
  if (!(await isInstalled(page, FONT)))
    throw new Error(`${FONT} is not installed (Debian: apt-get install fonts-dejavu-core)`);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(() => {
    test.use({ viewport: { width: 1280, height: 800 }, colorScheme });

    test(`docs/thumbfive-${colorScheme}.png`, async ({ page }) => {
      await openResult(page);
      const cards = await page.locator(".cards").boundingBox();
      const height = Math.ceil((cards?.y ?? 0) + (cards?.height ?? 0)) + 48;
      await page.setViewportSize({ width: 1280, height });
      await saveScreenshot(page, `docs/thumbfive-${colorScheme}.png`);
    });
  });
}

for (const [name, viewport] of [
  ["wide", { width: 1280, height: 800 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test.describe(() => {
    test.use({ viewport, deviceScaleFactor: 2, colorScheme: "light" });

    test(`public/screenshot-${name}.png`, async ({ page }) => {
      await openResult(page);
      await saveScreenshot(page, `public/screenshot-${name}.png`);
    });
  });
}

test.describe(() => {
  test.use({ viewport: { width: 1200, height: 630 }, colorScheme: "light" });

  test("public/share.png", async ({ page }) => {
    await page.goto("/");
    const logo = await page
      .getByRole("link", { name: "Thumbfive" })
      .locator("svg")
      .evaluate((svg) => svg.outerHTML);
    const title = await page.getByRole("heading", { level: 1 }).innerHTML();
    const images = QUALITIES.map((quality) => `<li class="${quality}">${LANDSCAPE}</li>`).join("");
    await page.goto("about:blank");
    await page.setContent(`<style>${SHARE_CSS}</style>
      <header>${logo}</header><h1>${title}</h1><ul>${images}</ul>`);
    await saveScreenshot(page, "public/share.png");
  });
});

/** The home page's colours, and the five images in one row with their true aspect ratios, the largest framed in amber. */
const SHARE_CSS = `
  body { margin: 0; padding: 64px 72px; background: ${GROUND.light}; color: #181812; font-family: "${FONT}"; }
  header { color: #181812; }
  header svg { width: 267px; height: 40px; }
  .fill-amber { fill: #fbbf24; }
  h1 { margin: 38px 0 0 -3px; font-size: 84px; line-height: 1.05; letter-spacing: -0.035em; }
  ul { position: absolute; inset: auto 72px 64px; display: flex; align-items: flex-end; gap: 21px; margin: 0; padding: 0; list-style: none; }
  li { overflow: hidden; border-radius: 10px; background: black; display: grid; align-items: center; }
  li svg { display: block; width: 100%; height: auto; }
  .default { width: 76px; height: 57px; }
  .medium { width: 152px; height: 86px; }
  .high { width: 160px; height: 120px; }
  .standard { width: 212px; height: 159px; }
  .maxres { box-sizing: border-box; width: 372px; height: 213px; padding: 8px; background: #fbbf24; }
  .maxres svg { border-radius: 4px; }
`;
