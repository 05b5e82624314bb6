import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, wherever the command was started. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** What Ctrl+C and a process manager send. */
const STOP_SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM"]);

/** @typedef {{ succeeded: boolean, output: string }} ProcessResult */

/**
 * @callback Run
 * @param {string} name
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options]
 * @returns {Promise<ProcessResult>}
 */

/**
 * Runs a program in the project's folder. With `quiet` its output is returned, not printed. A signal that stops this
 * process stops the program first: without that it would go on alone.
 * @type {Run}
 */
export async function run(program, args, { quiet = false, env = {} } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  /** @type {NodeJS.Signals | undefined} */
  let received;
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    received = signal;
    child.kill(signal);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);

  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  const status = await once(child, "close").then(
    ([status]) => status,
    (error) => {
      output += error.message;
    },
  );
  for (const signal of STOP_SIGNALS) process.off(signal, stop);
  if (received) exitAfter(received);
  return { succeeded: status === 0, output };
}

/** Exits as a shell reports a program that a signal has ended. @param {NodeJS.Signals} signal @returns {never} */
function exitAfter(signal) {
  process.exit(128 + constants.signals[signal]);
}

/**
 * Runs a script with this Node. Windows could not start the `.cmd` files of npm and node_modules/.bin without a shell.
 * @type {Run}
 */
function runNode(script, args, options) {
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

/** Whether the packages are installed: esbuild is one for development. */
const hasPackages = () => existsSync(join(root, "node_modules/esbuild"));

/** Exits with a message, not the stack of a failed import, if the packages are not installed. */
export function requirePackages() {
  if (hasPackages()) return;
  console.error("The packages are not installed: run npm ci --include=dev");
  process.exit(1);
}

/** Whether all packages were installed after the last change of package-lock.json. */
export function isInstalled() {
  // npm writes this list as the last step of an installation.
  const installed = join(root, "node_modules/.package-lock.json");
  const locked = join(root, "package-lock.json");
  return hasPackages() && existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs;
}

/** Installs the packages in package-lock.json. @param {{ quiet?: boolean }} [options] */
export function install(options) {
  return runNpm(["ci", "--include=dev"], options);
}

/** Builds the site into out/. @param {{ quiet?: boolean }} [options] */
export function build(options) {
  return runNode("scripts/build/build.mjs", [], options);
}
