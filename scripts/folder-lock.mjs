import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { root } from "./run.mjs";

/** Has an empty file for the command that holds the project's folder, named after its process. */
const lockFolder = join(root, ".lock");

const POLL_MS = 200;

/**
 * Waits until no other command installs, checks types or builds in the project's folder. From then on others wait, but not
 * what this process starts, until it exits or calls the returned function.
 * @param {string} command
 */
export async function lockFolderFor(command) {
  if (existsSync(process.env.LOCK_FILE ?? "")) return () => {};
  const name = `${command} (process ${process.pid})`;
  const file = join(lockFolder, name);
  const unlock = () => rmSync(file, { force: true });
  mkdirSync(lockFolder, { recursive: true });
  process.on("exit", unlock);
  let waitsFor;
  for (;;) {
    let other = findOther(name);
    if (!other) {
      writeFileSync(file, "");
      // Two that found none at the same time see each other now, and both step back.
      other = findOther(name);
      if (!other) break;
      unlock();
    }
    if (other !== waitsFor) console.log(`Waiting for ${other} to finish building ...`);
    waitsFor = other;
    await setTimeout(POLL_MS * (1 + Math.random()));
  }
  process.env.LOCK_FILE = file;
  return unlock;
}

/** Finds the file of another command, and removes those of dead processes. @param {string} own */
function findOther(own) {
  for (const name of readdirSync(lockFolder).filter((name) => name !== own)) {
    const pid = Number(/\d+/.exec(name) ?? NaN);
    if (pid !== process.pid && isRunning(pid)) return name;
    rmSync(join(lockFolder, name), { force: true });
  }
  return undefined;
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be asked.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
