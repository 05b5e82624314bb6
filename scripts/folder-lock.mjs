import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "./run.mjs";

const host = "127.0.0.1";

/** The first port to try, below the ephemeral ones. @param {string} folder */
export const firstPortOf = (folder) => 10_000 + (createHash("sha256").update(folder).digest().readUInt16BE() % 20_000);

/**
 * Waits until no other command installs, checks types or builds in the project's folder. From then on others wait, but not
 * what this process starts, until it exits or calls the returned function. The command that listens at the folder's port
 * holds the folder, and tells its name to those that ask: however its process ends, the system closes the port.
 * @param {string} command
 */
export async function lockFolderFor(command) {
  if (process.env.LOCKED_FOLDER === root) return () => {};
  const folder = encodeURIComponent(root);
  const server = createServer((socket) => {
    socket.on("error", () => {}); // the command that asked has ended
    socket.resume().unref().end(`${folder}\n${command} (process ${process.pid})`);
  }).unref();
  let port = firstPortOf(root);
  let holder;
  // A command that is busy or suspended says nothing, and other programs may not either.
  const hint = setTimeout(() => console.log(`Waiting for the program at ${host}:${port} to end ...`), 1000).unref();
  while (!(await listens(server, port))) {
    const [said, name] = (await ask(port)).split("\n");
    if (said && !folder.startsWith(said)) port++;
    else if (name && name !== holder) {
      clearTimeout(hint);
      holder = name;
      console.log(`Waiting for ${holder} to finish building ...`);
    }
    await wait(100);
  }
  clearTimeout(hint);
  process.env.LOCKED_FOLDER = root;
  return () => {
    delete process.env.LOCKED_FOLDER;
    server.close();
  };
}

/** Returns false if the port is taken. @param {import("node:net").Server} server @param {number} port */
const listens = (server, port) =>
  once(server.listen({ port, host }), "listening").then(
    () => true,
    (error) => error.code !== "EADDRINUSE" && Promise.reject(error),
  );

/** Returns what a program says first; nothing if it is just ending. @param {number} port @returns {Promise<string>} */
async function ask(port) {
  const socket = connect({ port, host }).setEncoding("latin1");
  socket.write("GET / HTTP/1.0\r\n\r\n"); // for a web server, which speaks only when asked
  await once(socket, "readable").catch(() => {});
  const said = socket.read() ?? "";
  socket.destroy();
  return said;
}
