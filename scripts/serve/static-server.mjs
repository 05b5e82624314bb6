import { once } from "node:events";
import { accessSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { join, posix } from "node:path";
import compression from "compression";
import send from "send";
import { encodePath, pathOf } from "../paths.mjs";

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
  const compress = compression();

  /** Throws if a build has emptied the folder. @type {import("node:http").RequestListener} */
  function sendFile(request, response) {
    const headersOf = parseHeaders(readFileSync(join(folder, "_headers"), "utf8"));
    const notFoundPage = readFileSync(join(folder, "404.html"));
    // /privacy.html and /privacy/ are the same page as /privacy, and /index as /.
    const page = pathOf(`${decodePath(request.url ?? "").replace(/(?:\.html)?(?:(?<=.)\/)?$/, "")}.html`);

    const setHeaders = (/** @type {string} */ path) => {
      for (const [name, value] of headersOf(path)) response.appendHeader(name, value);
    };
    const sendNotFound = () => {
      if (response.headersSent) return response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      setHeaders("/404");
      return response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(notFoundPage);
    };

    // Files at the root that start with an underscore are configuration for web servers.
    if (/^\/(?:_[^/]*|404)$/.test(page)) sendNotFound();
    else
      send(request, encodePath(page), { root: folder, extensions: ["html"], acceptRanges: false, dotfiles: "allow" })
        .on("headers", () => setHeaders(page))
        .on("directory", sendNotFound)
        .on("error", ({ status }) => (status === 412 ? response.writeHead(412).end() : sendNotFound()))
        .pipe(response);
  }

  const server = createServer((request, response) =>
    compress(request, response, () => {
      if (!/^(?:GET|HEAD)$/.test(request.method ?? "")) return response.writeHead(405, { allow: "GET, HEAD" }).end();
      try {
        sendFile(request, response);
      } catch {
        response.writeHead(404).end();
      }
    }),
  );
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
 * The path in a request's URL, which also names the host if it was sent to a proxy. One that cannot be decoded leads to
 * the 404 page.
 * @param {string} url
 */
function decodePath(url) {
  try {
    return posix.normalize(`/${decodeURIComponent(url.replace(/^https?:\/\/[^/?]*|\?.*/gi, ""))}`);
  } catch {
    return "/404";
  }
}

/**
 * Reads a `_headers` file as Netlify and Cloudflare do: a path in which `*` matches anything, then indented lines such
 * as `Name: value`. Returns a function that returns the headers of a path.
 * @param {string} text
 */
export function parseHeaders(text) {
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
