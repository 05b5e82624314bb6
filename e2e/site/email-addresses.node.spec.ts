import { expect, test } from "@playwright/test";
import { load } from "cheerio";
import { pages, readPage, supportEmail, technicalEmail } from "../support/built-site";
import { obfuscateEmails, withoutComments } from "../support/cloudflare";

/** The texts and targets of a page's links to addresses, as a visitor whose browser doesn't run Cloudflare's script. */
function addressesIn(html: string) {
  const $ = load(html);
  return $("a[href^='mailto:']")
    .toArray()
    .map((link) => [$(link).text(), $(link).attr("href")]);
}

const ADDRESSES = [supportEmail, technicalEmail];

const linkTo = (address: string) => [address, `mailto:${address}`];

test("the pages for questions, copyright and privacy link to the addresses", () => {
  const links = (path: string) => addressesIn(readPage(path).html);
  expect(links(pages.contact.path)).toEqual(ADDRESSES.map(linkTo));
  for (const { path } of [pages.privacy, pages.terms, pages.disclaimer])
    expect(links(path), path).toEqual([linkTo(supportEmail)]);
});

for (const { path } of Object.values(pages)) {
  test(`comments keep Cloudflare from hiding an address on ${path}`, () => {
    const { html } = readPage(path);
    expect(obfuscateEmails(html)).toBe(html);
  });

  test(`without them, Cloudflare would hide every address on ${path}`, () => {
    const changed = obfuscateEmails(withoutComments(readPage(path).html));
    expect(addressesIn(changed)).toEqual([]);
    for (const address of ADDRESSES) expect(changed).not.toContain(address);
  });
}
