import { execFile } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { root } from "../../scripts/run.mjs";
import { serveFolder } from "../../scripts/static-server.mjs";
import { readBuilt, siteFolder, siteUrl } from "../support/built-site";
import { obfuscateEmails, withoutComments } from "../support/cloudflare";
import { pagePaths } from "../support/paths";

type Sent = { status: number; headers: Headers; body: Buffer };

/** What a host does to a response of ours. `null` ends the connection. */
type Host = (path: string, sent: Sent) => Partial<Sent> | null;

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
      if (changed === null) return response.destroy();
      const result = { ...sent, ...changed };
      return response.writeHead(result.status, Object.fromEntries(result.headers)).end(result.body);
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
    const child = execFile(process.execPath, [join(root, "scripts/check-site.mjs"), ...args], (_error, stdout) =>
      resolve({ status: child.exitCode ?? -1, lines: stdout.trim().split("\n") }),
    );
  });
}

const withText = ({ body }: Sent, change: (text: string) => string) => ({ body: Buffer.from(change(body.toString())) });

const withHeaders = ({ headers }: Sent, changes: Record<string, string>) => ({
  headers: new Headers({ ...Object.fromEntries(headers), ...changes }),
});

const isPage = ({ headers }: Sent) => /html/.test(headers.get("content-type") ?? "");
const isLinkedPage = (path: string) => /^\/[a-z]+\/?$/.test(path);

test("what hosts do without harm is no difference", async ({ deployTo }) => {
  const url = await deployTo((path, sent) => {
    if (/.\/$/.test(path)) return { status: 308, headers: new Headers({ location: path.slice(0, -1) }) };
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
  expect(lines.sort().slice(-2)).toEqual([
    "`/.well-known/security.txt` is not found: see Deploy",
    "`/a#b?c d.txt` is not found: see Deploy",
  ]);
  expect(status).toBe(1);
});

const pageUrls = [...pagePaths.slice(1), ...pagePaths.slice(1).map((path) => `${path}/`)];

const FAULTS: [does: string, host: Host, sentences: unknown[]][] = [
  [
    "sends no header of ours",
    (_path, { headers }) => ({ headers: new Headers({ "content-type": headers.get("content-type") ?? "" }) }),
    [
      "Browsers guess how long to keep a file: visitors may see an old page or load the same script again (cache-control)",
      "No framing protection (content-security-policy)",
      "A page that opens the site in a window keeps access to that window (cross-origin-opener-policy)",
      "A foreign script could ask for the camera, the microphone or the location (permissions-policy)",
      "YouTube and other sites learn which page their visitors come from (referrer-policy)",
      "Visitors who type the address may connect without HTTPS (strict-transport-security)",
      "Browsers may guess the type of a file (x-content-type-options)",
    ],
  ],
  [
    "has no clean URLs",
    (path) => (isLinkedPage(path) ? { status: 404, body: readBuilt("/404") } : {}),
    pageUrls.map((path) => `\`${path}\` is not found: see Deploy`),
  ],
  [
    "sends the home page for every path",
    (path) => (/^\/[a-z-]+\/?$/.test(path) ? { status: 200, body: readBuilt("/") } : {}),
    [
      ...pageUrls.map((path) => `\`${path}\` is another page: see Deploy`),
      "`/no-such-page` has the status 200, not 404: see Deploy",
    ],
  ],
  [
    "adds a script to every page",
    (_path, sent) =>
      isPage(sent) ? withText(sent, (html) => html.replace("</body>", "<script></script></body>")) : {},
    [
      "Your host changes the pages (an e-mail obfuscator, a minifier or a script injector?): the policy will block what it adds",
    ],
  ],
  [
    "has many small faults",
    (path, sent) => {
      if (path === "/robots.txt") return null;
      if (path === "/") return withHeaders(sent, { "x-content-type-options": "sniff" });
      if (path === "/about") return { status: 301, headers: new Headers({ location: "/about/" }) };
      if (path === "/terms") return withHeaders(sent, { "content-type": "text/html; charset=latin1" });
      if (path === "/privacy") return withHeaders(sent, { "referrer-policy": "origin", "set-cookie": "id=1" });
      if (path === "/manifest.webmanifest") return withHeaders(sent, { "content-type": "text/plain" });
      if (path.endsWith(".png")) return { body: Buffer.from("smaller") };
      return sent.status === 404 ? { body: Buffer.from("Not found") } : {};
    },
    [
      expect.stringMatching(/^No response: \w/),
      "`/about` has the status 301 (/about/), not 200: see Deploy",
      "A file has the content type text/html; charset=latin1, not text/html",
      "Browsers may guess the type of a file (your host replaces x-content-type-options)",
      "YouTube and other sites learn which page their visitors come from (your host replaces referrer-policy)",
      "Your host sets a cookie: the privacy page says that there are none",
      "A file has the content type text/plain, not application/manifest+json",
      "Your host changes files (a minifier or an image optimizer?): browsers refuse a changed script",
      "For an unknown path, your host doesn't send 404.html: see Deploy",
    ],
  ],
];

for (const [does, host, sentences] of FAULTS)
  test(`a host that ${does} differs, and each fault has its sentence`, async ({ deployTo }) => {
    const { status, lines } = await checkSite(await deployTo(host), siteFolder);
    const said = lines.filter((line) => !line.startsWith("  ")).slice(0, -1);
    expect(said).toHaveLength(sentences.length);
    expect(said).toEqual(expect.arrayContaining(sentences));
    expect(status).toBe(1);
  });

test("a host that changes pages as Cloudflare's obfuscator does differs, and the pages are named", async ({
  deployTo,
}) => {
  const url = await deployTo((path, sent) =>
    path.startsWith("/contact") ? withText(sent, (html) => obfuscateEmails(withoutComments(html))) : {},
  );
  const { status, lines } = await checkSite(url, siteFolder);
  expect(lines).toEqual([
    "Your host changes the pages (an e-mail obfuscator, a minifier or a script injector?): the policy will block what it adds",
    "  /contact, /contact/",
    expect.stringMatching(`^2 of \\d+ paths of ${url} differ$`),
  ]);
  expect(status).toBe(1);
});

test("of many paths with the same fault, three are named and the others counted", async ({ deployTo }) => {
  const url = await deployTo((_path, sent) => withHeaders(sent, { "x-content-type-options": "sniff" }));
  const { lines } = await checkSite(url, siteFolder);
  const [, named = "", more] = /^ {2}(.+) and (\d+) more$/.exec(lines[1] ?? "") ?? [];
  expect(named.split(", ")).toHaveLength(3);
  expect(lines[2]).toMatch(new RegExp(`^${3 + Number(more)} of `));
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
