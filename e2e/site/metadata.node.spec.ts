import { expect, test } from "@playwright/test";
import { homeTitle } from "../../lib/site";
import { type BuiltPage, pages, readPage, siteName, siteUrl } from "../support/built-site";

// The <head> of the built pages, as search engines, link previews and browsers read it.

const built = Object.entries(pages).map(([key, page]) => ({
  ...page,
  title: key === "home" ? homeTitle : `${page.name} - ${siteName}`,
  page: readPage(page.path),
}));
const notFound = readPage("/404");
const everyPage = [...built.map(({ path, page }) => ({ path, page })), { path: "/404", page: notFound }];

/** Next writes an origin without a slash: both are the same URL. */
const normalize = (url: string) => new URL(url).href;

/** The parsed JSON-LD of a page. */
function jsonLdOf({ texts }: BuiltPage): unknown[] {
  return texts("script[type='application/ld+json']").map((text) => JSON.parse(text));
}

test("every page has a unique title and description that fit into a search result", () => {
  const titles = everyPage.map(({ page }) => page.texts("title").join());
  const descriptions = everyPage.map(({ page }) => page.meta("description"));
  expect(titles).toEqual([...built.map(({ title }) => title), `Page not found - ${siteName}`]);
  expect(descriptions.slice(0, -1)).toEqual(built.map(({ description }) => description));
  for (const texts of [titles, descriptions]) expect(new Set(texts).size).toBe(everyPage.length);
  for (const text of titles) expect(text.length, text).toBeLessThan(60);
  for (const text of descriptions) expect(text, text).toMatch(/^.{110,160}$/);
});

test("every page keeps its address to itself, also on a host that sends no headers", () => {
  for (const { path, page } of everyPage) expect(page.meta("referrer"), path).toBe("no-referrer");
});

for (const { path, page } of everyPage) {
  test(`${path} fits phones, allows zooming, makes no number a link, and has an icon, and both schemes with a theme colour for each`, () => {
    expect(page.meta("viewport")).toBe("width=device-width, initial-scale=1, interactive-widget=resizes-content");
    expect(page.meta("format-detection")).toBe("telephone=no");
    expect(page.meta("color-scheme")).toBe("light dark");
    const themeColours = page.$("meta[name=theme-color]").toArray();
    expect(themeColours.map(({ attribs }) => [attribs.media, attribs.content])).toEqual([
      ["(prefers-color-scheme: light)", expect.stringMatching(/^#[\da-f]{6}$/)],
      ["(prefers-color-scheme: dark)", expect.stringMatching(/^#[\da-f]{6}$/)],
    ]);
    const icons = page.$("link[rel=icon], link[rel=apple-touch-icon]").toArray();
    expect(icons.map(({ attribs }) => [attribs.href, attribs.sizes])).toEqual([
      ["/icon.svg", undefined],
      ["/icon-192.png", "192x192"],
      ["/apple-touch-icon.png", undefined],
    ]);
  });
}

for (const { path, title, description, changed, page } of built) {
  test(`${path} can be indexed and shared under its own URL`, () => {
    expect(page.attributes("link[rel=canonical]", "href").map(normalize)).toEqual([siteUrl + path]);
    expect(normalize(page.meta("og:url"))).toBe(siteUrl + path);
    const image = `${siteUrl}/share.png`;
    const metas = {
      "og:type": "website",
      "og:site_name": siteName,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": `${siteName}: download any YouTube thumbnail in five sizes`,
      "twitter:card": "summary_large_image",
      robots: "max-image-preview:large",
      "og:title": title,
      "og:description": description,
      "og:image": image,
    };
    expect(Object.fromEntries(Object.keys(metas).map((key) => [key, page.meta(key)]))).toEqual(metas);
  });

  test(`${path} says when it last changed, if it is a policy`, () => {
    const isDated = path !== pages.home.path && path !== pages.contact.path && path !== pages.sitemap.path;
    expect(page.attributes("time", "datetime")).toEqual(isDated ? [changed] : []);
  });
}

test("only the home page has structured data: the site, a free web application and its organisation", () => {
  const application = expect.objectContaining({
    "@type": "WebApplication",
    url: `${siteUrl}/`,
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: expect.any(String) },
    publisher: expect.objectContaining({
      "@type": "Organization",
      name: siteName,
      logo: `${siteUrl}/icon-512.png`,
    }),
  });
  const website = { "@type": "WebSite", name: siteName, url: `${siteUrl}/` };
  const graph = { "@context": "https://schema.org", "@graph": [website, application] };
  for (const { path, page } of everyPage) expect(jsonLdOf(page), path).toEqual(path === "/" ? [graph] : []);
});

test("the 404 page is not indexed and has no canonical URL", () => {
  expect(notFound.metas("robots")).toEqual(["noindex"]);
  expect(notFound.attributes("link[rel=canonical]", "href")).toEqual([]);
});
