import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { root, runNode, runNpm } from "./run.mjs";

/** Whether the packages were installed after the last change of package-lock.json. */
export function isInstalled() {
  // npm writes this list as the last step of an installation.
  const installed = join(root, "node_modules/.package-lock.json");
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
}

/** Installs the packages in package-lock.json. */
export function install() {
  return runNpm(["ci", "--include=dev"], { quiet: true });
}

/** Builds the site into out/. @param {{ quiet?: boolean }} [options] */
export function build(options) {
  return runNode("scripts/build.mjs", [], { ...options, env: { NEXT_TELEMETRY_DISABLED: "1" } });
}
