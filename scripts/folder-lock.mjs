import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "./run.mjs";

const host = "127.0.0.1";

/** The first port to try, below the ephemeral ones. @param {string} folder */
export const firstPortOf = (folder) => 10_000 + (createHash("sha256").update(folder).digest().readUInt16BE() % 20_000);

/**
 * Waits until no other command installs, checks types or builds in the project's folder. From then on others wait, but not
 * what this process starts, until it exits or calls the returned function. Who listens at the folder's port holds the
 * folder: however the process ends, the system closes the port.
 * @param {string} command
 */
export async function lockFolderFor(command) {
  if (process.env.LOCKED_FOLDER === root) return () => {};
  const greeting = { folder: encodeURIComponent(root), holder: `${command} (process ${process.pid})` };
  const server = createServer((_, response) => response.writeHead(200, greeting).flushHeaders());
  // A command that was suspended must not greet those that wait with an error.
  Object.assign(server, { headersTimeout: 0, requestTimeout: 0 });
  server.on("connection", (socket) => socket.unref()).unref();
  let port = firstPortOf(root);
  // A command that is busy or suspended is silent too.
  const hint = setTimeout(() => console.log(`Waiting for the program at ${host}:${port} to end ...`), 1000).unref();
  while (!(await listens(server, port))) {
    const request = get({ host, port, agent: false });
    try {
      const [{ headers, socket }] = await once(request, "response");
      if (headers.folder === greeting.folder) {
        clearTimeout(hint);
        console.log(`Waiting for ${headers.holder} to finish building ...`);
        await once(socket, "close");
      } else port++;
    } catch (error) {
      // Another program, if it doesn't speak HTTP. A command that is just ending causes the other errors.
      if (/** @type {NodeJS.ErrnoException} */ (error).code?.startsWith("HPE_")) port++;
      else await wait(100);
    }
    request.destroy();
  }
  clearTimeout(hint);
  process.env.LOCKED_FOLDER = root;
  return () => {
    delete process.env.LOCKED_FOLDER;
    server.close();
    server.closeAllConnections();
  };
}

/** Returns false if the port is taken. @param {import("node:http").Server} server @param {number} port */
const listens = (server, port) =>
  once(server.listen({ port, host }), "listening").then(
    () => true,
    (error) => error.code !== "EADDRINUSE" && Promise.reject(error),
  );
