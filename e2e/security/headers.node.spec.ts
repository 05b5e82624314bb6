import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { siteFolder } from "../support/built-site";
import { hasNginx, noNginx, test as base } from "../support/nginx";
import { pagePaths } from "../support/paths";

const hashedFile = `/assets/${readdirSync(join(siteFolder, "assets"))[0]}`;

/** The headers of every response. */
const commonHeaders = {
  "content-security-policy": expect.stringMatching(/^frame-ancestors 'none'/),
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "permissions-policy": expect.stringMatching(
    /^(?=.*camera=\(\))(?=.*geolocation=\(\))(?=.*microphone=\(\))(?=.*payment=\(\))(?=.*usb=\(\))/,
  ),
  "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
  "cross-origin-opener-policy": "same-origin",
};

/** The static server reads `_headers`, as Cloudflare Pages and Netlify do. */
type Host = "static server" | "nginx";

const test = base.extend<{ host: Host; site: string }>({
  host: ["static server", { option: true }],
  site: async ({ host, nginx, baseURL }, use) => use(host === "nginx" ? nginx : (baseURL ?? "")),
});

for (const host of ["static server", "nginx"] as const) {
  test.describe(host, () => {
    test.use({ host });
    test.skip(host === "nginx" && !hasNginx, noNginx);

    for (const path of [
      ...pagePaths,
      "/privacy/",
      "/privacy.html",
      "/nothing",
      "/icon.svg",
      "/robots.txt",
      hashedFile,
    ]) {
      test(`sends the common headers with ${path}`, async ({ request, site }) => {
        const response = await request.get(site + path, { maxRedirects: 0 });
        expect(response.headers()).toMatchObject(commonHeaders);
      });
    }

    for (const path of pagePaths) {
      test(`sends ${path} compressed, with its own policy, and requires revalidation`, async ({ request, site }) => {
        const html = readFileSync(join(siteFolder, path === "/" ? "index.html" : `${path}.html`), "utf8");
        const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
        const first = await request.get(site + path, { headers: { "accept-encoding": "gzip" } });
        expect(await first.text()).toBe(html);
        expect(first.headers()).toMatchObject({
          "content-security-policy": `frame-ancestors 'none', ${policy}`,
          "content-type": "text/html; charset=utf-8",
          "content-encoding": "gzip",
          vary: "Accept-Encoding",
          "cache-control": "public, max-age=0, must-revalidate",
        });
        const { etag = "" } = first.headers();
        const revalidated = await request.get(site + path, { headers: { "if-none-match": etag } });
        expect(revalidated.status()).toBe(304);
      });
    }

    test("sends a hashed file compressed, with a cache lifetime of a year", async ({ request, site }) => {
      const response = await request.get(site + hashedFile, { headers: { "accept-encoding": "gzip" } });
      expect(response.headers()).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "content-encoding": "gzip",
      });
    });

    for (const [path, location] of [
      ["/privacy/", "/privacy"],
      ["/privacy.html", "/privacy"],
      ["/privacy/?from=a%20b", "/privacy?from=a%20b"],
      ["/index.html?v=aqz-KE-bpKQ", "/?v=aqz-KE-bpKQ"],
    ] as const) {
      test(`redirects ${path} to ${location}`, async ({ request, site }) => {
        const response = await request.get(site + path, { maxRedirects: 0 });
        expect(response.status()).toBe(301);
        expect(response.headers().location).toBe(location);
      });
    }

    for (const path of ["/404", "/404.html", "/_headers", "/_policies.conf", "/assets", "/assets/"]) {
      test(`responds to ${path} with 404`, async ({ request, site }) => {
        expect((await request.get(site + path)).status()).toBe(404);
      });
    }

    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      test(`rejects ${method}`, async ({ request, site }) => {
        const response = await request.fetch(`${site}/privacy`, { method });
        expect(response.status()).toBe(405);
        expect(response.headers()).toMatchObject(commonHeaders);
      });
    }

    for (const path of ["/nothing", "/privacy/nothing", "/nothing.html", "/assets/nothing.js"]) {
      test(`responds to ${path} with the 404 page and no caching`, async ({ request, site }) => {
        const response = await request.get(site + path);
        expect(response.status()).toBe(404);
        expect(response.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
        expect(await response.text()).toBe(readFileSync(join(siteFolder, "404.html"), "utf8"));
      });
    }
  });
}
