import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import { extname, join, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { headersFor, parseHeaders } from "./headers.mjs";

/** @typedef {{ status: number, headers: Headers, body: Buffer, compressed: [encoding: string, body: Buffer][] }} PreparedResponse */

const TEXT = "text/plain; charset=utf-8";

const TYPES = /** @type {Record<string, string>} */ ({
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": TEXT,
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml",
});

/** Configuration for web servers, not part of the site. */
const HOST_FILES = new Set(["_headers", "_policies.conf"]);

/** What static hosts send unless `_headers` says otherwise. */
const DEFAULT_CACHING = "public, max-age=0, must-revalidate";

/** Smaller files fit into one packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1024;

/**
 * Reads a static export and prepares every response: its files, with pages at clean URLs, redirects to those, and errors, all with the
 * headers from its `_headers` file. A request only selects one, so it can neither leave the folder nor be redirected to another site.
 * @param {string} folder
 */
export function readSite(folder) {
  const headersFile = join(folder, "_headers");
  const rules = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, "utf8")) : [];

  /**
   * @param {number} status
   * @param {string} path its headers are those of this path
   * @param {string} type
   * @param {Buffer} [body]
   */
  const prepare = (status, path, type, body = Buffer.from(`${STATUS_CODES[status]}\n`)) =>
    withHeaders(status, headersFor(rules, path), type, body);

  /** @type {Map<string, PreparedResponse>} */
  const responses = new Map();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (HOST_FILES.has(name) || !statSync(join(folder, name)).isFile()) continue;
    const file = encodeURI(`/${name.split(sep).join("/")}`);
    const page = /^(.+)\.html$/.exec(file)?.[1];
    const path = page === "/index" ? "/" : (page ?? file);
    const type = TYPES[extname(name)] ?? "application/octet-stream";
    responses.set(path, prepare(path === "/404" ? 404 : 200, path, type, readFileSync(join(folder, name))));
    if (!page || page === "/404") continue;
    for (const alias of [file, page, `${page}/`]) {
      if (alias === path) continue;
      const redirect = prepare(301, alias, TEXT);
      redirect.headers.set("location", path);
      responses.set(alias, redirect);
    }
  }

  // Errors have the 404 page's headers: a missing file must not get the long caching of its folder.
  const notFound = responses.get("/404") ?? prepare(404, "/404", TEXT);
  const notAllowed = prepare(405, "/404", TEXT);
  notAllowed.headers.set("allow", "GET, HEAD");
  return {
    /** @param {string} path */
    at: (path) => responses.get(path) ?? notFound,
    badRequest: prepare(400, "/404", TEXT),
    notAllowed,
    headersTooLarge: prepare(431, "/404", TEXT),
  };
}

/**
 * @param {number} status
 * @param {Headers} headers
 * @param {string} type
 * @param {Buffer} body
 * @returns {PreparedResponse}
 */
function withHeaders(status, headers, type, body) {
  headers.set("content-type", type);
  if (!headers.has("cache-control")) headers.set("cache-control", DEFAULT_CACHING);
  if (status === 200) headers.set("etag", `W/"${createHash("sha256").update(body).digest("base64url")}"`);
  if (type === TYPES[".png"] || body.length < MIN_COMPRESSED_BYTES) return { status, headers, body, compressed: [] };
  headers.set("vary", "Accept-Encoding");
  // Brotli's default, its highest quality, takes a second at each start.
  const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const compressed = /** @satisfies {PreparedResponse["compressed"]} */ ([
    ["br", brotli],
    ["gzip", gzipSync(body)],
  ]);
  return { status, headers, body, compressed };
}
