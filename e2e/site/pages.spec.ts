import type { Page } from "@playwright/test";
import { generate } from "../support/tool";
import { expect, test } from "../fixtures";

const PAGES = [
  ["/", "Download any YouTube thumbnail"],
  ["/privacy", "Privacy Policy"],
  ["/about", "About Us"],
  ["/contact", "Contact Us"],
  ["/disclaimer", "Disclaimer"],
  ["/terms", "Terms and Conditions"],
  ["/sitemap", "Sitemap"],
] as const;
const NOWHERE = ["/no-such-page", "Page not found"] as const;
const SECTIONS = [
  ["Features", "features"],
  ["How to Use", "how-to-use"],
  ["Legal Info", "legal"],
] as const;

/** A page that is not there is an error on the console of some engines. */
const notFound = /404/;

/** Where the links of a page lead, as they stand in it. */
const linksOf = (page: Page) =>
  page.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

for (const [path, heading] of [...PAGES, NOWHERE]) {
  test(`${path} has its name, the header and the footer`, async ({ page, allowConsoleError }) => {
    allowConsoleError(notFound);
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === NOWHERE[0] ? 404 : 200);
    expect(new URL(page.url()).pathname).toBe(path);

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    const home = path === "/" ? "" : "/";
    await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
      - banner:
        - link "Thumbfive":
          - /url: /
        - navigation:
          - /children: equal
          - link "Features":
            - /url: "${home}#features"
          - link "How to Use":
            - /url: "${home}#how-to-use"
          - link "Legal Info":
            - /url: "${home}#legal"
    `);
    await expect(page.getByRole("contentinfo")).toMatchAriaSnapshot(`
      - contentinfo:
        - heading "About"
        - paragraph: /./
        - navigation "Quick Links":
          - heading "Quick Links"
          - list:
            - /children: equal
            - listitem:
              - link "About Us":
                - /url: /about
            - listitem:
              - link "Contact Us":
                - /url: /contact
            - listitem:
              - link "Sitemap":
                - /url: /sitemap
        - navigation "Legal":
          - heading "Legal"
          - list:
            - /children: equal
            - listitem:
              - link "Privacy Policy":
                - /url: /privacy
            - listitem:
              - link "Terms & Conditions":
                - /url: /terms
            - listitem:
              - link "Disclaimer":
                - /url: /disclaimer
        - paragraph: /Not affiliated with YouTube\\. YouTube is a trademark of Google LLC\\. © ${new Date().getFullYear()} Thumbfive/
    `);
  });

  test(`the header of ${path} leads to the three sections of the home page`, async ({ page, allowConsoleError }) => {
    allowConsoleError(notFound);
    for (const [name, id] of SECTIONS) {
      await page.goto(path);
      await page.getByRole("banner").getByRole("link", { name }).click();
      await expect(page).toHaveURL(`/#${id}`);
      const section = page.getByRole("region", { name, exact: true });
      await expect(section).toBeInViewport();
      await expect(section).toHaveAttribute("id", id);
    }
  });
}

test("every link on every page leads to a page or a section that is there, by its clean address", async ({
  page,
  request,
}) => {
  for (const [path] of PAGES) {
    await page.goto(path);
    for (const href of new Set(await linksOf(page))) {
      if (href.startsWith("mailto:")) continue;
      expect(href, `on ${path}`).toMatch(/^(\/[a-z]*)?(\?v=[\w-]{11}|#[a-z-]+)?$/);
      const { pathname, hash } = new URL(href, page.url());
      const response = await request.get(pathname, { maxRedirects: 0 });
      expect(response.status(), `${href} on ${path}`).toBe(200);
      if (hash) expect(await response.text()).toContain(`id="${hash.slice(1)}"`);
    }
  }
});

test("the home page has its parts in the order in which they are needed", async ({ page, videoId }) => {
  await page.goto("/");
  await generate(page, videoId);
  await expect(page.getByRole("heading", { name: "Largest" })).toBeVisible();
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - banner
    - main:
      - heading "Download any YouTube thumbnail" [level=1]
      - paragraph: /Thumbnails belong to their creators\\. For personal and educational purposes only\\./
      - paragraph: /duplicate content and can hurt your search ranking/
      - textbox "YouTube video link"
      - button "Generate"
      - 'region "Largest: 1280 × 720"'
      - region "Notifications F8"
      - region "Features":
        - heading "Features" [level=2]
      - region "How to Use":
        - heading "How to Use" [level=2]
      - region "Legal Info":
        - heading "Legal Info" [level=2]
    - contentinfo
  `);
});

test("there are no results, and nothing is asked of the image host, before a link is given", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).hostname));
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "Quality" })).toHaveCount(0);
  await expect(page.getByRole("img")).toHaveCount(0);
  expect(new Set(asked)).toEqual(new Set(["localhost"]));
});

test("the contact page names two addresses and the time to an answer", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main).toContainText("24-48 business hours");
  const addresses = (await linksOf(page)).filter((href) => href.startsWith("mailto:"));
  expect(new Set(addresses).size).toBe(2);
  for (const [heading, address] of [
    ["General support", addresses[0]],
    ["Technical support", addresses[1]],
  ] as const) {
    const email = (address ?? "").replace("mailto:", "");
    expect(email).toMatch(/^[\w.+-]+@[\w.-]+\.\w+$/);
    const paragraph = main.getByRole("heading", { name: heading }).locator("xpath=following-sibling::p[1]");
    await expect(paragraph).toHaveText(email);
  }
});

test("the sitemap page leads to all the other pages and says in a line what each is", async ({ page }) => {
  await page.goto("/sitemap");
  const items = page.getByRole("main").getByRole("listitem");
  const others = PAGES.filter(([path]) => path !== "/sitemap");
  await expect(items).toHaveCount(others.length);
  for (const [index, [path, heading]] of others.entries()) {
    const item = items.nth(index);
    const name = path === "/" ? "Home" : heading;
    await expect(item.getByRole("link", { name })).toHaveAttribute("href", path);
    await expect(item).toHaveText(new RegExp(`^${name}[A-Z][^.]{15,70}\\.$`));
  }
});

test("Features begins with what the tool does for people, in four lines with a bold lead", async ({ page }) => {
  await page.goto("/");
  const features = page.getByRole("region", { name: "Features" });
  await expect(features.getByRole("listitem").locator("strong:first-child")).toHaveText([
    "All five sizes, measured.",
    "The largest in one press.",
    "No grey placeholder.",
    "Nothing stored.",
  ]);
  await expect(features).toMatchAriaSnapshot(`
    - region "Features":
      - heading "Features" [level=2]
      - list
      - heading "The five sizes" [level=3]
      - paragraph
      - table
      - heading "Which links work" [level=3]
  `);
});

test("How to Use names the buttons as they are called", async ({ page, videoId }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "How to Use" });
  for (const name of ["Paste", "Generate", "Save largest", "Save all (ZIP)", "Download"])
    await expect(section).toContainText(name);
  await generate(page, videoId);
  for (const name of ["Paste", "Generate", "Save largest", "Save all (ZIP)", /^Download/])
    await expect(page.getByRole("button", { name, exact: true }).first()).toBeVisible();
});
