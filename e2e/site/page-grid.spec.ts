import type { Locator, Page } from "@playwright/test";
import { everyPath, notFoundError } from "../support/every-page";
import { expect, test } from "../fixtures";

const proseOf = (page: Page) => page.locator("main .split > .prose").first();
const footer = (page: Page) => page.getByRole("contentinfo");

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not visible");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const path of everyPath) {
  test(`on a wide screen the text of ${path} stands beside its heading, above the footer's columns`, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(notFoundError);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const prose = await boxOf(proseOf(page));
    const heading = await boxOf(page.locator("main .split > .split-heading").first());
    const brand = await boxOf(page.getByRole("banner").getByRole("link", { name: "Thumbfive" }));
    expect(heading.x).toBe(brand.x + 8); // the brand's target is larger than the brand
    expect(heading.right).toBeLessThan(prose.x);
    expect(heading.y).toBeLessThan(prose.y + 40);
    expect(prose.width).toBeLessThanOrEqual(38 * 16);
    expect((await boxOf(footer(page).getByRole("heading", { name: "About" }))).x).toBe(heading.x);
    expect((await boxOf(footer(page).getByRole("heading", { name: "Quick Links" }))).x).toBe(prose.x);
    expect((await boxOf(footer(page).getByText("Not affiliated"))).x).toBe(prose.x);
  });

  test(`on a phone the text of ${path} stands below its heading, edge to edge`, async ({ page, allowConsoleError }) => {
    allowConsoleError(notFoundError);
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(path);
    const prose = await boxOf(proseOf(page));
    const heading = await boxOf(page.locator("main .split > .split-heading").first());
    expect(prose.y).toBeGreaterThanOrEqual(heading.bottom);
    expect([prose.x, prose.right]).toEqual([heading.x, 375 - heading.x]);
  });

  test(`the footer of ${path} stands at the bottom of a window that is taller than the page`, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(notFoundError);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 6000 });
      await page.goto(path);
      expect((await boxOf(footer(page))).bottom).toBe(6000);
    }
  });
}

for (const path of everyPath) {
  test(`the words of ${path} keep to their column at 320 px and twice the text size`, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(notFoundError);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const tooWide = await page
      .locator(".split")
      .evaluateAll((parts) =>
        parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((part) => part.textContent),
      );
    expect(tooWide).toEqual([]);
  });
}

for (const [path, heading] of [
  ["/", "Features"],
  ["/privacy", "Privacy Policy"],
] as const) {
  test(`on a wide screen the heading "${heading}" stays in view beside its text`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(path);
    const lastWords = proseOf(page).locator("> :last-child");
    await lastWords.scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 375, height: 600 });
    await page.evaluate(() => scrollTo(0, 0));
    await lastWords.scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { name: heading, exact: true })).not.toBeInViewport();
  });
}

for (const path of ["/contact", "/privacy", "/terms", "/disclaimer"]) {
  test(`a long support address breaks within the column of ${path} at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const links = page.getByRole("main").locator("a[href^='mailto:']");
    await links.evaluateAll((all) =>
      all.forEach((link) => (link.textContent = "support.team@thumbnails.example.co.uk")),
    );
    for (const link of await links.all()) expect((await boxOf(link)).right).toBeLessThanOrEqual(320 - 16);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
