import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { siteFolder } from "../support/built-site";
import { MISSING_PATH, MISSING_PATHS, pagePaths } from "../support/paths";

/** The tool's script and its style sheet. */
const hashedFiles = readdirSync(join(siteFolder, "assets")).map((file) => `/assets/${file}`);

/** The headers of every response. */
const commonHeaders = {
  "content-security-policy": expect.stringMatching(/^frame-ancestors 'none'/),
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  // Without the clipboard and sharing, which the tool uses.
  "permissions-policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()",
  "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
  "cross-origin-opener-policy": "same-origin",
};

// The static server reads `_headers`, as Cloudflare Pages and Netlify do.

test("sends the common headers with every path", async ({ request }) => {
  for (const path of [...pagePaths, MISSING_PATH, "/icon.svg", "/robots.txt", ...hashedFiles])
    expect((await request.get(path)).headers(), path).toMatchObject(commonHeaders);
});

test("sends every page compressed, with its own policy, and requires revalidation", async ({ request }) => {
  for (const path of pagePaths) {
    const html = readFileSync(join(siteFolder, path === "/" ? "index.html" : `${path}.html`), "utf8");
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    const response = await request.get(path, { headers: { "accept-encoding": "gzip" } });
    expect(await response.text(), path).toBe(html);
    expect(response.headers(), path).toMatchObject({
      "content-security-policy": `frame-ancestors 'none', ${policy}`,
      "content-type": expect.stringMatching(/^text\/html; ?charset=utf-8$/),
      "content-encoding": "gzip",
      vary: "Accept-Encoding",
      "cache-control": "public, max-age=0, must-revalidate",
    });
  }
});

test("sends the hashed files compressed, with a cache lifetime of a year", async ({ request }) => {
  expect(hashedFiles).toHaveLength(2);
  for (const file of hashedFiles) {
    const response = await request.get(file, { headers: { "accept-encoding": "gzip" } });
    expect(response.headers(), file).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "gzip",
    });
  }
});

test("responds with the 404 page, not cached, where there is nothing", async ({ request }) => {
  for (const path of MISSING_PATHS) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()["cache-control"], path).toBe("public, max-age=0, must-revalidate");
    expect(await response.text(), path).toBe(readFileSync(join(siteFolder, "404.html"), "utf8"));
  }
});
