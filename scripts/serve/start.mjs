import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { lockFolderFor } from "../folder-lock.mjs";
import { build, install, isInstalled, root } from "../run.mjs";

/** @param {string} message @returns {never} */
function exit(message) {
  console.error(message);
  process.exit(1);
}

const { PORT } = process.env;
const port = Number(PORT || 3000);

/** @param {NodeJS.ErrnoException} error @returns {never} */
function exitOnPortError({ code, message }) {
  if (code === "EADDRINUSE") exit(`Port ${port} is taken. Set PORT to another one, or to 0 for any that is free.`);
  exit(`Cannot listen on port ${port}: ${message}`);
}

/** Throws now, not after the build, if the port cannot be used. */
async function assertPortIsFree() {
  const server = createServer().listen(port);
  await once(server, "listening");
  await once(server.close(), "close");
}

/** How often to look whether npm's shell is still there. */
const SHELL_CHECK_MS = 200;

// npm sends a SIGTERM on to the shell that it started, and the shell may end alone:
// https://github.com/npm/cli/issues/5776
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, "SIGTERM");
  }, SHELL_CHECK_MS).unref();
}

if (!/^\d*$/.test(PORT ?? "") || port > 65_535) exit(`PORT must be a number from 0 to 65535, got "${PORT}"`);
await assertPortIsFree().catch(exitOnPortError);
const unlock = await lockFolderFor("npm start");
if (!isInstalled()) {
  console.log("Installing the packages in package-lock.json ...");
  if (!(await install()).succeeded) exit("The installation failed.");
}
if (!(await build()).succeeded) process.exit(1);
const { serveFolder } = await import("./static-server.mjs"); // needs the installed packages
const { url, networkUrl } = await serveFolder(join(root, "out"), port).catch(exitOnPortError);
unlock();
console.log(`The site is running:\n  Local:   ${url}${networkUrl ? `\n  Network: ${networkUrl}` : ""}`);
