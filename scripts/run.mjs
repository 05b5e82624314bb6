import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, wherever the command was started. */
export const root = fileURLToPath(new URL("..", import.meta.url));

const TIMEOUT_MS = 30 * 60_000;

/** The package that installs each command, where the names differ. */
const PACKAGES = /** @type {Record<string, string>} */ ({ playwright: "@playwright/test" });

/** @typedef {{ succeeded: boolean, output: string }} Result */

/**
 * Runs a program in the project's folder. With `quiet` its output is returned, not printed.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options]
 * @returns {Result}
 */
export function run(program, args, { quiet = false, env = {} } = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: quiet ? "pipe" : "inherit",
    timeout: TIMEOUT_MS,
    maxBuffer: 256 * 1024 * 1024,
    encoding: "utf8",
  });
  return { succeeded: status === 0, output: [stdout, stderr, error?.message].filter(Boolean).join("") };
}

/**
 * Runs a script with this Node. Windows could not start the `.cmd` files of npm and node_modules/.bin without a shell.
 * @param {string} script
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(script, args, options) {
  return run(process.execPath, [script, ...args], options);
}

/**
 * Runs a command of an installed package, such as `next`.
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runPackage(command, args, options) {
  const folder = join(root, "node_modules", PACKAGES[command] ?? command);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return runNode(join(folder, typeof bin === "string" ? bin : bin[command]), args, options);
}

/**
 * Runs npm: the one that started this script or, started without npm, the one on PATH.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const script = process.env.npm_execpath;
  return script?.endsWith("npm-cli.js") ? runNode(script, args, options) : run("npm", args, options);
}
