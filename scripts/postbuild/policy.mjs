import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The hosts in lib/youtube/thumbnails.ts, which a plain script cannot import. */
const IMAGE_HOSTS = "https://i.ytimg.com https://img.youtube.com";

/** The SHA-256 of a text in the format of policies and integrity attributes. @param {string} text */
export function sha256(text) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/**
 * The Content-Security-Policy of one page.
 * @param {{ isInteractive: boolean, inlineScripts: string[], inlineStyles: string[] }} page
 */
export function contentSecurityPolicy({ isInteractive, inlineScripts, inlineStyles }) {
  const hashes = (/** @type {string[]} */ texts) => texts.map((text) => `'${sha256(text)}'`).join(" ");
  const imageHosts = isInteractive ? ` ${IMAGE_HOSTS}` : "";
  return [
    "default-src 'none'",
    `script-src ${isInteractive ? `'self' ${hashes(inlineScripts)}` : "'none'"}`,
    `style-src ${hashes(isInteractive ? [...inlineStyles, ...toastStyles()] : inlineStyles)}`,
    `img-src 'self'${imageHosts}`,
    // 'self' on every page: Lighthouse fetches robots.txt and llms.txt from within the page.
    `connect-src 'self'${imageHosts}`,
    "manifest-src 'self'",
    // Workers would otherwise fall back to script-src.
    "worker-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** sonner's script inserts a <style> element that is empty at first: the policy allows exactly these two texts. */
function toastStyles() {
  const file = createRequire(import.meta.url)
    .resolve("sonner")
    .replace(/index\.js$/, "index.mjs");
  const [, literal] = /^__insertCSS\((".*")\);?$/m.exec(readFileSync(file, "utf8")) ?? [];
  if (!literal)
    throw new Error(
      "toastStyles in scripts/postbuild/policy.mjs was written for sonner 2.0.8 and finds no style in this version",
    );
  return ["", JSON.parse(literal)];
}

/**
 * The `_headers` file for static hosts: each page's policy, and long caching for the hashed script. The rule names the script in full,
 * because Cloudflare Pages applies a rule by path alone, even to a 404.
 * @param {string} headers
 * @param {{ path: string, policy: string }[]} pages
 * @param {string} script
 */
export function headersFile(headers, pages, script) {
  const blocks = pages.map(
    ({ path, policy }) =>
      `${path}\n  Content-Security-Policy: ${policy}\n  Cache-Control: public, max-age=0, must-revalidate\n`,
  );
  blocks.push(`/${script}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  return `${headers.trimEnd()}\n\n${blocks.join("\n")}`;
}

/** The same policies for nginx, which has no such file. @param {{ file: string, policy: string }[]} pages */
export function nginxMap(pages) {
  return `map $uri $page_policy {\n${pages.map(({ file, policy }) => `  /${file} "${policy}";\n`).join("")}}\n`;
}
