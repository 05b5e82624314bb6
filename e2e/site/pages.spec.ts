import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";
import { pages, readPage, siteName } from "../support/built-site";
import { MISSING_PATH, notFoundError } from "../support/paths";
import { boxOf } from "../support/tool";

// The routes of the specification. Every other test reads the paths from lib/site.ts.
const ROUTES = [
  ["/", "Download any YouTube thumbnail"],
  ["/privacy", "Privacy Policy"],
  ["/about", "About Us"],
  ["/contact", "Contact Us"],
  ["/disclaimer", "Disclaimer"],
  ["/terms", "Terms and Conditions"],
  ["/sitemap", "Sitemap"],
] as const;

/** Some browsers fetch these with a page. */
const ICON = /\/(favicon\.ico|icon\S*|apple-touch-icon\.png)$/;

/** Each link's text and unresolved address. */
const linksIn = (container: Locator) =>
  container
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute("href")}`));

test("the drawing of the 404 page leaves room beside it on a computer", async ({ page, allowConsoleError }) => {
  allowConsoleError(notFoundError);
  await page.goto(MISSING_PATH);
  const [drawing, main] = [await boxOf(page.locator(".growing-drawings")), await boxOf(page.getByRole("main"))];
  expect(drawing.width).toBeLessThan(main.width * 0.75);
  const largest = await boxOf(page.locator(".growing-drawing").last());
  expect(largest.right).toBeCloseTo(drawing.right, 0);
});

test("the texts of all pages begin at the same edge, right of their headings", async ({ page }) => {
  const edges = new Set<number>();
  for (const [path] of ROUTES.slice(1)) {
    await page.goto(path);
    const { x } = await boxOf(page.locator(".prose"));
    expect.soft(x, path).toBeGreaterThan((await boxOf(page.getByRole("heading", { level: 1 }))).x);
    edges.add(x);
  }
  expect(edges.size).toBe(1);
});

test("every page has its heading, header and footer, and only the home page requests more than HTML", async ({
  context,
  baseURL,
  allowConsoleError,
}) => {
  allowConsoleError(notFoundError);
  // Not the build's year.
  await context.clock.setFixedTime("2041-07-01");
  const assets = ["css", "js"].map((type) => expect.stringMatching(new RegExp(`^/assets/[\\w-]+\\.${type}$`)));
  const check = async ([path, heading]: readonly [path: string, heading: string]) => {
    const requests: string[] = [];
    const page = await context.newPage();
    page.on("request", (request) => {
      if (!ICON.test(request.url())) requests.push(request.url().replace(baseURL ?? "", ""));
    });
    const response = await page.goto(path, { waitUntil: "networkidle" });
    expect.soft(requests).toEqual([path, ...(path === "/" ? assets : [])]);
    expect.soft(response?.status()).toBe(path === MISSING_PATH ? 404 : 200);
    expect.soft(new URL(page.url()).pathname).toBe(path);

    await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
    const home = path === "/" ? "" : "/";
    const sections = [`Features ${home}#features`, `How to Use ${home}#how-to-use`, `Legal Info ${home}#legal`];
    expect.soft(await linksIn(page.getByRole("banner")), path).toEqual([`${siteName} /`, ...sections]);

    // The way back to the tool is the last control of a page of text. Each link of the sitemap has a description.
    const lastControl = page.getByRole("main").locator("a, button").last();
    if (path === "/" || path === "/sitemap")
      await expect.soft(page.getByRole("link", { name: "Open the tool" }), path).toHaveCount(0);
    else expect.soft(await linksIn(lastControl.locator("..")), path).toEqual(["Open the tool /"]);

    const footer = page.getByRole("contentinfo");
    const column = (name: string) => linksIn(footer.getByRole("navigation", { name, exact: true }));
    const legal = ["Privacy Policy /privacy", "Terms & Conditions /terms", "Disclaimer /disclaimer"];
    const aboutUs = ["About Us /about", "Contact Us /contact", "Sitemap /sitemap"];
    await expect.soft(footer.getByRole("heading"), path).toHaveText(["About", "Quick Links", "Legal"]);
    await expect.soft(footer, path).toContainText(/^About[A-Z][^.]+\./);
    expect.soft(await column("Quick Links"), path).toEqual(aboutUs);
    expect.soft(await column("Legal"), path).toEqual(legal);
    const statement = `${siteName} is not affiliated with YouTube. YouTube is a trademark of Google LLC.`;
    await expect
      .soft(footer.getByRole("paragraph").filter({ hasText: siteName }), path)
      .toHaveText([statement, `© 2041 ${siteName}`]);
  };
  // All at once, as each waits until nothing more is requested.
  await Promise.all([...ROUTES, [MISSING_PATH, "Page not found"] as const].map(check));
});

test("the footer's year is never before the build's, whatever the clock says", async ({ context, page }) => {
  await context.clock.setFixedTime("1970-07-01");
  await page.goto(pages.about.path);
  await expect(page.locator("#copyright-line")).toHaveText(readPage(pages.about.path).$("#copyright-line").text());
});

test("the logo stands on whole pixels, and all that is below it begins where it does", async ({ page }) => {
  await page.goto(pages.privacy.path);
  const logo = page.getByRole("banner").locator("svg").first();
  const edges = await logo.locator("path:not([transform])").evaluateAll((pieces) =>
    pieces.flatMap((piece) => {
      const { left, top, right, bottom } = piece.getBoundingClientRect();
      return [left, top, right, bottom];
    }),
  );
  expect(edges).toHaveLength(5 * 4);
  expect(edges).toEqual(edges.map(Math.round));

  const sectionLinks = page.getByRole("navigation", { name: "On this page" });
  for (const width of [1920, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    const { x } = await boxOf(logo);
    for (const element of [
      page.getByRole("heading", { level: 1 }),
      sectionLinks,
      page.getByRole("contentinfo").getByRole("heading", { name: "About" }),
    ])
      expect.soft((await boxOf(element)).x, `${width} px`).toBe(x);
  }
  await page.getByRole("article").getByRole("paragraph").last().scrollIntoViewIfNeeded();
  await expect(sectionLinks).toBeInViewport({ ratio: 1 });
});

test("the sitemap page links to all other pages, each with a one-line description", async ({ page }) => {
  await page.goto(pages.sitemap.path);
  const items = page.getByRole("main").getByRole("listitem");
  const others = ROUTES.filter(([path]) => path !== pages.sitemap.path);
  await expect(items).toHaveCount(others.length);
  for (const [index, [path, heading]] of others.entries()) {
    const item = items.nth(index);
    const name = path === "/" ? "Home" : heading;
    await expect(item.getByRole("link", { name })).toHaveAttribute("href", path);
    await expect(item).toHaveText(new RegExp(`^${name}[A-Z][^.]{15,70}\\.$`));
  }
  // The description is part of its own link's target.
  const { height } = await boxOf(items.first());
  await items.first().click({ position: { x: 8, y: height - 8 } });
  await expect(page).toHaveURL("/");
});
