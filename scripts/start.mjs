import { createServer } from "node:net";
import { join } from "node:path";
import { isUpToDate } from "./build-record.mjs";
import { root } from "./run.mjs";
import { build, ensureInstalled } from "./set-up.mjs";
import { listen, serveFolder } from "./static-server.mjs";

/**
 * Ends the command with one line that says why.
 * @param {string} why
 * @returns {never}
 */
function exit(why) {
  console.error(why);
  process.exit(1);
}

const { PORT, HOST } = process.env;
const port = Number(PORT || 3000);
const host = HOST || undefined;

/**
 * @param {NodeJS.ErrnoException} error
 * @returns {never}
 */
function exitOnPortError({ code, message }) {
  if (code === "EADDRINUSE") exit(`Port ${port} is taken. Set PORT to another one, or to 0 for any that is free.`);
  exit(`Cannot listen on ${host ? `HOST=${host} ` : ""}PORT=${port}: ${message}`);
}

/** Fails now, and not after the build, if the port cannot be had. */
async function assertPortIsFree() {
  const server = createServer();
  await listen(server, port, host);
  await new Promise((closed) => server.close(closed));
}

if (!/^\d*$/.test(PORT ?? "") || port > 65_535) exit(`PORT must be a number from 0 to 65535, got "${PORT}"`);
await assertPortIsFree().catch(exitOnPortError);
if (!ensureInstalled()) exit("The installation failed: see above.");
if (isUpToDate(root)) console.log("Nothing has changed since the last build.");
else if (!build()) exit("The build failed: see above.");
const { url, networkUrl } = await serveFolder(join(root, "out"), port, host).catch(exitOnPortError);
console.log(`Thumbfive is running:\n  Local:   ${url}${networkUrl ? `\n  Network: ${networkUrl}` : ""}`);
