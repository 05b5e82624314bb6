import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { LANDSCAPE, paint, shrink } from "./landscape";
import type { Responder } from "../image-host/responses";
import { IMAGES, QUALITIES, type Quality } from "../image-host/images";
import { expect, test } from "../fixtures";

/** Eleven characters, the last of which no real id ends with: this is nobody's video. */
const VIDEO = "landscape-5";

const painted =
  (quality: Quality): Responder =>
  async ({ response }) => {
    const { width, height, bars } = IMAGES[quality];
    const image = await paint(width, height, bars);
    const headers = { "Content-Type": "image/jpeg", "Content-Length": image.length, "Timing-Allow-Origin": "*" };
    response.writeHead(200, headers).end(image);
  };

async function save(png: Buffer, file: string) {
  writeFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), await shrink(png));
}

async function showResults(page: Page) {
  await page.goto(`/?v=${VIDEO}`);
  await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
  await page.mouse.move(0, 0);
}

test.beforeEach(({ imageHost }) =>
  imageHost.respondWith(VIDEO, Object.fromEntries(QUALITIES.map((quality) => [quality, painted(quality)]))),
);

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(() => {
    test.use({ viewport: { width: 1280, height: 800 }, colorScheme });

    test(`the results for the README, ${colorScheme}`, async ({ page }) => {
      await showResults(page);
      const cards = await page.locator(".cards").boundingBox();
      const height = Math.ceil((cards?.y ?? 0) + (cards?.height ?? 0)) + 48;
      await page.setViewportSize({ width: 1280, height });
      await save(await page.screenshot(), `docs/thumbfive-${colorScheme}.png`);
    });
  });
}

for (const [name, viewport] of [
  ["wide", { width: 1280, height: 800 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test.describe(() => {
    test.use({ viewport, deviceScaleFactor: 2, colorScheme: "light" });

    test(`what the app looks like, for those who are about to install it: ${name}`, async ({ page }) => {
      await showResults(page);
      await save(await page.screenshot(), `public/screenshot-${name}.png`);
    });
  });
}

test.describe(() => {
  test.use({ viewport: { width: 1200, height: 630 }, colorScheme: "light" });

  test("the picture that goes with a shared link", async ({ page }) => {
    await page.goto("/");
    const mark = await page
      .getByRole("link", { name: "Thumbfive" })
      .locator("svg")
      .evaluate((svg) => svg.outerHTML);
    const title = await page.getByRole("heading", { level: 1 }).innerHTML();
    const frames = QUALITIES.map((quality) => `<li class="${quality}">${LANDSCAPE}</li>`).join("");
    await page.goto("about:blank");
    await page.setContent(`<style>${shareStyle}</style>
      <header>${mark}Thumbfive</header><h1>${title}</h1><ul>${frames}</ul>`);
    await save(await page.screenshot(), "public/share.png");
  });
});

/** The home page's colours and letters; five frames of their true shapes on one line, growing, the largest in amber. */
const shareStyle = `
  body { margin: 0; padding: 64px 72px; background: #faf9f5; color: #181812; font-family: ui-sans-serif, system-ui, sans-serif; }
  header { display: flex; align-items: center; gap: 16px; font-size: 32px; font-weight: 700; letter-spacing: -0.025em; }
  header svg { width: 47px; height: 40px; }
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
