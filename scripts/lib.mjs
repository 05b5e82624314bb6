import nextEnv from "@next/env";
import { buildSync } from "esbuild";
import { root } from "./run.mjs";

// What the scripts use of lib/, bundled because Node 20 cannot import TypeScript. Throws if one of the variables for
// lib/site.ts is invalid. They may also be in `.env` files, as Next reads them.

nextEnv.loadEnvConfig(root);

const [bundle] = buildSync({
  stdin: {
    contents: ["site", "security-headers", "document-names"].map((name) => `export * from "./lib/${name}";`).join(""),
    resolveDir: root,
  },
  bundle: true,
  format: "esm",
  write: false,
}).outputFiles;

/**
 * @typedef {typeof import("../lib/site") & typeof import("../lib/security-headers") & typeof
 * import("../lib/document-names")} Lib
 */
export const lib = /** @type {Lib} */ (await import(`data:text/javascript,${encodeURIComponent(bundle?.text ?? "")}`));
