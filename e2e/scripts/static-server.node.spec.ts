import { expect } from "@playwright/test";
import { FILES, HEADERS, test } from "../support/served-folder";

const REVALIDATE = "public, max-age=0, must-revalidate";

for (const [path, status, text] of [
  ["/", 200, "the home page"],
  ["/?v=abc", 200, "the home page"],
  ["/privacy", 200, "the privacy page"],
  ["/robots.txt", 200, "User-agent: *"],
  ["/an%20image.png", 200, FILES["an image.png"]],
  ["/nothing", 404, "no such page"],
  ["/privacy/nothing", 404, "no such page"],
  ["/assets", 404, "no such page"],
  ["/assets/", 404, "no such page"],
  ["/404", 404, "no such page"],
  ["/404/", 404, "no such page"],
  ["/404.html", 404, "no such page"],
  ["/_headers", 404, "no such page"],
  ["/_policies.conf", 404, "no such page"],
] as const) {
  test(`responds to ${path} with status ${status} and the site's headers`, async ({ request, site }) => {
    const response = await request.get(site + path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(await response.text()).toBe(text);
    expect(response.headers()).toMatchObject({ ...HEADERS, "cache-control": REVALIDATE });
    expect(response.headers()["x-only"]).toBe(path === "/privacy" ? "on the privacy page" : undefined);
  });
}

for (const [path, location] of [
  ["/privacy/", "/privacy"],
  ["/privacy.html", "/privacy"],
  ["/privacy.html?a=%20b&c", "/privacy?a=%20b&c"],
  ["/privacy/?url=https://youtu.be/aqz-KE-bpKQ", "/privacy?url=https://youtu.be/aqz-KE-bpKQ"],
  ["/index", "/"],
  ["/index/", "/"],
  ["/index.html?v=abc", "/?v=abc"],
] as const) {
  test(`redirects ${path} to ${location}`, async ({ request, site }) => {
    const response = await request.get(site + path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()).toMatchObject({ ...HEADERS, location });
  });
}

for (const [accepted, encoding] of [
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0, GZIP;q=0.5", "gzip"],
  ["gzip;q=0.0", undefined],
  ["deflate", undefined],
  ["", undefined],
] as const) {
  test(`with Accept-Encoding "${accepted}", responds with ${encoding ?? "no compression"}`, async ({
    request,
    site,
  }) => {
    const response = await request.get(`${site}/big.txt`, { headers: { "accept-encoding": accepted } });
    expect(response.headers()["content-encoding"]).toBe(encoding);
    expect(response.headers().vary).toBe("Accept-Encoding");
    expect(await response.text()).toBe(FILES["big.txt"]);
  });
}

for (const path of ["/robots.txt", "/an%20image.png"]) {
  test(`does not compress ${path}`, async ({ request, site }) => {
    const response = await request.get(site + path, { headers: { "accept-encoding": "gzip, br" } });
    expect(response.headers()["content-encoding"]).toBeUndefined();
    expect(response.headers().vary).toBeUndefined();
  });
}

test("lets browsers cache a hashed file for a year", async ({ request, site }) => {
  const response = await request.get(`${site}/assets/tool-0a1b2c.js`);
  expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("does not let anyone cache the 404 of a missing hashed file", async ({ request, site }) => {
  const response = await request.get(`${site}/assets/tool-3d4e5f.js`);
  expect(response.status()).toBe(404);
  expect(response.headers()).toMatchObject({ ...HEADERS, "cache-control": REVALIDATE });
});

test("responds with 304 to a matching ETag and with 200 to another", async ({ request, site }) => {
  const { etag = "" } = (await request.get(`${site}/privacy`)).headers();
  const statusFor = async (tag: string) =>
    (await request.get(`${site}/privacy`, { headers: { "if-none-match": tag } })).status();
  expect(await statusFor(etag)).toBe(304);
  expect(await statusFor(`"other", ${etag}`)).toBe(304);
  expect(await statusFor('W/"other"')).toBe(200);
});
