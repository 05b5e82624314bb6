import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { HOSTS } from "../image-host/server";
import { pages, readPage, supportEmail, technicalEmail } from "../support/built-site";

// Facts that pages state. e2e/security/ tests the privacy page's promises by requests.

const textOf = (path: string) => readPage(path).texts("main :is(h2, h3, p, li)").join(" ");

test("the privacy page's section on requests names the hosts that the browser contacts, and no other", () => {
  const section = readPage(pages.privacy.path).sectionWith(HOSTS[0]);
  expect(section.match(/(?<![@\w.-])[\w-]+(?:\.[\w-]+)+/g)).toEqual(HOSTS);
});

// A policy whose text changes gets today's date in lib/site.ts, and that date and a new hash here.
for (const [page, day, hash] of [
  ["privacy", "2026-11-28", "9ef56913"],
  ["disclaimer", "2026-11-23", "67be84e6"],
  ["terms", "2026-11-23", "a01fac8b"],
] as const) {
  test(`the ${page} page says what it said on its date`, () => {
    const { path, changed } = pages[page];
    const text = textOf(path).replaceAll(supportEmail, "");
    expect([changed, createHash("sha256").update(text).digest("hex").slice(0, 8)]).toEqual([day, hash]);
  });
}

test("the contact page has two addresses, and says when somebody replies", () => {
  const text = textOf("/contact");
  expect(text).toContain(`General support ${supportEmail}`);
  expect(text).toContain(`Technical support ${technicalEmail}`);
  expect(text).toContain("24-48 business hours");
});

test("the table of sizes has the pixels and the shape of each", () => {
  expect(readPage("/").texts("tbody :is(th, td)")).toEqual([
    ...["default", "120 × 90", "4:3"],
    ...["medium", "320 × 180", "16:9"],
    ...["high", "480 × 360", "4:3"],
    ...["standard", "640 × 480", "4:3"],
    ...["maxres", "1280 × 720", "16:9"],
  ]);
});
