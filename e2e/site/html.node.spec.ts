import { expect, test } from "@playwright/test";
import { fileName, SIZES } from "../../lib/youtube/thumbnails";
import { attribute, type BuiltPage, homeSections, isBuilt, readPage, siteUrl, textOf } from "../support/built-site";
import { pagePaths } from "../support/paths";

/** A page, a section of it, or a shared result: no file extension and no trailing slash, which the server would redirect. */
const CLEAN_URL = /^(\/[a-z]*)?(\?v=[\w-]{11}|#[a-z-]+)?$/;

/** Describes what is broken about a link within the site. Returns null for working links and links to other sites. */
function brokenLink(link: string, page: BuiltPage): string | null {
  const url = new URL(link, page.url);
  if (url.origin !== siteUrl) return null;
  if (!isBuilt(url.pathname)) return `${link}: no such file`;
  const isAnchor = url.hash === "" || readPage(url.pathname).ids.includes(url.hash.slice(1));
  return isAnchor ? null : `${link}: no such anchor`;
}

test("each section of the home page has the ID that links use and the heading that they name", () => {
  const home = readPage("/");
  const byId = (id: string | undefined) => home.elements.find((element) => attribute(element, "id") === id);
  for (const [id, name] of Object.entries(homeSections)) {
    const section = byId(id);
    expect(section?.tagName).toBe("section");
    const heading = byId(attribute(section, "aria-labelledby"));
    expect(heading && textOf(heading)).toBe(name);
  }
});

for (const path of [...pagePaths, "/404"]) {
  const page = readPage(path);

  test(`${path} has no broken link, anchor or ID reference, and links with clean URLs`, () => {
    const urls = page.elements.flatMap((element) =>
      ["href", "src", "action"].flatMap((name) => attribute(element, name) ?? []),
    );
    const hrefs = page.all("a").map((link) => attribute(link, "href"));
    for (const href of hrefs.filter((href) => !href?.startsWith("mailto:"))) expect(href).toMatch(CLEAN_URL);
    expect(urls.flatMap((url) => brokenLink(url, page) ?? [])).toEqual([]);
    for (const id of Object.keys(homeSections)) expect(urls).toContain(path === "/" ? `#${id}` : `/#${id}`);

    const referenceAttributes = ["for", "popovertarget", "aria-labelledby", "aria-describedby", "aria-controls"];
    const referencedIds = page.elements.flatMap((element) =>
      referenceAttributes.flatMap((name) => attribute(element, name) ?? []),
    );
    expect(page.ids).toEqual(expect.arrayContaining(referencedIds.flatMap((ids) => ids.split(" "))));
    expect(new Set(page.ids).size).toBe(page.ids.length);
  });

  test(`${path} is in English, gives every image alt text and dimensions, and hides decorative SVGs`, () => {
    expect(page.all("html").map((html) => attribute(html, "lang"))).toEqual(["en"]);
    for (const image of page.all("img"))
      for (const name of ["alt", "width", "height"]) expect(attribute(image, name), name).toBeTruthy();
    for (const svg of page.all("svg")) expect(attribute(svg, "aria-hidden")).toBe("true");
    expect(page.all("svg").length).toBeGreaterThan(0);
  });

  test(`${path} avoids "picture", "cover image", "id", long dashes and exclamation marks`, () => {
    const text = page.elements.filter(({ tagName }) => /^(h\d|p|li|t[dh]|label|button)$/.test(tagName)).map(textOf);
    expect(text.join("\n")).not.toMatch(/cover image|\bpictures?\b|\bid\b|[—!]/);
  });

  test(`${path} promises no size that YouTube lacks`, () => {
    const notPromises =
      path === "/" ? ["Missing sizes and 4K", "(4K), but no public address of that size is known"] : [];
    const texts = page.elements.filter(({ tagName }) => /^(h3|p)$/.test(tagName)).map(textOf);
    const mentions = texts.filter((text) => text.includes("4K")).map((text) => text.replaceAll("\u00a0", " "));
    expect(mentions).toEqual(notPromises.map((text) => expect.stringContaining(text)));
    expect(page.html.match(/\b4k\b/gi) ?? []).toHaveLength(notPromises.length);
  });
}

test("the home page answers what visitors ask", () => {
  const text = readPage("/").all("section").map(textOf).join("\n");
  const maxres = SIZES[4];
  for (const answer of [
    `JPG as YouTube sent it, named ${fileName(maxres)}`,
    `i.ytimg.com/vi/ID/${maxres.files[0]}.jpg`,
    "Unlisted videos work, private ones do not",
    "We keep nothing.",
  ])
    expect.soft(text).toContain(answer);
});
