import { connect } from "node:net";
import { expect } from "@playwright/test";
import { HEADERS, test } from "../support/served-folder";

/** Sends these lines as they are, which no HTTP client would do, and parses the response. */
async function send(site: string, ...lines: string[]) {
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

test("responds to HEAD with the headers of GET and no body", async ({ site }) => {
  const get = await send(site, "GET /big.txt HTTP/1.1", "Host: x");
  const head = await send(site, "HEAD /big.txt HTTP/1.1", "Host: x");
  expect(head.body).toBe("");
  expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
});

for (const [feature, status, ...lines] of [
  ["a zero byte", 404, "GET /%00 HTTP/1.1", "Host: x"],
  ["a broken escape", 404, "GET /%E0%A4%A HTTP/1.1", "Host: x"],
  ["8,000 characters", 404, `GET /${"a".repeat(8000)} HTTP/1.1`, "Host: x"],
  ["20,000 characters", 431, `GET /${"a".repeat(20_000)} HTTP/1.1`, "Host: x"],
  ["a path upwards", 404, "GET /../../../../etc/passwd HTTP/1.1", "Host: x"],
  ["an encoded path upwards", 404, "GET /..%2f..%2f..%2fetc%2fpasswd HTTP/1.1", "Host: x"],
  ["a path upwards with backslashes", 404, "GET /..\\..\\package.json HTTP/1.1", "Host: x"],
  ["encoded backslashes", 404, "GET /%5c%5cevil.example/ HTTP/1.1", "Host: x"],
  ["another host after two slashes", 404, "GET //evil.example/privacy/ HTTP/1.1", "Host: x"],
  ["another host before .html", 404, "GET //evil.example.html HTTP/1.1", "Host: x"],
  ["an encoded line break", 404, "GET /privacy%0d%0aSet-Cookie:a=b/ HTTP/1.1", "Host: x"],
  ["bytes outside ASCII", 400, "GET /caf\xe9 HTTP/1.1", "Host: x"],
  ["a broken Range", 200, "GET /robots.txt HTTP/1.1", "Host: x", "Range: bytes=9-1,-"],
  ["a broken Accept-Encoding", 200, "GET /big.txt HTTP/1.1", "Host: x", "Accept-Encoding: ;;,=,gzip;q=x"],
  ["an unknown Expect", 200, "GET /robots.txt HTTP/1.1", "Host: x", "Expect: nothing"],
  ["an Upgrade", 200, "GET /robots.txt HTTP/1.1", "Host: x", "Connection: Upgrade", "Upgrade: websocket"],
  ["an absolute URL", 200, "GET http://example.org/privacy HTTP/1.1", "Host: x"],
  ["an absolute URL without a path", 200, "GET http://example.org?v=abc HTTP/1.1", "Host: x"],
  ["an asterisk", 404, "GET * HTTP/1.1", "Host: x"],
  ["OPTIONS for an asterisk", 405, "OPTIONS * HTTP/1.1", "Host: x"],
  ["POST", 405, "POST / HTTP/1.1", "Host: x", "Content-Length: 0"],
  ["DELETE", 405, "DELETE /privacy HTTP/1.1", "Host: x"],
  ["TRACE", 405, "TRACE / HTTP/1.1", "Host: x"],
  ["CONNECT", 405, "CONNECT example.org:443 HTTP/1.1", "Host: x"],
  ["an unknown method", 400, "FETCH / HTTP/1.1", "Host: x"],
  ["no Host", 400, "GET / HTTP/1.1"],
  ["HTTP/1.0 and no Host", 200, "GET / HTTP/1.0"],
  ["a header without a name", 400, "GET / HTTP/1.1", "Host: x", ": nothing"],
  ["bytes that are not HTTP", 400, "\x16\x03\x01 hello"],
] as const) {
  test(`responds to a request with ${feature} with ${status}`, async ({ site }) => {
    const response = await send(site, ...lines);
    const { headers, body } = response;
    expect(response.status).toBe(status);
    expect(headers).toMatchObject(HEADERS);
    expect(headers.location).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers.allow).toBe(status === 405 ? "GET, HEAD" : undefined);
    expect(Number(headers["content-length"])).toBe(body.length);
    if (status >= 400) expect(body).toMatch(/^(no such page|[A-Z][A-Za-z ]{0,30}\n)$/);
  });
}

test("keeps running after clients that disconnect in the middle of a request", async ({ request, site }) => {
  for (const text of [
    "GET / HT",
    "CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /big.txt HTTP/1.1\r\nHost: x\r\n\r\n",
  ]) {
    const socket = connect(Number(new URL(site).port), "127.0.0.1");
    await new Promise<void>((resolve) => socket.write(text, () => resolve()));
    socket.resetAndDestroy();
  }
  expect((await request.get(site)).ok()).toBe(true);
});
