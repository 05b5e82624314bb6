import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type APIResponse } from "@playwright/test";
import { parseHeaders } from "../../scripts/headers.mjs";
import { siteFolder } from "../support/built-site";
import { hasNginx, noNginx, test, testConfig } from "../support/nginx";
import { hasIPv6 } from "../support/network";

test.skip(!hasNginx, noNginx);

/** The URL path of every file of the site. */
const paths = readdirSync(siteFolder, { recursive: true, encoding: "utf8" })
  .map((file) => `/${file.replaceAll("\\", "/")}`)
  .filter((file) => /\.\w+$/.test(file) && !/^\/(_policies\.conf|404\.html)$/.test(file))
  .map((file) => file.replace(/(index)?\.html$/, ""));

const headersInFile = parseHeaders(readFileSync(join(siteFolder, "_headers"), "utf8")).flatMap(
  ({ headers }) => headers,
);
const comparedHeaders = new Set(["content-encoding", ...headersInFile.map(([name]) => name.toLowerCase())]);

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

test("sends every file with the same headers as the static server", async ({ request, nginx, baseURL }) => {
  for (const path of paths) {
    const get = (site = "") => request.get(site + path, { headers: { "accept-encoding": "gzip" } });
    const [expected, actual] = [await get(baseURL), await get(nginx)];
    expect((await actual.body()).equals(await expected.body()), path).toBe(true);
    for (const name of comparedHeaders)
      expect(actual.headers()[name], `${name} of ${path}`).toBe(expected.headers()[name]);
    expect(typeOf(actual), path).toBe(typeOf(expected));
  }
});

/** The media type without its charset, and with the same name for JavaScript on both servers. */
function typeOf(response: APIResponse) {
  return response.headers()["content-type"]?.split(";")[0]?.replace("application/javascript", "text/javascript");
}

for (const [path, status, location] of [
  ["/?v=aqz-KE-bpKQ", 200, undefined],
  ["/index", 301, "/"],
  // These must not redirect to another host or inject a header.
  ["/x%0d%0aSet-Cookie:%20a=b/", 404, undefined],
  ["/%5cstranger.example/", 404, undefined],
  ["//stranger.example/", 404, undefined],
  ["/%2fstranger.html", 301, "/stranger"],
] as const) {
  test(`responds to ${path} with ${status} ${location ? `and redirects to ${location}` : "and no redirect"}`, async ({
    request,
    nginx,
  }) => {
    const response = await request.get(nginx + path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers().location).toBe(location);
    expect(response.headers()["set-cookie"]).toBeUndefined();
  });
}
