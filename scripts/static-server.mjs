import { existsSync, realpathSync } from "node:fs";
import { createServer, STATUS_CODES } from "node:http";
import { networkInterfaces } from "node:os";
import { fileURLToPath } from "node:url";
import { readSite } from "./static-site.mjs";

/**
 * Serves a static export as it is now. Port 0 picks a free port; without a host it listens on every address.
 * @param {string} folder
 * @param {number} port
 * @param {string} [host]
 */
export async function serveFolder(folder, port, host) {
  const site = readSite(folder);

  /** @type {import("node:http").RequestListener} */
  function respond({ method, url = "", httpVersion, headers }, response) {
    // A request may name a full URL instead of a path.
    const [, path = "", query = ""] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(url) ?? [];
    const isAllowed = method === "GET" || method === "HEAD";
    const hasHost = headers.host !== undefined || httpVersion === "1.0";
    const prepared = !isAllowed ? site.notAllowed : hasHost ? site.at(path || "/") : site.badRequest;
    response.setHeaders(prepared.headers);

    const location = prepared.headers.get("location");
    if (location) response.setHeader("location", location + query);

    const tag = prepared.headers.get("etag")?.replace("W/", "");
    if (tag && headers["if-none-match"]?.includes(tag)) {
      response.statusCode = 304;
      response.end();
      return;
    }

    const [encoding, body] = prepared.compressed.find(([name]) => accepts(headers["accept-encoding"], name)) ?? [];
    if (encoding) response.setHeader("content-encoding", encoding);
    const content = body ?? prepared.body;
    response.setHeader("content-length", content.length);
    response.statusCode = prepared.status;
    response.end(content);
  }

  // Node's own responses to a missing Host, Expect, CONNECT and malformed requests would lack the site's headers.
  const server = createServer({ requireHostHeader: false }, respond);
  server.on("checkExpectation", respond);
  server.on("connect", (_request, socket) => endWith(socket, site.notAllowed));
  server.on("clientError", (/** @type {NodeJS.ErrnoException} */ { code }, socket) =>
    endWith(socket, code === "HPE_HEADER_OVERFLOW" ? site.headersTooLarge : site.badRequest),
  );

  await listen(server, port, host);
  return {
    ...urlsOf(/** @type {import("node:net").AddressInfo} */ (server.address()), host),
    close: () => {
      const closed = new Promise((done) => server.close(() => done(undefined)));
      server.closeAllConnections();
      return /** @type {Promise<void>} */ (closed);
    },
  };
}

/**
 * @param {import("node:net").Server} server
 * @param {number} port
 * @param {string | undefined} host
 */
export function listen(server, port, host) {
  return new Promise((listening, failed) => {
    server.once("error", failed).listen({ port, host }, () => listening(undefined));
  });
}

/**
 * Whether an Accept-Encoding header accepts an encoding: names it, and not with q=0.
 * @param {string | undefined} header
 * @param {string} encoding
 */
function accepts(header = "", encoding) {
  return header.split(",").some((part) => {
    const [name, quality = "q=1"] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && Number(quality.replace("q=", "")) > 0;
  });
}

/**
 * Responds on a bare socket, where Node provides no response object.
 * @param {import("node:stream").Duplex} socket
 * @param {import("./static-site.mjs").PreparedResponse} response
 */
function endWith(socket, { status, headers, body }) {
  socket.on("error", () => socket.destroy());
  const all = [...headers, ["content-length", body.length], ["connection", "close"]];
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...all.map(([name, value]) => `${name}: ${value}`)];
  if (socket.writable) socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
  else socket.destroy();
}

/**
 * A server's URLs: on this machine and, if it listens on every address, in the network.
 * @param {import("node:net").AddressInfo} listening
 * @param {string | undefined} host
 * @returns {{ url: string, networkUrl?: string }}
 */
function urlsOf({ address, family, port }, host) {
  const urlOf = (/** @type {string} */ name) => `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
  if (address !== "::" && address !== "0.0.0.0") return { url: urlOf(host ?? address) };
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter((own) => !own.internal && (own.family === "IPv4" || (family === "IPv6" && own.scopeid === 0)));
  const [network] = outside.sort((a, b) => a.family.localeCompare(b.family));
  return { url: urlOf("localhost"), ...(network && { networkUrl: urlOf(network.address) }) };
}

// As a command, for the tests: node scripts/static-server.mjs FOLDER [PORT]
const script = process.argv[1];
if (script && existsSync(script) && realpathSync(script) === fileURLToPath(import.meta.url)) {
  const [folder = "out", port = "0"] = process.argv.slice(2);
  if (!existsSync(folder)) {
    console.error(`There is no ${folder} to serve: run npm run build first.`);
    process.exit(1);
  }
  const { url } = await serveFolder(folder, Number(port));
  console.log(url);
}
