import { buildSync } from "esbuild";
import { root } from "./run.mjs";

// What the scripts use of lib/, bundled because Node 20 cannot import TypeScript. Throws if one of the variables for lib/site.ts is invalid.

const MODULES = ["lib/site", "lib/security-headers"];
const contents = MODULES.map((path) => `export * from "./${path}";`).join("\n");
const [bundle] = buildSync({
  stdin: { contents, resolveDir: root },
  bundle: true,
  format: "esm",
  write: false,
}).outputFiles;

/** @typedef {typeof import("../lib/site") & typeof import("../lib/security-headers")} Lib */
export const lib = /** @type {Lib} */ (await import(`data:text/javascript,${encodeURIComponent(bundle?.text ?? "")}`));
