import { execFile } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { expect, test as base } from "@playwright/test";
import { SECURITY_HEADERS } from "../../lib/security-headers";
import { root } from "../../scripts/run.mjs";
import { serveFolder } from "../../scripts/serve/static-server.mjs";
import { siteFolder, siteUrl } from "../support/built-site";
import { obfuscateEmails, withoutComments } from "../support/cloudflare";

type Sent = { status: number; headers: Headers; body: Buffer };

/** A body that never ends. */
const endless = () =>
  Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(10_000);
    })(),
  );

/** What a host does to a response of ours. `null` ends the connection. */
type Host = (path: string, sent: Sent) => Partial<Omit<Sent, "body"> & { body: Buffer | Readable }> | null;

/** Serves the built site as that host does, and returns the site's URL. */
const test = base.extend<{ deployTo: (host: Host) => Promise<string> }>({
  deployTo: async ({}, use) => {
    const site = await serveFolder(siteFolder, 0);
    const server = createServer(async ({ url = "" }, response) => {
      const received = await fetch(site.url + url);
      const headers = new Headers(received.headers);
      const sent = { status: received.status, headers, body: Buffer.from(await received.arrayBuffer()) };
      for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"])
        headers.delete(name);
      const changed = host(url, sent);
      if (changed === null) return void response.destroy();
      const result = { ...sent, ...changed };
      response.writeHead(result.status, Object.fromEntries(result.headers));
      if (Buffer.isBuffer(result.body)) response.end(result.body);
      else result.body.pipe(response);
    });
    let host: Host = () => ({});
    await use(async (given) => {
      host = given;
      await once(server.listen(0), "listening");
      return `http://localhost:${(server.address() as AddressInfo).port}`; // it listens on a port, not on a pipe
    });
    server.close();
    await site.close();
  },
});

/** Runs the script. Not synchronously, because the server runs in this process. */
function checkSite(...args: string[]): Promise<{ status: number; lines: string[] }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [join(root, "scripts/check/check-site.mjs"), ...args], (_error, stdout) =>
      resolve({ status: child.exitCode ?? -1, lines: stdout.trim().split("\n") }),
    );
  });
}

const withText = ({ body }: Sent, change: (text: string) => string) => ({ body: Buffer.from(change(body.toString())) });

const withHeaders = ({ headers }: Sent, changes: Record<string, string>) => ({
  headers: new Headers({ ...Object.fromEntries(headers), ...changes }),
});

const isPage = ({ headers }: Sent) => /html/.test(headers.get("content-type") ?? "");

test("what hosts do without harm is no difference", async ({ deployTo }) => {
  const url = await deployTo((path, sent) => {
    const policies = sent.headers.get("content-security-policy")?.split(", ") ?? [];
    // For an unknown path, some send only the headers of /*.
    const joined = (sent.status === 404 ? policies.slice(0, 1) : policies).join(",");
    return {
      ...withHeaders(sent, {
        server: "other",
        "content-security-policy": joined,
        ...(path.endsWith(".js") && { "content-type": "application/javascript" }),
        ...(isPage(sent) && { "content-type": "text/html" }),
      }),
      // The pages are guarded from Cloudflare.
      ...(isPage(sent) && withText(sent, obfuscateEmails)),
    };
  });
  const { status, lines } = await checkSite(url, siteFolder);
  expect(lines).toEqual([expect.stringMatching(`^All \\d+ paths of ${url} are as in `)]);
  expect(status).toBe(0);
});

test("our own server differs in nothing, after a redirect from another address", async ({ deployTo }) => {
  const { url, close } = await serveFolder(siteFolder, 0);
  const old = await deployTo(() => ({ status: 301, headers: new Headers({ location: url }) }));
  expect(await checkSite(old, siteFolder)).toEqual({ status: 0, lines: [expect.stringContaining(`paths of ${url} `)] });
  await close();
});

test("files in hidden folders and with special characters are requested", async ({ deployTo }) => {
  const folder = test.info().outputPath("site");
  cpSync(siteFolder, folder, { recursive: true });
  for (const path of [".well-known/security.txt", "a#b?c d.txt"]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "text");
  }
  const { status, lines } = await checkSite(await deployTo(() => ({})), folder);
  expect(lines.slice(0, -1)).toEqual(["Status 404, not 200: see Deploy", "  /.well-known/security.txt, /a#b?c d.txt"]);
  expect(status).toBe(1);
});

const OTHER_CONTENT = "Other content: your host sends another file, or changes it (a minifier, an e-mail obfuscator?)";

/** What a host does at one path, and the sentence on it. */
const FAULTS: [path: string, change: Host, sentence: string][] = [
  ["/llms.txt", () => null, "No response"],
  ["/about", () => ({ status: 301, headers: new Headers({ location: "/" }) }), "Status 301, not 200: see Deploy"],
  ["/no-such-page", () => ({ status: 200 }), "Status 200, not 404: see Deploy"],
  [
    "/terms",
    (_path, sent) => withHeaders(sent, { "content-type": "text/html; charset=latin1" }),
    "Content type text/html; charset=latin1, not text/html; charset=utf-8",
  ],
  [
    "/sitemap",
    (_path, sent) => withHeaders(sent, { "content-type": "text/plain" }),
    "Content type text/plain, not text/html; charset=utf-8",
  ],
  [
    "/privacy",
    (_path, sent) => withText(sent, (html) => html.replace("</body>", "<script></script></body>")),
    OTHER_CONTENT,
  ],
  ["/contact", (_path, sent) => withText(sent, (html) => obfuscateEmails(withoutComments(html))), OTHER_CONTENT],
  ["/robots.txt", () => ({ body: endless() }), OTHER_CONTENT],
  [
    "/disclaimer",
    (_path, sent) => withHeaders(sent, { "set-cookie": "id=1" }),
    "A cookie: the privacy page says that there are none",
  ],
  [
    "/sitemap.xml",
    (_path, sent) => withHeaders(sent, { "referrer-policy": "origin" }),
    "Another referrer-policy: YouTube and other sites learn which page their visitors come from",
  ],
];

test("each fault of a host has a sentence, and its paths", async ({ deployTo }) => {
  const faults = new Map(FAULTS.map(([path, change]) => [path, change]));
  const url = await deployTo((path, sent) => (faults.get(path) ?? (() => ({})))(path, sent));
  const { status, lines } = await checkSite(url, siteFolder);
  const sentences = [...new Set(FAULTS.map(([, , sentence]) => sentence))].sort();
  // The reason for no response depends on when the connection ended.
  expect(lines.map((line) => line.replace(/^(No response): .+/, "$1"))).toEqual([
    ...sentences.flatMap((sentence) => [
      sentence,
      `  ${FAULTS.flatMap(([path, , other]) => (other === sentence ? path : []))
        .sort()
        .join(", ")}`,
    ]),
    expect.stringMatching(`^${FAULTS.length} of \\d+ paths of ${url} differ$`),
  ]);
  expect(status).toBe(1);
});

test("each header that a host doesn't send is named, with three of its paths", async ({ deployTo }) => {
  const url = await deployTo((_path, { headers }) => ({
    headers: new Headers({ "content-type": headers.get("content-type") ?? "" }),
  }));
  const { status, lines } = await checkSite(url, siteFolder);
  const names = [...Object.keys(SECURITY_HEADERS), "Cache-Control"].map((name) => name.toLowerCase()).sort();
  expect(lines.filter((line) => /^No /.test(line)).map((line) => line.split(/:? /)[1])).toEqual(names);
  expect(lines).toContain("No content-security-policy: no framing protection");
  expect(lines[1]).toMatch(/^ {2}\S+, \S+, \S+ and \d+ more$/);
  expect(status).toBe(1);
});

for (const [what, change] of [
  ["script", (html: string) => html.replaceAll(/tool-\w+\.js/g, "tool-00000000.js")],
  ["address", (html: string) => html.replaceAll(siteUrl, "https://other.example")],
] as const)
  test(`a build with another ${what} is not compared`, async ({ deployTo }) => {
    const url = await deployTo((path, sent) => (path === "/" ? withText(sent, change) : {}));
    expect(await checkSite(url, siteFolder)).toEqual({
      status: 1,
      lines: ["Another build is deployed: run this in the folder that you deployed, with the same variables"],
    });
  });

test("what cannot be compared ends with status 2 and one line", async ({ deployTo }) => {
  const url = await deployTo(() => ({ status: 503 }));
  for (const [args, line] of [
    [[url, siteFolder], /^http:\/\/localhost:\d+\/ has the status 503: there is nothing to compare$/],
    [["http://localhost:1", siteFolder], /^http:\/\/localhost:1 cannot be reached: (?!fetch failed).+/],
    [[url.replace("http:", "https:"), siteFolder], /^https:\/\/localhost:\d+ cannot be reached: .+/],
    [
      [url, join(root, "e2e")],
      /^There is no site in .+: run this in the folder that you deployed, or run npm run build first$/,
    ],
    [[], /^Usage: npm run check:site -- https:\/\/thumbs\.example\.org$/],
    [["thumbs.example.org"], /^Usage: /],
  ] as const)
    expect(await checkSite(...args)).toEqual({ status: 2, lines: [expect.stringMatching(line)] });
});
