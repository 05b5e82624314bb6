import { expect, test } from "../fixtures";
import { pages } from "../support/built-site";
import { hrefsOn } from "../support/hrefs";
import { MISSING_PATH, notFoundError } from "../support/paths";

// The seven routes of the specification. Every other test reads the paths from lib/site.ts.
const ROUTES = [
  ["/", "Download any YouTube thumbnail"],
  ["/privacy", "Privacy Policy"],
  ["/about", "About Us"],
  ["/contact", "Contact Us"],
  ["/disclaimer", "Disclaimer"],
  ["/terms", "Terms and Conditions"],
  ["/sitemap", "Sitemap"],
] as const;

for (const [path, heading] of [...ROUTES, [MISSING_PATH, "Page not found"] as const]) {
  test(`${path} has its heading, the header and the footer`, async ({ page, allowConsoleError }) => {
    allowConsoleError(notFoundError);
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === MISSING_PATH ? 404 : 200);
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
}

test("the contact page shows two email addresses and the response time", async ({ page }) => {
  await page.goto(pages.contact.path);
  const main = page.getByRole("main");
  await expect(main).toContainText("24-48 business hours");
  const addresses = (await hrefsOn(page)).filter((href) => href.startsWith("mailto:"));
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
});
