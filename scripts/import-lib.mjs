import { root } from "./run.mjs";

/**
 * Imports modules of lib/ as if they were one. They are bundled, because Node 20 cannot import TypeScript.
 * @param {string[]} names
 */
export async function importLib(...names) {
  const { buildSync } = await import("esbuild"); // once it is known to be installed
  const contents = names.map((name) => `export * from "./lib/${name}";`).join("");
  const options = /** @type {const} */ ({ bundle: true, format: "esm", write: false });
  const [bundle] = buildSync({ stdin: { contents, resolveDir: root }, ...options }).outputFiles;
  return import(`data:text/javascript,${encodeURIComponent(bundle?.text ?? "")}`);
}
