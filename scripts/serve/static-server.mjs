import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { join, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { lookup, mimes } from "mrmime";
import { pathOf } from "../paths.mjs";

mimes.ico = "image/x-icon"; // mrmime lacks it

/**
 * Reads the built site into memory and serves it: pages at clean URLs, the 404 page, and the headers in `_headers`, all
 * compressed. Port 0 picks a free port. Throws if nothing is built or the port cannot be used.
 * @param {string} folder
 * @param {number} wantedPort
 */
export async function serveFolder(folder, wantedPort) {
  const site = readSite(folder);
  const server = createServer((request, response) => respond(site, request, response));
  await once(server.listen(wantedPort), "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address()); // an object, because it has a port
  const addresses = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  const network = addresses.find(({ internal, family }) => !internal && family === "IPv4");
  return {
    url: `http://localhost:${port}`,
    ...(network && { networkUrl: `http://${network.address}:${port}` }),
    close: () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return closed;
    },
  };
}

/** Reads the files of a site, by path, its 404 page, and its headers. @param {string} folder */
function readSite(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll(sep, "/"))
    // Files at the root that start with an underscore are configuration for web servers. The 404 page is at no path.
    .filter((name) => !/^(?:_[^/]*|404\.html)$/.test(name));
  return {
    files: new Map(names.map((name) => [pathOf(`/${name}`), readFile(folder, name)])),
    notFound: readFile(folder, "404.html"),
    headersOf: parseHeaders(readFileSync(join(folder, "_headers"), "utf8")),
  };
}

/** @param {string} folder @param {string} name */
function readFile(folder, name) {
  const type = lookup(name) ?? "application/octet-stream";
  const body = readFileSync(join(folder, name));
  return { type: type.replace(/^text\/.*/, "$&; charset=utf-8"), body, gzipped: gzipSync(body) };
}

/**
 * Responds with a file or the 404 page.
 * @param {ReturnType<typeof readSite>} site
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function respond({ files, notFound, headersOf }, { url = "", headers }, response) {
  const path = pathOf(url.replace(/\?.*/, ""));
  const found = files.get(path);
  const { type, body, gzipped } = found ?? notFound;
  for (const [name, value] of headersOf(found ? path : "/404")) response.appendHeader(name, value);
  response.setHeader("content-type", type).setHeader("vary", "Accept-Encoding");
  const compresses = /\bgzip\b/.test(String(headers["accept-encoding"]));
  if (compresses) response.setHeader("content-encoding", "gzip");
  response.writeHead(found ? 200 : 404).end(compresses ? gzipped : body);
}

/**
 * Reads a `_headers` file as Netlify and Cloudflare do: a path in which `*` matches anything, then indented lines such
 * as `Name: value`. Returns a function that returns the headers of a path.
 * @param {string} text
 */
function parseHeaders(text) {
  /** @type {{ pattern: RegExp, headers: [name: string, value: string][] }[]} */
  const rules = [];
  for (const line of text.split("\n").filter((line) => line.trim())) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ pattern: new RegExp(`^${line.replaceAll(".", "\\.").replaceAll("*", ".*")}$`), headers: [] });
  }
  return (/** @type {string} */ path) =>
    rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers);
}
