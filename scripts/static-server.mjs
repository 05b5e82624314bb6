import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import compression from "compression";
import sirv from "sirv";

/** What static hosts send unless `_headers` says otherwise. */
const DEFAULT_CACHING = "public, max-age=0, must-revalidate";

/**
 * Serves the built site: pages at clean URLs, the 404 page, and the headers in `_headers`, all compressed. Port 0 picks a free port;
 * without a host it listens on every address. Throws if the port cannot be used.
 * @param {string} folder
 * @param {number} port
 * @param {string} [host]
 */
export async function serveFolder(folder, port, host) {
  const rules = parseHeaders(readFileSync(join(folder, "_headers"), "utf8"));
  const notFoundPage = readFileSync(join(folder, "404.html"));
  const compress = compression();

  /** @param {import("node:http").ServerResponse} response @param {string} path */
  function setHeaders(response, path) {
    // /privacy.html and /privacy/ are the same page as /privacy.
    const page = path.replace(/(?:index)?(?:\.html)?\/?$/, "") || "/";
    const headers = rules.filter(({ pattern }) => pattern.test(page)).flatMap((rule) => rule.headers);
    for (const [name, value] of headers) response.appendHeader(name, value);
    if (!response.hasHeader("cache-control")) response.setHeader("cache-control", DEFAULT_CACHING);
  }

  /** @param {unknown} _request @param {import("node:http").ServerResponse} response */
  function sendNotFound(_request, response) {
    setHeaders(response, "/404");
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(notFoundPage);
  }

  const sendFile = sirv(folder, { etag: true, setHeaders, onNoMatch: sendNotFound });
  const server = createServer((request, response) =>
    compress(request, response, () => {
      // Files at the root that start with an underscore are configuration for web servers.
      const isHidden = /^\/(?:_[^/?]*|404(?:\.html)?\/?)(?:\?|$)/.test(request.url ?? "");
      if (isHidden) sendNotFound(request, response);
      else sendFile(request, response);
    }),
  );
  await once(server.listen({ port, host }), "listening");
  return {
    ...urlsOf(/** @type {import("node:net").AddressInfo} */ (server.address()), host), // an object, because it listens on a port
    close: () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return closed;
    },
  };
}

/**
 * Reads a `_headers` file as Netlify and Cloudflare do: a path in which `*` matches anything, then indented `Name: value` lines.
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
  return rules;
}

/**
 * A server's URLs: on this machine and, if it listens on every address, in the network.
 * @param {import("node:net").AddressInfo} listening
 * @param {string | undefined} host
 * @returns {{ url: string, networkUrl?: string }}
 */
function urlsOf({ address, port }, host) {
  const urlOf = (/** @type {string} */ name) => `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
  if (host) return { url: urlOf(host) };
  if (address !== "::" && address !== "0.0.0.0") return { url: urlOf(address) };
  const addresses = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  const network = addresses.find(({ internal, family }) => !internal && family === "IPv4");
  return { url: urlOf("localhost"), ...(network && { networkUrl: urlOf(network.address) }) };
}
