import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
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

test("serves a page at its clean URL and with .html, with its headers", async ({ request, site }) => {
  for (const [file, path] of [
    ["privacy.html", "/privacy"],
    ["privacy.html", "/privacy.html"],
    ["privacy.html", "/privacy?from=a%20b"],
    ["index.html", "/"],
    ["index.html", "/index.html"],
  ] as const) {
    const response = await request.get(site + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toBe(built(file));
    expect(response.headers()["content-security-policy"], path).toMatch(/script-src (?:'self' )?'sha256-/);
  }
});

test("compresses if the browser asks for it", async ({ request, site }) => {
  for (const [accepted, encoding] of [
    ["gzip, deflate, br", "gzip"],
    ["", undefined],
  ] as const) {
    const response = await request.get(`${site}/privacy`, { headers: { "accept-encoding": accepted } });
    expect(response.headers()["content-encoding"], accepted).toBe(encoding);
    expect(await response.text(), accepted).toBe(built("privacy.html"));
  }
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

test("listens on the network URL that it returns", async () => {
  const { networkUrl, close } = await serveFolder(siteFolder, 0);
  if (networkUrl) expect((await fetch(networkUrl)).ok).toBe(true);
  await close();
});
