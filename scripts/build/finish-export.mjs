import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathOf } from "../paths.mjs";
import { finishPage } from "./finish-page.mjs";
import { lib } from "./lib.mjs";

/** The only page with the tool. */
const PAGE_WITH_TOOL = "index.html";

/**
 * Finishes the export that `next build` has written to a folder: adds the tool, finishes each page, removes the files
 * that only Next's own scripts would load, and writes `_headers` for web servers. The files of public/ stay as they
 * are. Throws if a page cannot be finished.
 * @param {string} folder
 * @param {import("./finish-page.mjs").Asset} tool
 * @param {string} publicFolder
 */
export function finishExport(folder, tool, publicFolder) {
  const read = (/** @type {string} */ path) => readFileSync(join(folder, path), "utf8");
  const write = (/** @type {string} */ path, /** @type {string} */ text) => writeFileSync(join(folder, path), text);

  // Names that start with an underscore are Next's; so are the text and the folder beside a page.
  const entries = readdirSync(folder).sort();
  const publicFiles = readdirSync(publicFolder);
  const files = entries.filter(
    (file) => file.endsWith(".html") && !file.startsWith("_") && !publicFiles.includes(file),
  );
  const pages = files.map((file) => {
    const page = finishPage(file, read, file === PAGE_WITH_TOOL ? tool : undefined);
    return { ...page, file, path: pathOf(`/${file}`) };
  });
  const unused = [
    ...entries.filter((name) => name.startsWith("_")),
    ...files.map((file) => file.replace(/\.html$/, "")).flatMap((name) => [name, `${name}.txt`]),
  ];
  for (const name of unused) rmSync(join(folder, name), { recursive: true, force: true });
  // Files of public/ may have such names too: _redirects, or privacy/map.png beside privacy.html.
  cpSync(publicFolder, folder, { recursive: true });

  const assets = pages.flatMap((page) => page.assets);
  for (const { file, text } of assets) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    write(file, text);
  }
  for (const { file, html } of pages) write(file, html);
  write("_headers", headersFile(pages, assets));
}

/**
 * The `_headers` file for static hosts such as Cloudflare Pages and Netlify. It names the hashed files in full,
 * because Cloudflare applies a rule by path alone, even to a 404.
 * @param {{ path: string, policy: string }[]} pages
 * @param {{ file: string }[]} assets
 */
function headersFile(pages, assets) {
  const rules = [
    { path: "/*", headers: lib.SECURITY_HEADERS },
    ...pages.map(({ path, policy }) => ({
      path,
      headers: { "Content-Security-Policy": policy, "Cache-Control": lib.CACHING.other },
    })),
    ...assets.map(({ file }) => ({ path: `/${file}`, headers: { "Cache-Control": lib.CACHING.hashed } })),
  ];
  const lines = (/** @type {Record<string, string>} */ headers) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return rules.map(({ path, headers }) => `${path}\n${lines(headers).join("")}`).join("\n");
}
