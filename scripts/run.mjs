import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, wherever the command was started. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** @typedef {{ succeeded: boolean, output: string }} Result */

/** @typedef {(name: string, args: string[], options?: { quiet?: boolean, env?: Record<string, string> }) => Result} Run */

/** Runs a program in the project's folder. With `quiet` its output is returned, not printed. @type {Run} */
export function run(program, args, { quiet = false, env = {} } = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: quiet ? "pipe" : "inherit",
    maxBuffer: 256 * 1024 * 1024,
    encoding: "utf8",
  });
  return { succeeded: status === 0, output: [stdout, stderr, error?.message].filter(Boolean).join("") };
}

/** Runs a script with this Node. Windows could not start the `.cmd` files of npm and node_modules/.bin without a shell. @type {Run} */
export function runNode(script, args, options) {
  return run(process.execPath, [script, ...args], options);
}

/** Runs the command of an installed package, such as `next`. @type {Run} */
export function runPackage(name, args, options) {
  const folder = join(root, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const [script] = typeof bin === "string" ? [bin] : Object.values(bin);
  return runNode(join(folder, script), args, options);
}

/**
 * Runs npm: the one that started this script or, started without npm, the one on PATH.
 * @param {string[]} args
 * @param {Parameters<Run>[2]} [options]
 */
export function runNpm(args, options) {
  const script = process.env.npm_execpath;
  return script?.endsWith("npm-cli.js") ? runNode(script, args, options) : run("npm", args, options);
}
