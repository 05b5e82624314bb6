import { expect, test } from "@playwright/test";
import { gettingImages } from "../../lib/messages/video";
import { type BuiltPage, homeSections, isBuilt, readPage, siteUrl } from "../support/built-site";
import { pagePaths } from "../support/paths";

/** A page, a section of it, or a shared result, without the extension or trailing slash that redirect. */
const CLEAN_URL = /^(\/[a-z]*)?(\?v=[\w-]{11}|#[a-z-]+)?$/;

/** Describes what is broken about a link within the site. Returns null for working links and links to other sites. */
function brokenLink(link: string, page: BuiltPage): string | null {
  const url = new URL(link, page.url);
  if (url.origin !== siteUrl) return null;
  if (!isBuilt(url.pathname)) return `${link}: no such file`;
  const isAnchor = url.hash === "" || readPage(url.pathname).$(url.hash).length === 1;
  return isAnchor ? null : `${link}: no such anchor`;
}

test("the field has the keyboard of links, whose last key submits, and no help with spelling", () => {
  expect(readPage("/").$("#link").attr()).toMatchObject({
    type: "text",
    inputmode: "url",
    enterkeyhint: "go",
    autocapitalize: "none",
    autocorrect: "off",
    spellcheck: "false",
  });
});

test("a screen reader reads the line below the field again when it changes", () => {
  expect(readPage("/").$("#link-hint > span").attr("aria-live")).toBe("polite");
});

test("without styles each number of the drawing is a word", () => {
  expect(readPage("/").$(".growing-drawing").text().trim()).toBe("120 320 480 640 1280 × 720");
});

test("search results leave out the texts in place of the tool", () => {
  expect(readPage("/").$("[data-nosnippet]").text()).toMatch(new RegExp(`^${gettingImages}The tool is not running`));
});

for (const path of [...pagePaths, "/404"]) {
  const page = readPage(path);

  test(`${path} has no broken link, anchor or ID reference, and links with clean URLs`, () => {
    const urls = ["href", "src", "action"].flatMap((name) => page.attributes("*", name));
    for (const href of page.attributes("a:not([href^='mailto:'])", "href")) expect(href).toMatch(CLEAN_URL);
    expect(urls.flatMap((url) => brokenLink(url, page) ?? [])).toEqual([]);
    for (const id of Object.keys(homeSections)) expect(urls).toContain(path === "/" ? `#${id}` : `/#${id}`);

    const referenceAttributes = ["for", "popovertarget", "aria-labelledby", "aria-describedby", "aria-controls"];
    const referencedIds = referenceAttributes.flatMap((name) => page.attributes("*", name));
    const ids = page.attributes("*", "id");
    expect(ids).toEqual(expect.arrayContaining(referencedIds.flatMap((list) => list.split(" "))));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test(`${path} is in English, gives every image alt text and dimensions, and hides decorative SVGs`, () => {
    const { $ } = page;
    expect($("html").attr("lang")).toBe("en");
    expect($("img:not([src][alt][width][height]), img[alt='']")).toHaveLength(0);
    expect($("svg:not([aria-hidden='true'], [aria-hidden='true'] *)")).toHaveLength(0);
    expect($("svg").length).toBeGreaterThan(0);
  });
}
