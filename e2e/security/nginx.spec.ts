import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type APIResponse } from "@playwright/test";
import { parseHeaders } from "../../scripts/headers.mjs";
import { hasIPv6, hasNginx, noNginx, out, test, testConfig } from "../support/nginx";

test.skip(!hasNginx, noNginx);

/** Every file of the site, by its address. */
const addresses = readdirSync(out, { recursive: true, encoding: "utf8" })
  .map((path) => `/${path.replaceAll("\\", "/")}`)
  .filter((path) => /\.\w+$/.test(path) && !/^\/(_policies\.conf|404\.html)$/.test(path))
  .map((path) => path.replace(/(index)?\.html$/, ""));

const named = parseHeaders(readFileSync(join(out, "_headers"), "utf8")).flatMap(({ headers }) => headers);
const compared = new Set(["content-encoding", ...named.map(([name]) => name.toLowerCase())]);

test("nginx -t has no warning, and Debian's default site can stay", async ({ request, nginx }) => {
  expect(await testConfig()).toMatch(/^nginx: .* syntax is ok\nnginx: .* test is successful\n$/);
  const response = await request.get(nginx, { headers: { host: "another.example" } });
  expect(await response.text()).toBe("Welcome to nginx!");
});

test("answers on IPv6 too", async ({ request, nginx }) => {
  test.skip(!hasIPv6, "this machine has no IPv6");
  const { host, port } = new URL(nginx);
  const response = await request.get(`http://[::1]:${port}/robots.txt`, { headers: { host } });
  expect(await response.text()).toContain("User-Agent");
});

test("sends every file as our own server does, which reads `_headers`", async ({ request, nginx, baseURL }) => {
  for (const address of addresses) {
    const ask = (site = "") => request.get(site + address, { headers: { "accept-encoding": "gzip" } });
    const [own, other] = [await ask(baseURL), await ask(nginx)];
    expect((await other.body()).equals(await own.body()), address).toBe(true);
    for (const name of compared) expect(other.headers()[name], `${name} of ${address}`).toBe(own.headers()[name]);
    expect(typeOf(other), address).toBe(typeOf(own));
  }
});

/** Without the encoding, and with one of the two names that scripts go by. */
function typeOf(response: APIResponse) {
  return response.headers()["content-type"]?.split(";")[0]?.replace("application/javascript", "text/javascript");
}

for (const [path, status, location] of [
  ["/?v=aqz-KE-bpKQ", 200, undefined],
  ["/index", 301, "/"],
  // Not led astray:
  ["/x%0d%0aSet-Cookie:%20a=b/", 404, undefined],
  ["/%5cstranger.example/", 404, undefined],
  ["//stranger.example/", 404, undefined],
  ["/%2fstranger.html", 301, "/stranger"],
] as const) {
  test(`answers ${path} with ${status}, ${location ? `to ${location}` : "to nowhere else"}`, async ({
    request,
    nginx,
  }) => {
    const response = await request.get(nginx + path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers().location).toBe(location);
    expect(response.headers()["set-cookie"]).toBeUndefined();
  });
}
