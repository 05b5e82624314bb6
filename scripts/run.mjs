import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project, wherever the command was typed. */
export const root = fileURLToPath(new URL("..", import.meta.url));

// npm and the tools it installs are .cmd files on Windows, which only a shell can start.
const shell = process.platform === "win32";

// A step that hangs is a step that failed.
const timeout = 20 * 60_000;

/**
 * Runs a command in the project's folder. Returns whether it succeeded. A quiet one shows its output only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options]
 */
export function run(command, args, { quiet = false, env = {} } = {}) {
  const stdio = quiet ? "pipe" : "inherit";
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    shell,
    stdio,
    timeout,
    encoding: "utf8",
  });
  const succeeded = result.status === 0;
  if (quiet && !succeeded) process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? result.error ?? ""}\n`);
  return succeeded;
}

/**
 * Runs a tool that npm installed for this project.
 * @param {string} tool
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(tool, args, options) {
  return run(join("node_modules", ".bin", tool), args, options);
}
