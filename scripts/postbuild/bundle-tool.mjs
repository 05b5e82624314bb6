import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { build } from "esbuild";
import { root } from "../run.mjs";

/** The browsers that Next itself builds for: https://nextjs.org/docs/app/getting-started/installation */
const BROWSERS = ["chrome111", "edge111", "firefox111", "safari16.4"];

/**
 * Bundles the tool, its toasts and its ZIP writer into one ES module. The file name changes with the content.
 * A development bundle is not minified, and React reports every hydration mismatch.
 * @param {{ development?: boolean }} [options]
 * @returns {Promise<import("./finish-page.mjs").Tool>} the path below the site's root, the code, and the styles that it inserts
 */
export async function bundleTool({ development = false } = {}) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["components/tool/hydrate.tsx"],
    outdir: "out",
    entryNames: "assets/tool-[hash]",
    bundle: true,
    format: "esm",
    target: BROWSERS,
    minify: !development,
    // public/licenses.txt has them, also those of the packages without such a comment.
    legalComments: "none",
    banner: { js: "/* Licenses: /licenses.txt */" },
    define: { "process.env.NODE_ENV": JSON.stringify(development ? "development" : "production") },
    logLevel: "warning",
    write: false,
  });
  const [bundle, ...others] = outputFiles;
  if (!bundle || others.length > 0) throw new Error(`expected one bundled file, got ${outputFiles.length}`);
  const file = relative(`${root}/out`, bundle.path).replaceAll("\\", "/");
  return { file, text: bundle.text, insertedStyles: toastStyles() };
}

/** The texts of the <style> element that sonner inserts: empty at first. */
function toastStyles() {
  const file = createRequire(import.meta.url)
    .resolve("sonner")
    .replace(/index\.js$/, "index.mjs");
  const [, literal] = /^__insertCSS\((".*")\);?$/m.exec(readFileSync(file, "utf8")) ?? [];
  if (!literal) throw new Error("toastStyles was written for sonner 2.0.8 and finds no style in this version");
  return ["", JSON.parse(literal)];
}
