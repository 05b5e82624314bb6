import { root } from "./run.mjs";

/**
 * Imports modules of lib/ as if they were one. They are bundled, because Node 20 cannot import TypeScript. Throws if a
 * setting that they read is invalid. Settings may also be in `.env` files, as Next reads them.
 * @param {string[]} names
 */
export async function importLib(...names) {
  const { buildSync } = await import("esbuild"); // once it is known to be installed
  const { default: nextEnv } = await import("@next/env");
  nextEnv.loadEnvConfig(root);
  const contents = names.map((name) => `export * from "./lib/${name}";`).join("");
  const options = /** @type {const} */ ({ bundle: true, format: "esm", write: false });
  const [bundle] = buildSync({ stdin: { contents, resolveDir: root }, ...options }).outputFiles;
  return import(`data:text/javascript,${encodeURIComponent(bundle?.text ?? "")}`);
}
