import { lib } from "../lib.mjs";

const { SECURITY_HEADERS, CACHING } = lib;

/** @typedef {{ path: string, policy: string }} Page */

/**
 * The `_headers` file for static hosts such as Cloudflare Pages and Netlify. It names the hashed files in full,
 * because Cloudflare applies a rule by path alone, even to a 404.
 * @param {Page[]} pages
 * @param {{ file: string }[]} assets
 */
export function headersFile(pages, assets) {
  const rules = [
    { path: "/*", headers: SECURITY_HEADERS },
    ...pages.map(({ path, policy }) => ({
      path,
      headers: { "Content-Security-Policy": policy, "Cache-Control": CACHING.other },
    })),
    ...assets.map(({ file }) => ({ path: `/${file}`, headers: { "Cache-Control": CACHING.hashed } })),
  ];
  const lines = (/** @type {Record<string, string>} */ headers) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return rules.map(({ path, headers }) => `${path}\n${lines(headers).join("")}`).join("\n");
}
