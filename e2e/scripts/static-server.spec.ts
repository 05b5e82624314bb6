import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test as base } from "@playwright/test";
import { serveFolder } from "../../scripts/static-server.mjs";

const FILES = {
  "index.html": "the home page",
  "privacy.html": "the privacy page",
  "404.html": "no such page",
  "robots.txt": "User-agent: *",
  "big.txt": "words ".repeat(1000),
  "a picture.png": "pixels ".repeat(1000),
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

const HEADERS = { "x-frame-options": "DENY", "referrer-policy": "no-referrer" };
const ASK_AGAIN = "public, max-age=0, must-revalidate";

const test = base.extend<{ folder: string; site: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "site-"));
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  site: async ({ folder }, use) => {
    const { url, close } = await serveFolder(folder, 0);
    await use(url);
    await close();
  },
});

for (const [path, status, text] of [
  ["/", 200, "the home page"],
  ["/?v=abc", 200, "the home page"],
  ["/privacy", 200, "the privacy page"],
  ["/robots.txt", 200, "User-agent: *"],
  ["/a%20picture.png", 200, FILES["a picture.png"]],
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
  test(`answers ${path} with status ${status} and the headers of the site`, async ({ request, site }) => {
    const response = await request.get(site + path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(await response.text()).toBe(text);
    expect(response.headers()).toMatchObject({ ...HEADERS, "cache-control": ASK_AGAIN });
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
  test(`compresses for "${accepted}" with ${encoding ?? "nothing"}`, async ({ request, site }) => {
    const response = await request.get(`${site}/big.txt`, { headers: { "accept-encoding": accepted } });
    expect(response.headers()["content-encoding"]).toBe(encoding);
    expect(response.headers().vary).toBe("Accept-Encoding");
    expect(await response.text()).toBe(FILES["big.txt"]);
  });
}

for (const path of ["/robots.txt", "/a%20picture.png"]) {
  test(`does not compress ${path}`, async ({ request, site }) => {
    const response = await request.get(site + path, { headers: { "accept-encoding": "gzip, br" } });
    expect(response.headers()["content-encoding"]).toBeUndefined();
    expect(response.headers().vary).toBeUndefined();
  });
}

test("lets browsers keep a hashed file for a year", async ({ request, site }) => {
  const response = await request.get(`${site}/assets/tool-0a1b2c.js`);
  expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("lets nobody keep the answer that a hashed file is missing", async ({ request, site }) => {
  const response = await request.get(`${site}/assets/tool-3d4e5f.js`);
  expect(response.status()).toBe(404);
  expect(response.headers()).toMatchObject({ ...HEADERS, "cache-control": ASK_AGAIN });
});

test("answers 304 to a browser that has the file, and 200 to one that has another", async ({ request, site }) => {
  const { etag = "" } = (await request.get(`${site}/privacy`)).headers();
  const statusFor = async (tag: string) =>
    (await request.get(`${site}/privacy`, { headers: { "if-none-match": tag } })).status();
  expect(await statusFor(etag)).toBe(304);
  expect(await statusFor(`"other", ${etag}`)).toBe(304);
  expect(await statusFor('W/"other"')).toBe(200);
});

test("answers HEAD like GET, without the content", async ({ site }) => {
  const get = await ask(site, "GET /big.txt HTTP/1.1", "Host: x");
  const head = await ask(site, "HEAD /big.txt HTTP/1.1", "Host: x");
  expect(head.body).toBe("");
  expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
});

/** Sends a request as it stands, which no HTTP client would do, and reads the answer. */
async function ask(site: string, ...lines: string[]) {
  const socket = connect(Number(new URL(site).port), "127.0.0.1");
  socket.end(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`, "latin1");
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer); // a socket without an encoding yields buffers
  const text = Buffer.concat(chunks).toString("latin1");
  const [head = "", body = ""] = text.split(/\r\n\r\n(.*)/s);
  const [statusLine = "", ...headerLines] = head.split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of headerLines) headers[line.split(":")[0]?.toLowerCase() ?? ""] = line.replace(/^.*?: /, "");
  return { status: Number(statusLine.split(" ")[1]), headers, body };
}

for (const [what, status, ...lines] of [
  ["a zero byte", 404, "GET /%00 HTTP/1.1", "Host: x"],
  ["a broken escape", 404, "GET /%E0%A4%A HTTP/1.1", "Host: x"],
  ["8,000 characters", 404, `GET /${"a".repeat(8000)} HTTP/1.1`, "Host: x"],
  ["20,000 characters", 431, `GET /${"a".repeat(20_000)} HTTP/1.1`, "Host: x"],
  ["a path upwards", 404, "GET /../../../../etc/passwd HTTP/1.1", "Host: x"],
  ["an encoded path upwards", 404, "GET /..%2f..%2f..%2fetc%2fpasswd HTTP/1.1", "Host: x"],
  ["a path upwards by backslashes", 404, "GET /..\\..\\package.json HTTP/1.1", "Host: x"],
  ["encoded backslashes", 404, "GET /%5c%5cevil.example/ HTTP/1.1", "Host: x"],
  ["another host behind two slashes", 404, "GET //evil.example/privacy/ HTTP/1.1", "Host: x"],
  ["another host before .html", 404, "GET //evil.example.html HTTP/1.1", "Host: x"],
  ["an encoded line break", 404, "GET /privacy%0d%0aSet-Cookie:a=b/ HTTP/1.1", "Host: x"],
  ["bytes that are no ASCII", 400, "GET /caf\xe9 HTTP/1.1", "Host: x"],
  ["a broken Range", 200, "GET /robots.txt HTTP/1.1", "Host: x", "Range: bytes=9-1,-"],
  ["a broken Accept-Encoding", 200, "GET /big.txt HTTP/1.1", "Host: x", "Accept-Encoding: ;;,=,gzip;q=x"],
  ["an unknown Expect", 200, "GET /robots.txt HTTP/1.1", "Host: x", "Expect: nothing"],
  ["an Upgrade", 200, "GET /robots.txt HTTP/1.1", "Host: x", "Connection: Upgrade", "Upgrade: websocket"],
  ["a whole URL", 200, "GET http://example.org/privacy HTTP/1.1", "Host: x"],
  ["a whole URL without a path", 200, "GET http://example.org?v=abc HTTP/1.1", "Host: x"],
  ["a star", 404, "GET * HTTP/1.1", "Host: x"],
  ["OPTIONS for a star", 405, "OPTIONS * HTTP/1.1", "Host: x"],
  ["POST", 405, "POST / HTTP/1.1", "Host: x", "Content-Length: 0"],
  ["DELETE", 405, "DELETE /privacy HTTP/1.1", "Host: x"],
  ["TRACE", 405, "TRACE / HTTP/1.1", "Host: x"],
  ["CONNECT", 405, "CONNECT example.org:443 HTTP/1.1", "Host: x"],
  ["a method that does not exist", 400, "FETCH / HTTP/1.1", "Host: x"],
  ["no Host", 400, "GET / HTTP/1.1"],
  ["no Host, but HTTP/1.0", 200, "GET / HTTP/1.0"],
  ["a header without a name", 400, "GET / HTTP/1.1", "Host: x", ": nothing"],
  ["what is no HTTP", 400, "\x16\x03\x01 hello"],
] as const) {
  test(`answers a request with ${what} with ${status}`, async ({ site }) => {
    const { status: answered, headers, body } = await ask(site, ...lines);
    expect(answered).toBe(status);
    expect(headers).toMatchObject(HEADERS);
    expect(headers.location).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers.allow).toBe(status === 405 ? "GET, HEAD" : undefined);
    expect(Number(headers["content-length"])).toBe(body.length);
    if (status >= 400) expect(body).toMatch(/^(no such page|[A-Z][A-Za-z ]{0,30}\n)$/);
  });
}

test("goes on after a client that leaves in the middle", async ({ request, site }) => {
  for (const text of [
    "GET / HT",
    "CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /big.txt HTTP/1.1\r\nHost: x\r\n\r\n",
  ]) {
    const socket = connect(Number(new URL(site).port), "127.0.0.1");
    await new Promise<void>((sent) => socket.write(text, () => sent()));
    socket.resetAndDestroy();
  }
  expect((await request.get(site)).ok()).toBe(true);
});

const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
const hasIPv6 = own.some(({ address }) => address === "::1");
const answersAt = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

for (const host of ["127.0.0.1", "localhost", ...(hasIPv6 ? ["[::1]"] : [])]) {
  test(`listens on ${host}`, async ({ site }) => {
    expect(await answersAt(site.replace("localhost", host))).toBe(true);
  });
}

test("names an address in the network that answers", async ({ folder }) => {
  const { networkUrl, close } = await serveFolder(folder, 0);
  if (networkUrl) expect(await answersAt(networkUrl)).toBe(true);
  else expect(own.filter(({ internal, family }) => !internal && family === "IPv4")).toEqual([]);
  await close();
});

test("listens on nothing but HOST when there is one", async ({ folder }) => {
  const everywhere = await serveFolder(folder, 0);
  const { url, networkUrl, close } = await serveFolder(folder, 0, "127.0.0.1");
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(networkUrl).toBeUndefined();
  expect(await answersAt(url)).toBe(true);
  const { port } = new URL(url);
  const elsewhere = [hasIPv6 ? `http://[::1]:${port}` : undefined, everywhere.networkUrl?.replace(/\d+$/, port)];
  for (const other of elsewhere) if (other) expect(await answersAt(other), other).toBe(false);
  await close();
  await everywhere.close();
});

test("runs as a command, through a link too", ({ folder }) => {
  test.skip(process.platform === "win32", "Windows lets only administrators make links");
  const script = fileURLToPath(new URL("../../scripts/static-server.mjs", import.meta.url));
  const link = join(folder, "link.mjs");
  symlinkSync(script, link);
  for (const path of [script, link]) {
    const { status, stderr } = spawnSync(process.execPath, [path, join(folder, "nothing")], { encoding: "utf8" });
    expect(stderr).toMatch(/^There is no .*nothing to serve/);
    expect(status).toBe(1);
  }
});
