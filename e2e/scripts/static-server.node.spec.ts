import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { extname, join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { serveFolder } from "../../scripts/serve/static-server.mjs";
import { siteFolder } from "../support/built-site";

/** The URL of a server for the built site. */
const test = base.extend<{ site: string }>({
  site: async ({}, use) => {
    const { url, close } = await serveFolder(siteFolder, 0);
    await use(url);
    await close();
  },
});

const built = (file: string) => readFileSync(join(siteFolder, file), "utf8");

const hasIPv6 = Object.values(networkInterfaces()).some((own) => own?.some(({ address }) => address === "::1"));

const responds = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Sends a request as it is, which no HTTP client would do, and returns the response. */
async function sendRaw(site: string, request: string) {
  const socket = connect(Number(new URL(site).port), "127.0.0.1");
  socket.write(request, "latin1");
  let response = "";
  socket.on("data", (chunk) => (response += chunk.toString("latin1")));
  await once(socket, "close");
  return response;
}

test("serves a page at its clean URL, with .html, with a slash and as /index, with its headers", async ({
  request,
  site,
}) => {
  for (const [file, path] of [
    ["privacy.html", "/privacy"],
    ["privacy.html", "/privacy.html"],
    ["privacy.html", "/privacy/"],
    ["privacy.html", "/privacy?from=a%20b"],
    ["index.html", "/"],
    ["index.html", "/index"],
    ["index.html", "/index/"],
    ["index.html", "/index.html"],
  ] as const) {
    const response = await request.get(site + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toBe(built(file));
    expect(response.headers()["content-security-policy"], path).toMatch(/script-src (?:'self' )?'sha256-/);
  }
});

test("neither leaves the folder nor redirects to another host", async ({ site }) => {
  for (const path of [
    "/../package.json",
    "/..%2fpackage.json",
    "/..\\package.json",
    "//other.example/",
    "/%5c%5cother.example/",
  ]) {
    const response = await sendRaw(site, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(response, path).toMatch(/^HTTP\/1\.1 404 /);
    expect(response, path).not.toMatch(/^location:/im);
  }
});

test("serves a request that was written for a proxy", async ({ site }) => {
  for (const url of ["http://other.example/privacy?a=b", "HTTP://other.example"]) {
    const response = await sendRaw(site, `GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(response, url).toMatch(/^HTTP\/1\.1 200 /);
    expect(response, url).toContain(built(url.includes("privacy") ? "privacy.html" : "index.html").slice(-100));
  }
});

test("refuses methods other than GET and HEAD", async ({ request, site }) => {
  const posted = await request.post(`${site}/privacy`);
  expect([posted.status(), posted.headers().allow]).toEqual([405, "GET, HEAD"]);
  expect((await request.head(`${site}/privacy`)).status()).toBe(200);
});

test("compresses as the browser asks for it", async ({ request, site }) => {
  for (const [accepted, encoding] of [
    ["gzip, deflate, br", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.0,gzip; q=0", undefined],
    ["br;q=0.5", "br"],
    ["", undefined],
  ] as const) {
    const response = await request.get(`${site}/privacy`, { headers: { "accept-encoding": accepted } });
    expect(response.headers()["content-encoding"], accepted).toBe(encoding);
    expect(await response.text(), accepted).toBe(built("privacy.html"));
  }
});

test("a file that the browser still has is not modified, however its ETag is named", async ({ request, site }) => {
  const { etag = "", vary } = (await request.get(`${site}/privacy`)).headers();
  for (const [named, status] of [
    [etag, 304],
    [`W/${etag}`, 304],
    [`"other", ${etag}`, 304],
    ['"other"', 200],
  ] as const) {
    const response = await request.get(`${site}/privacy`, { headers: { "if-none-match": named } });
    expect([response.status(), response.headers()], named).toEqual([status, expect.objectContaining({ etag, vary })]);
  }
  const missing = await request.get(`${site}/no-such-page`);
  const again = { "if-none-match": missing.headers().etag ?? "" };
  expect((await request.get(`${site}/no-such-page`, { headers: again })).status()).toBe(404);
});

test("says the type of each kind of file and, of text, its encoding", async ({ request, site }) => {
  const types: Record<string, string | undefined> = {};
  for (const file of readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).filter(extname))
    types[extname(file)] ??= (await request.get(`${site}/${file}`)).headers()["content-type"];
  expect(types).toEqual({
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".xml": "text/xml; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
  });
});

test("no request ends the server", async ({ site }) => {
  for (const request of ["GET /%00", "GET /%", "GET /assets", "GET /privacy.html/a", `GET /${"a".repeat(5000)}`, "a"]) {
    const response = await sendRaw(site, `${request} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(response, request).toMatch(/^HTTP\/1\.1 40[04] /);
  }
  expect(await responds(site)).toBe(true);
});

test("serves what the folder held when it started, but no configuration of web servers", async ({ request }) => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(siteFolder, folder, { recursive: true });
  writeFileSync(join(folder, "_headers"), "/*\n  X-Build: first\n");
  writeFileSync(join(folder, "_redirects"), "/a /b");
  const { url, close } = await serveFolder(folder, 0);
  rmSync(folder, { recursive: true });

  const page = await request.get(`${url}/`);
  expect([page.status(), await page.text()]).toEqual([200, built("index.html")]);
  expect(page.headers()).toMatchObject({ "x-build": "first" });
  for (const path of ["/_headers", "/_redirects"]) {
    const missing = await request.get(url + path);
    expect([missing.status(), await missing.text()], path).toEqual([404, built("404.html")]);
  }
  await close();
});

for (const host of ["127.0.0.1", "localhost", ...(hasIPv6 ? ["[::1]"] : [])]) {
  test(`listens on ${host}`, async ({ site }) => {
    expect(await responds(site.replace("localhost", host))).toBe(true);
  });
}

test("returns a network URL that responds, if the machine has a network", async () => {
  const { networkUrl, close } = await serveFolder(siteFolder, 0);
  if (networkUrl) expect(await responds(networkUrl)).toBe(true);
  await close();
});

test("listens only on HOST when it is set", async () => {
  const everywhere = await serveFolder(siteFolder, 0);
  const { url, networkUrl, close } = await serveFolder(siteFolder, 0, "127.0.0.1");
  expect(networkUrl).toBeUndefined();
  expect(await responds(url)).toBe(true);
  const elsewhere = everywhere.networkUrl?.replace(/\d+$/, new URL(url).port);
  if (elsewhere) expect(await responds(elsewhere)).toBe(false);
  await close();
  await everywhere.close();
});
