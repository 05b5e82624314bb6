import { createHash } from "node:crypto";
import { once } from "node:events";
import { accessSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { join, posix } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { lookup, mimes } from "mrmime";
import { pathOf } from "../paths.mjs";

mimes.ico = "image/x-icon"; // mrmime lacks it

/**
 * Serves the built site as it is at each request: pages at clean URLs, the 404 page, and the headers in `_headers`, all
 * compressed. Port 0 picks a free port; without a host it listens on every address. Throws if nothing is built or the
 * port cannot be used.
 * @param {string} folder
 * @param {number} port
 * @param {string} [host]
 */
export async function serveFolder(folder, port, host) {
  accessSync(join(folder, "_headers"));
  const server = createServer((request, response) => {
    try {
      respond(folder, request, response);
    } catch {
      response.writeHead(404).end(); // a build has emptied the folder
    }
  });
  await once(server.listen({ port, host }), "listening");
  return {
    // An object, because it listens on a port.
    ...urlsOf(/** @type {import("node:net").AddressInfo} */ (server.address()), host),
    close: () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return closed;
    },
  };
}

/**
 * Answers with a file or the 404 page, which is never "not modified". Throws if there is not even that.
 * @param {string} folder
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function respond(folder, { method = "", url = "", headers }, response) {
  if (!/^(?:GET|HEAD)$/.test(method)) return response.writeHead(405, { allow: "GET, HEAD" }).end();
  const requested = pathIn(url);
  const found = fileAt(folder, requested);
  const path = found ? requested : "/404";
  const { type, body } = found ?? read(folder, "404.html");
  for (const [name, value] of parseHeaders(readFileSync(join(folder, "_headers"), "utf8"))(path))
    response.appendHeader(name, value);

  const etag = `"${createHash("sha256").update(body).digest("base64")}"`;
  response.setHeader("etag", etag).setHeader("vary", "Accept-Encoding");
  // A browser may name several ETags, and a proxy that compresses makes them weak.
  if (found && headers["if-none-match"]?.includes(etag)) return response.writeHead(304).end();
  const refused = /[^,]*;\s*q=0[.0]*\s*(?=,|$)/gi;
  const sent = compressed(body, String(headers["accept-encoding"]).replace(refused, ""));
  return response.writeHead(found ? 200 : 404, { "content-type": type, ...sent.headers }).end(sent.body);
}

/**
 * Compresses a body in the best way that a browser accepts.
 * @param {Buffer} body
 * @param {string} accepted
 */
function compressed(body, accepted) {
  // The default quality would take half a second for the script.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  if (/\bbr\b/.test(accepted))
    return { headers: { "content-encoding": "br" }, body: brotliCompressSync(body, { params }) };
  if (/\bgzip\b/.test(accepted)) return { headers: { "content-encoding": "gzip" }, body: gzipSync(body) };
  return { headers: {}, body };
}

/** Reads a file. Throws if it cannot. @param {string} folder @param {string} file */
function read(folder, file) {
  const type = lookup(file) ?? "application/octet-stream";
  return { type: type.replace(/^text\/.*/, "$&; charset=utf-8"), body: readFileSync(join(folder, file)) };
}

/**
 * Reads the page at a path or, if there is none, the file.
 * @param {string} folder
 * @param {string} path
 */
function fileAt(folder, path) {
  // Files at the root that start with an underscore are configuration for web servers. The 404 page is at no path.
  if (/^\/(?:_[^/]*|404)$/.test(path)) return undefined;
  for (const file of [`${path.replace(/\/$/, "/index")}.html`, path])
    try {
      return read(folder, file);
    } catch {
      continue;
    }
  return undefined;
}

/**
 * The path of the page or file that a request is for: /privacy.html and /privacy/ are the same page as /privacy, and
 * /index as /. A proxy's request names the host too. One that cannot be decoded leads to the 404 page.
 * @param {string} url
 */
function pathIn(url) {
  try {
    const path = decodeURIComponent(url.replace(/^https?:\/\/[^/?]*|\?.*/gi, ""));
    // No path leaves the folder: Windows also separates with a backslash.
    const within = posix.normalize(`/${path.replaceAll("\\", "/")}`);
    return pathOf(`${within.replace(/(?:\.html)?(?:(?<=.)\/)?$/, "")}.html`);
  } catch {
    return "/404";
  }
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

/**
 * A server's URLs: on this machine and, if it listens on every address, in the network.
 * @param {import("node:net").AddressInfo} listening
 * @param {string | undefined} host
 * @returns {{ url: string, networkUrl?: string }}
 */
function urlsOf({ port }, host) {
  const urlOf = (/** @type {string} */ name) => `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
  if (host) return { url: urlOf(host) };
  const addresses = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  const network = addresses.find(({ internal, family }) => !internal && family === "IPv4");
  return { url: urlOf("localhost"), ...(network && { networkUrl: urlOf(network.address) }) };
}
