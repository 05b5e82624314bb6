import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import compression from "compression";
import handler from "serve-handler";
import { headersFor, parseHeaders } from "./headers.mjs";

/**
 * Serves a static export as a good static host does: clean addresses, 404.html, compression, and the headers of its `_headers` file.
 * Port 0 takes a free one.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder, port) {
  const headersFile = join(folder, "_headers");
  const rules = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, "utf8")) : [];
  const options = {
    public: resolve(folder),
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    etag: true,
  };
  const compress = compression();

  const server = createServer((request, response) => {
    const [path = "/"] = request.url?.split("?") ?? [];
    response.setHeaders(headersFor(rules, path));
    // @ts-expect-error -- its types ask for Express, its code only for Node.
    compress(request, response, () => handler(request, response, options).catch(() => response.destroy()));
  });
  await new Promise((listening, failed) => server.once("error", failed).listen(port, () => listening(undefined)));
  const { port: taken } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${taken}`,
    close: () => {
      const closed = new Promise((done) => server.close(() => done(undefined)));
      server.closeAllConnections();
      return /** @type {Promise<void>} */ (closed);
    },
  };
}

// As a command, for the tests: node scripts/static-server.mjs FOLDER [PORT]
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = "out", port = "0"] = process.argv.slice(2);
  if (!existsSync(folder)) {
    console.error(`There is no ${folder} to serve: npm run build makes it.`);
    process.exit(1);
  }
  const { url } = await serveFolder(folder, Number(port));
  console.log(url);
}
