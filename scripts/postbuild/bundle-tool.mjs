import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The browsers that Next itself builds for: https://nextjs.org/docs/app/getting-started/installation */
const BROWSERS = ["chrome111", "edge111", "firefox111", "safari16.4"];

/**
 * Bundles the tool, its toasts and its ZIP writer into one ES module. The file name changes with the content.
 * A development bundle is not minified, and React reports every hydration mismatch.
 * @param {{ development?: boolean }} [options]
 * @returns {Promise<{ file: string, text: string }>} the path below the site's root, and the code
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
    define: { "process.env.NODE_ENV": JSON.stringify(development ? "development" : "production") },
    logLevel: "warning",
    write: false,
  });
  const [bundle, ...others] = outputFiles;
  if (!bundle || others.length > 0) throw new Error(`expected one bundled file, got ${outputFiles.length}`);
  return { file: relative(`${root}/out`, bundle.path).replaceAll("\\", "/"), text: bundle.text };
}
