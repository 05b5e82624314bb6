import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { SECURITY_HEADERS } from "../../lib/security-headers";
import { siteFolder } from "../support/built-site";
import { hasNginx, noNginx, test, testConfig } from "../support/nginx";
import { MISSING_PATHS } from "../support/paths";
import { hasIPv6 } from "../support/network";

test.skip(!hasNginx, noNginx);

/** The URL path of every file of the site. */
const paths = readdirSync(siteFolder, { recursive: true, encoding: "utf8" })
  .map((file) => `/${file.replaceAll("\\", "/")}`)
  .filter((file) => /\.\w+$/.test(file) && !/^\/(_\w+\.conf|404\.html)$/.test(file))
  .map((file) => file.replace(/(index)?\.html$/, ""));

const comparedHeaders = [
  "content-encoding",
  "cache-control",
  ...Object.keys(SECURITY_HEADERS).map((name) => name.toLowerCase()),
];

test("nginx -t prints no warning, even next to Debian's default site", async ({ request, nginx }) => {
  expect(await testConfig()).toMatch(/^nginx: .* syntax is ok\nnginx: .* test is successful\n$/);
  const response = await request.get(nginx, { headers: { host: "another.example" } });
  expect(await response.text()).toBe("Welcome to nginx!");
});

test("responds on IPv6", async ({ request, nginx }) => {
  test.skip(!hasIPv6, "this machine has no IPv6");
  const { host, port } = new URL(nginx);
  const response = await request.get(`http://[::1]:${port}/robots.txt`, { headers: { host } });
  expect(await response.text()).toContain("User-Agent");
});

test("sends every file, and the 404 page, as the static server does", async ({ request, nginx, baseURL }) => {
  for (const path of [...paths, ...MISSING_PATHS]) {
    const get = (site = "") => request.get(site + path, { headers: { "accept-encoding": "gzip" } });
    const [expected, actual] = [await get(baseURL), await get(nginx)];
    expect(actual.status(), path).toBe(expected.status());
    expect((await actual.body()).equals(await expected.body()), path).toBe(true);
    for (const name of comparedHeaders)
      expect(actual.headers()[name], `${name} of ${path}`).toBe(expected.headers()[name]);
    if (expected.ok()) expect(actual.headers(), path).toHaveProperty("etag");
    expect(actual.headers().vary, path).toBe(actual.headers()["content-encoding"] && "Accept-Encoding");
  }
});

test("names the type of every kind of file", async ({ request, nginx }) => {
  for (const [path, type] of [
    ["/", "text/html; charset=utf-8"],
    ["/llms.txt", "text/plain; charset=utf-8"],
    [paths.find((path) => path.startsWith("/assets/")), "text/javascript; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/sitemap.xml", "application/xml"],
    ["/icon.svg", "image/svg+xml"],
    ["/share.png", "image/png"],
  ])
    expect((await request.get(`${nginx}${path}`)).headers()["content-type"], path).toBe(type);
});

test("redirects to a page's one URL, but never to another host", async ({ request, nginx }) => {
  for (const [path, status, location] of [
    ["/?v=aqz-KE-bpKQ", 200, undefined],
    ["/index", 301, "/"],
    ["/index.html?v=aqz-KE-bpKQ", 301, "/?v=aqz-KE-bpKQ"],
    ["/privacy/", 301, "/privacy"],
    ["/privacy.html?from=a%20b", 301, "/privacy?from=a%20b"],
    ["/x%0d%0aSet-Cookie:%20a=b/", 404, undefined],
    ["/%5cstranger.example/", 404, undefined],
    ["//stranger.example/", 404, undefined],
    ["/%2fstranger.html", 301, "/stranger"],
  ] as const) {
    const response = await request.get(nginx + path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(status);
    expect(response.headers().location, path).toBe(location);
    expect(response.headers()["set-cookie"], path).toBeUndefined();
  }
});

test("rejects every method but GET and HEAD, with the same headers", async ({ request, nginx }) => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const response = await request.fetch(`${nginx}/privacy`, { method });
    expect(response.status(), method).toBe(405);
    expect(response.headers(), method).toMatchObject({ "x-content-type-options": "nosniff" });
  }
});
