import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { pages } from "../support/built-site";
import { boxOf } from "../support/layout";
import { everyPath, notFoundError } from "../support/paths";

const proseOf = (page: Page) => page.locator("main .split > .prose").first();
const footer = (page: Page) => page.getByRole("contentinfo");

for (const path of everyPath) {
  test(`on a wide screen the text of ${path} is beside its heading and aligned with the footer's columns`, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(notFoundError);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const prose = await boxOf(proseOf(page));
    const heading = await boxOf(page.locator("main .split > .split-heading").first());
    const brand = await boxOf(page.getByRole("banner").getByRole("link", { name: "Thumbfive" }));
    expect(heading.x).toBe(brand.x + 8); // the brand's click target has 8 px of padding
    expect(heading.right).toBeLessThan(prose.x);
    expect(heading.y).toBeLessThan(prose.y + 40);
    expect(prose.width).toBeLessThanOrEqual(38 * 16);
    expect((await boxOf(footer(page).getByRole("heading", { name: "About" }))).x).toBe(heading.x);
    expect((await boxOf(footer(page).getByRole("heading", { name: "Quick Links" }))).x).toBe(prose.x);
    expect((await boxOf(footer(page).getByText("Not affiliated"))).x).toBe(prose.x);
  });

  test(`on a phone the text of ${path} is below its heading, edge to edge`, async ({ page, allowConsoleError }) => {
    allowConsoleError(notFoundError);
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(path);
    const prose = await boxOf(proseOf(page));
    const heading = await boxOf(page.locator("main .split > .split-heading").first());
    expect(prose.y).toBeGreaterThanOrEqual(heading.bottom);
    expect([prose.x, prose.right]).toEqual([heading.x, 375 - heading.x]);
  });

  test(`the footer of ${path} is at the bottom of a window taller than the page`, async ({
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
  test(`the text of ${path} stays within its column at 320 px and 200% text size`, async ({
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
  [pages.home.path, "Features"],
  [pages.privacy.path, pages.privacy.name],
] as const) {
  test(`on a wide screen the heading "${heading}" stays in view beside its text`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto(path);
    const lastParagraph = proseOf(page).locator("> :last-child");
    await lastParagraph.scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 375, height: 600 });
    await page.evaluate(() => scrollTo(0, 0));
    await lastParagraph.scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { name: heading, exact: true })).not.toBeInViewport();
  });
}

for (const { path } of [pages.contact, pages.privacy, pages.terms, pages.disclaimer]) {
  test(`a long email address wraps within the column of ${path} at 320 px`, async ({ page }) => {
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
