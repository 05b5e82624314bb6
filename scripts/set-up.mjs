import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, runNode, runNpm } from "./run.mjs";

/** npm writes this list as the last step of an installation. */
const INSTALLED_LIST = "node_modules/.package-lock.json";

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(file) {
  const { packages } = JSON.parse(readFileSync(join(root, file), "utf8"));
  delete packages[""]; // the project itself
  return packages;
}

/** Whether every package in package-lock.json is installed in its version. An optional one may be missing. */
export function isInstalled() {
  if (!existsSync(join(root, INSTALLED_LIST))) return false;
  const installed = packagesIn(INSTALLED_LIST);
  return Object.entries(packagesIn("package-lock.json")).every(([path, { version, optional }]) =>
    installed[path] ? installed[path].version === version : optional,
  );
}

/** Installs the packages in package-lock.json. */
export function install() {
  return runNpm(["ci", "--include=dev"], { quiet: true });
}

/** Builds the site into out/. @param {{ quiet?: boolean }} [options] */
export function build(options) {
  return runNode("scripts/build.mjs", [], { ...options, env: { NEXT_TELEMETRY_DISABLED: "1" } });
}
