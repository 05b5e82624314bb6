import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { pages } from "../support/built-site";
import { everyPath, notFoundError } from "../support/paths";
import { boxOf } from "../support/tool";

const headingOf = (page: Page) => page.locator("article > h1, #features > h2");
const textBeside = (heading: Locator) => heading.locator("+ div");
const footer = (page: Page) => page.getByRole("contentinfo");

for (const path of everyPath) {
  test(`the text of ${path} and the footer keep to the grid`, async ({ page, allowConsoleError }) => {
    allowConsoleError(notFoundError);
    await page.goto(path);

    await test.step("on a wide screen the text is beside its heading, above the footer's columns", async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const text = await boxOf(textBeside(headingOf(page)));
      const heading = await boxOf(headingOf(page));
      const brand = await boxOf(page.getByRole("banner").getByRole("link", { name: "Thumbfive" }));
      expect.soft(heading.x).toBe(brand.x + 8); // the brand's click target has 8 px of padding
      expect.soft(heading.right).toBeLessThan(text.x);
      expect.soft(heading.y).toBeLessThan(text.y + 40);
      expect.soft((await boxOf(footer(page).getByRole("heading", { name: "About" }))).x).toBe(heading.x);
      const secondColumn = await boxOf(footer(page).getByRole("heading", { name: "Quick Links" }));
      expect.soft((await boxOf(footer(page).getByText("Not affiliated"))).x).toBe(secondColumn.x);
      // The sections of the home page have tables and columns, which use the whole width.
      if (path === "/") expect.soft(text.right).toBe(1280 - heading.x);
      else expect.soft([text.x, text.width]).toEqual([secondColumn.x, 38 * 16]);
    });

    await test.step("on a phone it is below its heading, edge to edge", async () => {
      await page.setViewportSize({ width: 375, height: 667 });
      const text = await boxOf(textBeside(headingOf(page)));
      const heading = await boxOf(headingOf(page));
      expect.soft(text.y).toBeGreaterThanOrEqual(heading.bottom);
      expect.soft([text.x, text.right]).toEqual([heading.x, 375 - heading.x]);
    });

    await test.step("the footer is at the bottom of a window taller than the page", async () => {
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 6000 });
        expect.soft((await boxOf(footer(page))).bottom, `${width} px`).toBe(6000);
      }
    });
  });
}

test("on a wide screen the heading of a policy stays in view beside its text", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(pages.privacy.path);
  const lastParagraph = textBeside(headingOf(page)).locator("> :last-child");
  await lastParagraph.scrollIntoViewIfNeeded();
  await expect(headingOf(page)).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 375, height: 600 });
  await page.evaluate(() => scrollTo(0, 0));
  await lastParagraph.scrollIntoViewIfNeeded();
  await expect(headingOf(page)).not.toBeInViewport();
});

test("at 320 px a long email address wraps within its column", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of [pages.contact, pages.privacy, pages.terms, pages.disclaimer]) {
    await page.goto(path);
    const links = await page.getByRole("main").locator("a[href^='mailto:']").all();
    expect.soft(links.length, path).toBeGreaterThan(0);
    for (const link of links) {
      await link.evaluate((element) => (element.textContent = "support.team@thumbnails.example.co.uk"));
      expect.soft((await boxOf(link)).right, path).toBeLessThanOrEqual(320 - 16);
    }
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
