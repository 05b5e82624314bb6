import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";

// npm writes its own list of what is there as the last step of an installation.
const installedList = "node_modules/.package-lock.json";

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(file) {
  const { packages } = JSON.parse(readFileSync(join(root, file), "utf8"));
  delete packages[""]; // the project itself
  return packages;
}

/** Whether every package of package-lock.json is there in its version; an optional one may be missing. */
function isInstalled() {
  if (!existsSync(join(root, installedList))) return false;
  const present = packagesIn(installedList);
  return Object.entries(packagesIn("package-lock.json")).every(([path, { version, optional }]) =>
    present[path] ? present[path].version === version : optional,
  );
}

/** Installs what package-lock.json says, if that is not there yet. Answers whether it is there now. */
export function ensureInstalled() {
  if (isInstalled()) return true;
  console.log("Installing the packages that package-lock.json names ...");
  return run("npm", ["ci", "--include=dev"], { quiet: true });
}

/** Builds the site into out/. */
export function build() {
  return run("npm", ["run", "--silent", "build"], { env: { NEXT_TELEMETRY_DISABLED: "1" } });
}
