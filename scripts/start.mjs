import { createServer } from "node:net";
import { join } from "node:path";
import { root } from "./run.mjs";
import { build, ensureInstalled } from "./set-up.mjs";

const port = Number(process.env.PORT || 3000);

/**
 * Ends the command with one line that says why.
 * @param {string} why
 * @returns {never}
 */
function stop(why) {
  console.error(why);
  process.exit(1);
}

/**
 * @param {NodeJS.ErrnoException} error
 * @returns {never}
 */
function stopAtPort({ code, message }) {
  if (code === "EADDRINUSE") stop(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
  stop(`Cannot listen on port ${process.env.PORT}: ${message}`);
}

/** Fails now, and not after the build, if the port cannot be had. */
async function tryPort() {
  const server = createServer();
  await new Promise((listening, failed) => server.once("error", failed).listen(port, () => listening(undefined)));
  await new Promise((closed) => server.close(closed));
}

await tryPort().catch(stopAtPort);
if (!ensureInstalled()) stop("The installation failed: see above.");
if (!build()) stop("The build failed: see above.");
const { serveFolder } = await import("./static-server.mjs");
const { url } = await serveFolder(join(root, "out"), port).catch(stopAtPort);
console.log(`Thumbfive is at ${url}`);
