import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { finishExport } from "../../scripts/postbuild/finish-export.mjs";
import { siteFolder } from "../support/built-site";

const CSS = "p{color:#111}";
const styleSheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const preload = '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>';
const nextScripts =
  '<script src="/_next/static/chunks/a.js" noModule=""></script><script src="/_next/static/chunks/a.js" async=""></script>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || []).push({});</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script>';
const jsonLd = '<script type="application/ld+json">{"@type":"WebSite"}</script>';

/** A page as Next exports it. */
const exportedPage = (body: string) =>
  `<!DOCTYPE html><!--id--><html lang="en"><head><meta charSet="utf-8"/>${styleSheet}${preload}</head>` +
  `<body><div hidden=""><!--$--><!--/$--></div>${body}${jsonLd}${nextScripts}</body></html>`;

const FILES: Record<string, string> = {
  "index.html": exportedPage('<div id="tool"><p>5<!-- --> sizes</p></div><script id="early">start()</script>'),
  "index.txt": "0:payload",
  "privacy.html": exportedPage("<p>Words<!-- --> here</p>"),
  "privacy.txt": "0:payload",
  "privacy/__next._full.txt": "0:payload",
  "_not-found.html": exportedPage(""),
  "_not-found.txt": "0:payload",
  "_next/static/chunks/a.css": `${CSS}\n`,
  "_next/static/chunks/a.js": "next()",
  "_next/static/id/_buildManifest.js": "",
  "robots.txt": "User-Agent: *",
  _headers: "/*\n  X-Content-Type-Options: nosniff\n",
};

/** A small export in a temporary folder. */
const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "export-"));
    for (const [file, text] of Object.entries(FILES)) put(folder, file, text);
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

function put(folder: string, file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

function filesIn(folder: string) {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return paths.filter((path) => statSync(join(folder, path)).isFile());
}

const toolScript = (folder: string) => `assets/${readdirSync(join(folder, "assets"))[0]}`;

test("removes every file of Next's and adds one hashed script", async ({ folder }) => {
  await finishExport(folder);
  expect(filesIn(folder)).toEqual([
    "_headers",
    "_policies.conf",
    expect.stringMatching(/^assets\/tool-[A-Z0-9]{8}\.js$/),
    "index.html",
    "privacy.html",
    "robots.txt",
  ]);
});

test("keeps the text and JSON-LD of a page, but no script", async ({ folder }) => {
  await finishExport(folder);
  const [, policy] = /content="(default-src[^"]+)"/.exec(read(folder, "privacy.html")) ?? [];
  expect(read(folder, "privacy.html")).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
      `<style>${CSS}</style></head><body><p>Words here</p>${jsonLd}</body></html>`,
  );
  expect(policy).toContain("script-src 'none'; ");
});

test("adds the script to the page with the container, and keeps React's comments inside it", async ({ folder }) => {
  await finishExport(folder);
  const html = read(folder, "index.html");
  expect(html).toMatch(
    new RegExp(
      `</style><script type="module" src="/${toolScript(folder)}" integrity="sha256-[^"]+" fetchpriority="low">`,
    ),
  );
  expect(html).toContain(
    `<body><div id="tool"><p>5<!-- --> sizes</p></div><script id="early">start()</script>${jsonLd}</body>`,
  );
});

test("writes the policy of each page into _headers and _policies.conf", async ({ folder }) => {
  await finishExport(folder);
  for (const [path, file] of [
    ["/", "index.html"],
    ["/privacy", "privacy.html"],
  ] as const) {
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(read(folder, file)) ?? [];
    expect(read(folder, "_headers")).toContain(`\n${path}\n  Content-Security-Policy: ${policy}\n`);
    expect(read(folder, "_policies.conf")).toContain(`  /${file} "${policy}";\n`);
  }
  // A rule for the whole folder would make some hosts cache the 404 of a deleted file.
  expect(read(folder, "_headers")).toContain(
    `\n/${toolScript(folder)}\n  Cache-Control: public, max-age=31536000, immutable\n`,
  );
  expect(read(folder, "_headers")).not.toContain("/assets/*");
});

test("produces the same bytes from the same export", async ({ folder }) => {
  const copy = mkdtempSync(join(tmpdir(), "export-"));
  cpSync(folder, copy, { recursive: true });
  await finishExport(folder);
  // Next writes a random build ID into its files and comments.
  put(copy, "index.html", FILES["index.html"]?.replace("<!--id-->", "<!--other-->") ?? "");
  await finishExport(copy);
  const contents = (root: string) => filesIn(root).map((file) => [file, read(root, file)]);
  expect(contents(copy)).toEqual(contents(folder));
  rmSync(copy, { recursive: true });
});

for (const [problem, body] of [
  ["an inline script", "<script>track()</script>"],
  ["a script from another host", '<script src="https://cdn.example/x.js" async=""></script>'],
  ["an inline style", '<style media="print">p{}</style>'],
  ["a preloaded font", '<link rel="preload" as="font" href="/_next/static/media/a.woff2"/>'],
  ["a prefetched page", '<link rel="prefetch" href="/about"/>'],
  ["a redirect", '<meta http-equiv="refresh" content="0;/x"/>'],
  ["an event handler attribute", '<p onclick="x()"></p>'],
  ["a style attribute", '<p style="color:red"></p>'],
  ["a javascript: link", '<a href=" java\nscript:x()"></a>'],
  ["a ping", '<a href="/" ping="/x"></a>'],
  ["a frame", '<iframe src="/about"></iframe>'],
  ["an event handler inside <noscript>", '<noscript><p onclick="x()"></p></noscript>'],
  ["an image from Next's folder", '<img src="/_next/static/media/a.png" alt=""/>'],
] as const) {
  test(`fails for a page with ${problem}, and names the page and both versions of Next`, async ({ folder }) => {
    put(folder, "privacy.html", exportedPage(body));
    const error = await finishExport(folder).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/^Error: privacy\.html: (unknown element <|the page still refers to Next's files)/);
    expect(String(error)).toMatch(/scripts\/postbuild\/finish-page\.mjs was written for Next \S+; this is Next \S+\.$/);
  });
}

test("shows the source of an unknown element", async ({ folder }) => {
  put(folder, "privacy.html", exportedPage("<script defer>track()</script>"));
  await expect(finishExport(folder)).rejects.toThrow('privacy.html: unknown element <script defer="">track()');
});

test("fails for a home page without the container", async ({ folder }) => {
  put(folder, "index.html", exportedPage("<p>No tool</p>"));
  await expect(finishExport(folder)).rejects.toThrow('index.html: no element with the id "tool"');
});

test("fails for an export without a home page", async ({ folder }) => {
  rmSync(join(folder, "index.html"));
  await expect(finishExport(folder)).rejects.toThrow("index.html is missing");
});

test("the built site contains nothing of Next's", () => {
  expect(existsSync(join(siteFolder, "_next"))).toBe(false);
  for (const file of filesIn(siteFolder)) expect(read(siteFolder, file), file).not.toMatch(/__next_f|\/_next\//);
});

test("no line of the _headers file exceeds Cloudflare's limit", () => {
  expect(
    read(siteFolder, "_headers")
      .split("\n")
      .filter((line) => line.length > 2000),
  ).toEqual([]);
});
