import { expect, test } from "@playwright/test";
import { load } from "cheerio";
import { readPage, supportEmail, technicalEmail } from "../support/built-site";
import { obfuscateEmails, withoutComments } from "../support/cloudflare";

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

  test(`comments keep Cloudflare from hiding the addresses on ${path}`, () => {
    expect(obfuscateEmails(html)).toBe(html);
    expect(addressesIn(html)).toEqual(addresses.map(linkTo));
  });

  test(`without them, Cloudflare would hide the addresses on ${path}`, () => {
    const changed = obfuscateEmails(withoutComments(html));
    expect(addressesIn(changed)).toEqual([]);
    for (const address of addresses) expect(changed).not.toContain(address);
  });
}
