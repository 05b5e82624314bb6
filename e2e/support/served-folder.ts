import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test as base } from "@playwright/test";
import { serveFolder } from "../../scripts/static-server.mjs";

export const FILES = {
  "index.html": "the home page",
  "privacy.html": "the privacy page",
  "404.html": "no such page",
  "robots.txt": "User-agent: *",
  "big.txt": "words ".repeat(1000),
  "an image.png": "pixels ".repeat(1000),
  "assets/tool-0a1b2c.js": "let text = 'words';\n".repeat(200),
  "_policies.conf": "for nginx",
  _headers: `
    # for every page
    /*
      X-Frame-Options: DENY
      Referrer-Policy: no-referrer
    /privacy
      X-Only: on the privacy page
    /assets/*
      Cache-Control: public, max-age=31536000, immutable
  `.replace(/^ {4}/gm, ""),
};

/** The headers that the `_headers` file above sets for every path. */
export const HEADERS = { "x-frame-options": "DENY", "referrer-policy": "no-referrer" };

export const test = base.extend<{ folder: string; site: string }>({
  /** A temporary folder with the files above. */
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "site-"));
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    await use(folder);
    rmSync(folder, { recursive: true });
  },

  /** The URL of a server for that folder. */
  site: async ({ folder }, use) => {
    const { url, close } = await serveFolder(folder, 0);
    await use(url);
    await close();
  },
});
