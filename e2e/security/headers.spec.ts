import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { pages } from "../support/built-site";
import { hasNginx, noNginx, out, test as base } from "../support/nginx";

const paths = Object.values(pages).map(({ path }) => path);
const hashedFile = `/assets/${readdirSync(join(out, "assets"))[0]}`;

const everywhere = {
  "content-security-policy": expect.stringMatching(/^frame-ancestors 'none'/),
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "permissions-policy": expect.stringMatching(
    /^(?=.*camera=\(\))(?=.*geolocation=\(\))(?=.*microphone=\(\))(?=.*payment=\(\))(?=.*usb=\(\))/,
  ),
  "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
  "cross-origin-opener-policy": "same-origin",
};

/** Our own server does as the file `_headers` says, and stands here for the hosts that do so too. */
type Host = "our own server" | "nginx";

const test = base.extend<{ host: Host; site: string }>({
  host: ["our own server", { option: true }],
  site: async ({ host, nginx, baseURL }, use) => use(host === "nginx" ? nginx : (baseURL ?? "")),
});

for (const host of ["our own server", "nginx"] as const) {
  test.describe(host, () => {
    test.use({ host });
    test.skip(host === "nginx" && !hasNginx, noNginx);

    for (const path of [...paths, "/privacy/", "/privacy.html", "/nothing", "/icon.svg", "/robots.txt", hashedFile]) {
      test(`sends the headers of the site with ${path}`, async ({ request, site }) => {
        const response = await request.get(site + path, { maxRedirects: 0 });
        expect(response.headers()).toMatchObject(everywhere);
      });
    }

    for (const path of paths) {
      test(`sends ${path} with its own policy, compressed, to be asked for again`, async ({ request, site }) => {
        const html = readFileSync(join(out, path === "/" ? "index.html" : `${path}.html`), "utf8");
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
        const again = await request.get(site + path, { headers: { "if-none-match": etag } });
        expect(again.status()).toBe(304);
      });
    }

    test("sends a hashed file compressed, to be kept for good", async ({ request, site }) => {
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
      test(`has no page at ${path}`, async ({ request, site }) => {
        expect((await request.get(site + path)).status()).toBe(404);
      });
    }

    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      test(`refuses ${method}`, async ({ request, site }) => {
        const response = await request.fetch(`${site}/privacy`, { method });
        expect(response.status()).toBe(405);
        expect(response.headers()).toMatchObject(everywhere);
      });
    }

    for (const path of ["/nothing", "/privacy/nothing", "/nothing.html", "/assets/nothing.js"]) {
      test(`answers ${path} with the 404 page, which nobody may keep`, async ({ request, site }) => {
        const response = await request.get(site + path);
        expect(response.status()).toBe(404);
        expect(response.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
        expect(await response.text()).toBe(readFileSync(join(out, "404.html"), "utf8"));
      });
    }
  });
}
