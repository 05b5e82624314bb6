import { expect, test } from "@playwright/test";
import { load } from "cheerio";
import { readPage, supportEmail, technicalEmail } from "../support/built-site";
import { obfuscateEmails, withoutComments, withoutEntities } from "../support/cloudflare";

/** The texts and targets of a page's links to addresses, as a visitor whose browser doesn't run Cloudflare's script. */
function addressesIn(html: string) {
  const $ = load(html);
  return $("a[href^='mailto:']")
    .toArray()
    .map((link) => [$(link).text(), $(link).attr("href")]);
}

const linkTo = (address: string) => [address, `mailto:${address}`];

for (const [path, addresses] of [
  ["/contact", [supportEmail, technicalEmail]],
  ["/privacy", [supportEmail]],
  ["/terms", [supportEmail]],
  ["/disclaimer", [supportEmail]],
] as const) {
  const { html } = readPage(path);

  for (const [left, page] of [
    ["entities", withoutComments(html)],
    ["comments", withoutEntities(html)],
  ] as const)
    test(`the ${left} on ${path} alone keep Cloudflare from hiding the addresses`, () => {
      expect(obfuscateEmails(page)).toBe(page);
      expect(addressesIn(page)).toEqual(addresses.map(linkTo));
    });

  test(`without both, Cloudflare would hide the addresses on ${path}`, () => {
    const changed = obfuscateEmails(withoutComments(withoutEntities(html)));
    expect(addressesIn(changed)).toEqual([]);
    for (const address of addresses) expect(changed).not.toContain(address);
  });
}
