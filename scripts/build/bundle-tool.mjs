import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { minify } from "terser";
import { root } from "../run.mjs";
import { assetPath } from "./finish-page.mjs";
import { settings } from "./lib.mjs";

/** The browsers that Next itself builds for: https://nextjs.org/docs/app/getting-started/installation */
const BROWSERS = ["chrome111", "edge111", "firefox111", "safari16.4"];

/** Makes V8 compile the whole module while it streams. Else it parses react-dom again, on the main thread. */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/**
 * Bundles the tool, its toasts and its ZIP writer into one ES module.
 * @returns {Promise<import("./finish-page.mjs").Asset>}
 */
export async function bundleTool() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["components/tool/hydrate.tsx"],
    outdir: "out",
    bundle: true,
    format: "esm",
    target: BROWSERS,
    minify: true,
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [replaceModules],
    logLevel: "warning",
    write: false,
  });
  const [bundle, ...others] = outputFiles;
  if (!bundle || others.length > 0) throw new Error(`expected one bundled file, got ${outputFiles.length}`);
  const text = await minifiedAgain(bundle.text);
  return { file: assetPath(text, "js"), text };
}

/**
 * Leaves out the sheet that sonner inserts, in place of which there is components/toast/toast.css, and the code that reads
 * and checks the settings, in place of which there are their values. Has React's exports once: esbuild copies those of a
 * CommonJS module for each module that imports it.
 * @type {import("esbuild").Plugin}
 */
export const replaceModules = {
  name: "replace-modules",
  setup(build) {
    build.onLoad({ filter: /\bsonner\b.dist.index\.mjs$/ }, ({ path }) => {
      const code = readFileSync(path, "utf8");
      const contents = code.replace(/^__insertCSS\(".*"\);?$/m, "");
      if (contents === code)
        throw new Error("bundle-tool.mjs was written for sonner 2.0.8 and finds no sheet in this version");
      return { contents };
    });
    const values = Object.entries(settings).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
    build.onLoad({ filter: /\blib.settings\.ts$/ }, () => ({ contents: values.join("") }));
    build.onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path, kind, namespace }) =>
      kind === "import-statement" && namespace !== "react" ? { path, namespace: "react" } : undefined,
    );
    build.onLoad({ filter: /^/, namespace: "react" }, ({ path }) => ({
      contents: `export * from "${path}"; export { default } from "${path}";`,
      resolveDir: root,
    }));
  },
};

/** Minifies what esbuild has minified once more, which makes it smaller after compression too. @param {string} text */
async function minifiedAgain(text) {
  const { code } = await minify(text, {
    module: true,
    ecma: 2020,
    compress: { passes: 2, reduce_funcs: false },
    // public/licenses.txt has them, also those of the packages without such a comment.
    format: { comments: false, preamble: `${COMPILE_HINT}\n/* Licenses: /licenses.txt */` },
  });
  if (!code) throw new Error("Terser returned no code");
  return code;
}
