import { expect, test } from "@playwright/test";
import {
  attribute,
  type BuiltPage,
  builtPages,
  homeSections,
  isBuilt,
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

// What search engines, link previews and readers without script find in the files of the built site.

const built = builtPages();
const notFound = readPage("/404");
const everyPage = [...built.map(({ path, page }) => ({ path, page })), { path: "/404", page: notFound }];

const titleOf = ({ all }: BuiltPage) => all("title").map(textOf);

/** The parsed JSON-LD of a page. */
function factsOf({ all }: BuiltPage): unknown[] {
  const scripts = all("script").filter((script) => attribute(script, "type") === "application/ld+json");
  return scripts.map((script) => JSON.parse(textOf(script)));
}

/** Why an address that stands on a page leads nowhere within the site; null if it leads somewhere, or out of the site. */
function faultOf(address: string, page: BuiltPage): string | null {
  const url = new URL(address, page.address);
  if (url.origin !== siteUrl) return null;
  if (!isBuilt(url.pathname)) return `${address}: no such file`;
  const isAnchor = url.hash === "" || readPage(url.pathname).ids.includes(url.hash.slice(1));
  return isAnchor ? null : `${address}: no such anchor`;
}

test("every page has a title and a description of its own", () => {
  const titles = everyPage.map(({ page }) => titleOf(page));
  const descriptions = everyPage.map(({ page }) => page.meta("description"));
  expect(titles).toEqual([...built.map(({ title }) => [title]), [`Page not found - ${siteName}`]]);
  expect(new Set(titles.flat()).size).toBe(everyPage.length);
  expect(new Set(descriptions).size).toBe(everyPage.length);
  for (const text of titles.flat()) expect(text.length, text).toBeLessThan(60);
  for (const text of descriptions) expect(text, text).toMatch(/^.{110,160}$/);
});

for (const { path, page } of everyPage) {
  test(`${path} has one main heading, and skips no level below it`, () => {
    const levels = page.elements.flatMap(({ tagName }) => Number(/^h([1-6])$/.exec(tagName)?.[1]) || []);
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    levels.reduce((above, level) => {
      expect(level).toBeLessThanOrEqual(above + 1);
      return level;
    });
  });

  test(`${path} says its language, and has one header, one main part and one footer`, () => {
    expect(page.all("html").map((html) => attribute(html, "lang"))).toEqual(["en"]);
    for (const tag of ["header", "main", "footer"]) expect(page.all(tag), tag).toHaveLength(1);
    const names = page.all("nav").map((nav) => attribute(nav, "aria-label"));
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(undefined);
  });

  test(`${path} leads nowhere that is not there`, () => {
    const addresses = page.elements.flatMap((element) =>
      ["href", "src", "action"].flatMap((name) => attribute(element, name) ?? []),
    );
    expect(addresses.flatMap((address) => faultOf(address, page) ?? [])).toEqual([]);
    for (const id of Object.keys(homeSections)) expect(addresses).toContain(path === "/" ? `#${id}` : `/#${id}`);

    const references = ["for", "popovertarget", "aria-labelledby", "aria-describedby", "aria-controls"];
    const named = page.elements.flatMap((element) => references.flatMap((name) => attribute(element, name) ?? []));
    expect(page.ids).toEqual(expect.arrayContaining(named.flatMap((ids) => ids.split(" "))));
    expect(new Set(page.ids).size).toBe(page.ids.length);
  });

  test(`${path} names every picture, and hides the drawings that only decorate`, () => {
    for (const image of page.all("img"))
      for (const name of ["alt", "width", "height"]) expect(attribute(image, name), name).toBeTruthy();
    for (const drawing of page.all("svg")) expect(attribute(drawing, "aria-hidden")).toBe("true");
    expect(page.all("svg").length).toBeGreaterThan(0);
  });

  test(`${path} fits a phone, can be zoomed, and colours the browser in light and dark`, () => {
    expect(page.meta("viewport")).toBe("width=device-width, initial-scale=1");
    const colours = page.all("meta").filter((meta) => attribute(meta, "name") === "theme-color");
    expect(colours.map((meta) => [attribute(meta, "media"), attribute(meta, "content")])).toEqual([
      ["(prefers-color-scheme: light)", expect.stringMatching(/^#[\da-f]{6}$/)],
      ["(prefers-color-scheme: dark)", expect.stringMatching(/^#[\da-f]{6}$/)],
    ]);
  });

  test(`${path} calls a thumbnail a thumbnail, and an ID an ID`, () => {
    const text = page.elements.filter(({ tagName }) => /^(h\d|p|li|t[dh]|label|button)$/.test(tagName)).map(textOf);
    expect(text.join("\n")).not.toMatch(/cover image|\bpictures?\b|\bid\b|[—!]/);
  });

  test(`${path} promises no size that YouTube does not have`, () => {
    expect(page.html).not.toMatch(/\b4k\b/i);
  });
}

for (const { key, path, title, description, name, changed, page } of built) {
  test(`${path} may be found, under its own address`, () => {
    expect(page.links("canonical").map((link) => attribute(link, "href"))).toEqual([siteUrl + path]);
    expect(page.meta("robots")).toBe("index, follow, max-image-preview:large");
  });

  test(`${path} shows itself well where its link is shared`, () => {
    const picture = page.meta("og:image");
    expect(pngSize(readBuilt(new URL(picture).pathname))).toBe("1200x630");
    for (const [property, content] of Object.entries({
      "og:type": "website",
      "og:site_name": siteName,
      "og:url": siteUrl + path,
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
      "twitter:image": picture,
      "twitter:image:alt": page.meta("og:image:alt"),
    }))
      expect(page.meta(property), property).toEqual(content);
  });

  test(`${path} tells search engines only what is so`, () => {
    expect(JSON.stringify(factsOf(page))).not.toMatch(/FAQPage|HowTo|aggregateRating|"review/i);
    if (key === "home") return;
    expect(factsOf(page)).toEqual([
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

test("the home page says that the tool is free and who is behind it", () => {
  expect(factsOf(readPage("/"))).toEqual([
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

test("the page for a wrong address is not to be found, and claims no address", () => {
  expect(notFound.metas("robots").join()).toContain("noindex");
  expect(notFound.links("canonical")).toEqual([]);
  expect(factsOf(notFound)).toEqual([]);
});
