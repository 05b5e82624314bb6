import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { bundleTool } from "./bundle-tool.mjs";
import { finishPage, NEXT_VERSION } from "./finish-page.mjs";
import { headersFile, nginxMap } from "./policy.mjs";

/** The only page that runs a script. */
const PAGE_WITH_TOOL = "index.html";

/**
 * Finishes the export that `next build` has written to a folder: bundles the tool, removes Next's files, and writes each page's policy
 * into the page and into the server configuration. Throws on an unknown element, naming it and its page; the folder is then
 * half-finished, and the caller must remove it.
 * @param {string} folder
 */
export async function finishExport(folder) {
  const read = (/** @type {string} */ path) => readFileSync(join(folder, path), "utf8");
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  const tool = await bundleTool();
  write(tool.file, tool.text);

  const pages = filesIn(folder).filter((file) => file.endsWith(".html") && file !== "_not-found.html");
  if (!pages.includes(PAGE_WITH_TOOL)) throw new Error(`${PAGE_WITH_TOOL} is missing`);
  const finished = pages.map((file) => {
    const options = { readAsset: read, ...(file === PAGE_WITH_TOOL && { tool }) };
    const page = nameFileInErrors(file, () => finishPage(read(file), options));
    write(file, page.html);
    return { file, path: file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`, policy: page.policy };
  });

  const unused = filesIn(folder).filter((file) => isPayload(file, pages) || file === "_not-found.html");
  for (const file of unused) rmSync(join(folder, file));
  rmSync(join(folder, "_next"), { recursive: true });

  write("_headers", headersFile(read("_headers"), finished, tool.file));
  write("_policies.conf", nginxMap(finished));
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

/** Whether Next's router would load the file instead of a page. @param {string} file @param {string[]} pages */
function isPayload(file, pages) {
  const page = file.replace(/\.txt$/, ".html");
  return page !== file && (pages.includes(page) || page === "_not-found.html" || basename(file).startsWith("__next."));
}

/**
 * @template T
 * @param {string} file
 * @param {() => T} work
 */
function nameFileInErrors(file, work) {
  try {
    return work();
  } catch (error) {
    const { version } = createRequire(import.meta.url)("next/package.json");
    throw new Error(
      `${file}: ${error instanceof Error ? error.message : error}\n` +
        `scripts/postbuild/finish-page.mjs was written for Next ${NEXT_VERSION}; this is Next ${version}.`,
    );
  }
}
