import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test as base } from "@playwright/test";
import { serveFolder } from "../scripts/static-server.mjs";

const FILES = {
  "index.html": "the home page",
  "privacy.html": "the privacy page",
  "404.html": "no such page",
  "robots.txt": "User-agent: *",
  "_next/static/app.0a1b2c.js": "let text = 'words';\n".repeat(200),
  _headers: `
    # for every page
    /*
      X-Frame-Options: DENY
      Referrer-Policy: no-referrer
    /privacy
      X-Only: on the privacy page
    /_next/static/*
      Cache-Control: public, max-age=31536000, immutable
  `.replace(/^ {4}/gm, ""),
};

const test = base.extend<{ site: string }>({
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "site-"));
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const { url, close } = await serveFolder(folder, 0);
    await use(url);
    await close();
    rmSync(folder, { recursive: true });
  },
});

for (const [path, status, text] of [
  ["/", 200, "the home page"],
  ["/?v=abc", 200, "the home page"],
  ["/privacy", 200, "the privacy page"],
  ["/robots.txt", 200, "User-agent: *"],
  ["/nothing", 404, "no such page"],
  ["/privacy/nothing", 404, "no such page"],
] as const) {
  test(`answers ${path} with status ${status} and the headers of the site`, async ({ request, site }) => {
    const response = await request.get(site + path);
    expect(response.status()).toBe(status);
    expect(await response.text()).toBe(text);
    expect(response.headers()).toMatchObject({ "x-frame-options": "DENY", "referrer-policy": "no-referrer" });
    expect(response.headers()["x-only"]).toBe(path === "/privacy" ? "on the privacy page" : undefined);
  });
}

for (const [path, clean] of [
  ["/privacy/", "/privacy"],
  ["/privacy.html", "/privacy"],
] as const) {
  test(`leads ${path} to its clean address`, async ({ request, site }) => {
    const response = await request.get(site + path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(clean);
  });
}

test("sends a hashed file compressed, to be kept for good", async ({ request, site }) => {
  const response = await request.get(`${site}/_next/static/app.0a1b2c.js`, { headers: { "accept-encoding": "gzip" } });
  expect(response.headers()).toMatchObject({
    "content-encoding": "gzip",
    "cache-control": "public, max-age=31536000, immutable",
  });
});

test("npm start says in one line that its port is taken", ({ site }) => {
  const start = fileURLToPath(new URL("../scripts/start.mjs", import.meta.url));
  const { port } = new URL(site);
  const { status, stdout, stderr } = spawnSync(process.execPath, [start], {
    env: { ...process.env, PORT: port },
    encoding: "utf8",
  });
  expect(stdout + stderr).toMatch(new RegExp(`^Port ${port} is taken\\..*\\n$`));
  expect(status).toBe(1);
});
