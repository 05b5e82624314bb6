import { expect, test } from "@playwright/test";
import {
  attribute,
  type BuiltPage,
  builtPages,
  pages,
  pngSize,
  readBuilt,
  readPage,
  siteName,
  siteUrl,
  supportEmail,
  technicalEmail,
  textOf,
} from "../support/built-site";

// What search engines, link previews and browsers read in the <head> of the built pages.

const built = builtPages();
const notFound = readPage("/404");
const everyPage = [...built.map(({ path, page }) => ({ path, page })), { path: "/404", page: notFound }];

/** Next writes an origin without the slash that the sitemap has: both are the same URL. */
const normalize = (url = "") => new URL(url).href;

const titleOf = ({ all }: BuiltPage) => all("title").map(textOf);

/** The parsed JSON-LD of a page. */
function jsonLdOf({ all }: BuiltPage): unknown[] {
  const scripts = all("script").filter((script) => attribute(script, "type") === "application/ld+json");
  return scripts.map((script) => JSON.parse(textOf(script)));
}

test("every page has a unique title and description", () => {
  const titles = everyPage.map(({ page }) => titleOf(page));
  const descriptions = everyPage.map(({ page }) => page.meta("description"));
  expect(titles).toEqual([...built.map(({ title }) => [title]), [`Page not found - ${siteName}`]]);
  expect(new Set(titles.flat()).size).toBe(everyPage.length);
  expect(new Set(descriptions).size).toBe(everyPage.length);
  for (const text of titles.flat()) expect(text.length, text).toBeLessThan(60);
  for (const text of descriptions) expect(text, text).toMatch(/^.{110,160}$/);
});

for (const { path, page } of everyPage) {
  test(`${path} fits phones, allows zooming, and sets a theme colour for light and dark`, () => {
    expect(page.meta("viewport")).toBe("width=device-width, initial-scale=1");
    const themeColours = page.all("meta").filter((meta) => attribute(meta, "name") === "theme-color");
    expect(themeColours.map((meta) => [attribute(meta, "media"), attribute(meta, "content")])).toEqual([
      ["(prefers-color-scheme: light)", expect.stringMatching(/^#[\da-f]{6}$/)],
      ["(prefers-color-scheme: dark)", expect.stringMatching(/^#[\da-f]{6}$/)],
    ]);
  });
}

for (const { key, path, title, description, name, changed, page } of built) {
  test(`${path} can be indexed under its own URL`, () => {
    expect(page.links("canonical").map((link) => normalize(attribute(link, "href")))).toEqual([siteUrl + path]);
    expect(page.meta("robots")).toBe("index, follow, max-image-preview:large");
  });

  test(`${path} has a preview for shared links`, () => {
    const image = page.meta("og:image");
    expect(pngSize(readBuilt(new URL(image).pathname))).toBe("1200x630");
    expect(normalize(page.meta("og:url"))).toBe(siteUrl + path);
    for (const [property, content] of Object.entries({
      "og:type": "website",
      "og:site_name": siteName,
      "og:title": title,
      "og:description": description,
      "og:image": `${siteUrl}/share.png`,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringContaining(siteName),
      "og:locale": expect.stringMatching(/^en_[A-Z]{2}$/),
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": description,
      "twitter:image": image,
      "twitter:image:alt": page.meta("og:image:alt"),
    }))
      expect(page.meta(property), property).toEqual(content);
  });

  test(`${path} has no structured data beyond its breadcrumb and date`, () => {
    expect(JSON.stringify(jsonLdOf(page))).not.toMatch(/FAQPage|HowTo|aggregateRating|"review/i);
    if (key === "home") return;
    expect(jsonLdOf(page)).toEqual([
      {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: pages.home.name, item: `${siteUrl}/` },
          { "@type": "ListItem", position: 2, name, item: siteUrl + path },
        ],
      },
    ]);
    expect(page.all("time").map((time) => attribute(time, "datetime"))).toEqual([changed]);
  });
}

test("the home page describes a free web application and its organisation", () => {
  expect(jsonLdOf(readPage("/"))).toEqual([
    {
      "@context": "https://schema.org",
      "@graph": [
        expect.objectContaining({
          "@type": "WebApplication",
          url: `${siteUrl}/`,
          isAccessibleForFree: true,
          offers: { "@type": "Offer", price: 0, priceCurrency: expect.any(String) },
        }),
        expect.objectContaining({
          "@type": "Organization",
          name: siteName,
          logo: `${siteUrl}/icon-512.png`,
          contactPoint: [supportEmail, technicalEmail].map((email) =>
            expect.objectContaining({ "@type": "ContactPoint", email }),
          ),
        }),
      ],
    },
  ]);
});

test("the 404 page is not indexed and has no canonical URL", () => {
  expect(notFound.metas("robots").join()).toContain("noindex");
  expect(notFound.links("canonical")).toEqual([]);
  expect(jsonLdOf(notFound)).toEqual([]);
});
