import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { finishExport } from "../../scripts/build/finish-export.mjs";
import { HOW_TO_ADD_A_SCRIPT } from "../../scripts/build/our-scripts.mjs";
import { readBuilt, readPage, siteFolder } from "../support/built-site";

const CSS = "@media print{p{color:#111}}";
/** The styles that only the tool renders. */
const TOOL_CSS = "@layer tool{.row{color:red}@media print{.row{color:#111}}}";
const TOOL_SHEET = `assets/${hashedName(TOOL_CSS, "css")}`;
const jsonLd = '<script type="application/ld+json">{"@type":"WebSite"}</script>';

/** A page as Next exports it: with a style sheet, scripts and preloads of its own. */
const exportedPage = (body: string, css = "a.css") =>
  '<!DOCTYPE html><!--id--><html lang="en"><head><meta charSet="utf-8"/>' +
  `<link rel="stylesheet" href="/_next/static/${css}" data-precedence="next"/>` +
  '<link rel="preload" as="script" href="/_next/static/a.js"/><link rel="icon" href="/icon.svg"/>' +
  '<meta name="referrer" content="no-referrer"/></head>' +
  `<body>${body}${jsonLd}<script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([0])</script></body></html>`;

/** Stands for the bundle, which takes seconds to make. */
const TOOL = { file: "assets/tool-01234567.js", text: "hydrate();" };

/** An operator's files, which Next copies into the export. */
const PUBLIC_FILES: Record<string, string> = {
  _redirects: "/old /new",
  "google1234.html": "google-site-verification: google1234.html",
  "privacy.txt": "No tracking",
  "privacy/map.svg": "<svg/>",
};

const FILES: Record<string, string> = {
  "index.html": exportedPage(
    `<div id="tool"><p>5<!-- --> sizes</p></div><script id="early">early(  );\n</script>`,
    "home.css",
  ),
  "index.txt": "0:payload",
  "privacy.html": exportedPage(
    '<main>Words<style>b{top:0}</style><!-- --> here</main><noscript><p>and<!-- --> here</p></noscript><script id="set-year">setYear("@");</script>',
  ),
  "privacy.txt": "0:payload",
  "privacy/__next._full.txt": "0:payload",
  "_not-found.html": exportedPage(""),
  "_not-found/__next._full.txt": "0:payload",
  "__next._full.txt": "0:payload",
  "_next/static/a.css": `${CSS}\n`,
  "_next/static/home.css": `@layer base,tool;${TOOL_CSS}${CSS}\n`,
  "_next/static/a.js": "next()",
  "robots.txt": "User-Agent: *",
};

/** A small export and an empty public/, in temporary folders. */
const test = base.extend<{ folder: string; publicFolder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "export-"));
    putAll(folder, FILES);
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  publicFolder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "public-"));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

function put(folder: string, file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function putAll(folder: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) put(folder, file, text);
}

function hashedName(content: string | Buffer, extension: string) {
  return `tool-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.${extension}`;
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");
const everythingIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
const policyIn = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];

test("removes Next's files and folders and adds the tool", ({ folder, publicFolder }) => {
  finishExport(folder, TOOL, publicFolder);
  expect(everythingIn(folder)).toEqual([
    "_headers",
    "assets",
    TOOL.file,
    TOOL_SHEET,
    "index.html",
    "privacy.html",
    "robots.txt",
  ]);
});

test("keeps the text, the icon, all styles, our script and the structured data of a page, but none of Next's comments", ({
  folder,
  publicFolder,
}) => {
  finishExport(folder, TOOL, publicFolder);
  const html = read(folder, "privacy.html");
  expect(html).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="${policyIn(html)}"><meta name="referrer" content="no-referrer">` +
      `<style>${CSS}b{top:0}</style><link rel="icon" href="/icon.svg"></head>` +
      "<body><!--email_off--><main>Words here</main><!--/email_off--><noscript><p>and here</p></noscript>" +
      `<script id="set-year">setYear("@");</script>${jsonLd}</body></html>`,
  );
});

test("keeps the early script, adds the tool and its styles, and keeps React's comments in its container", ({
  folder,
  publicFolder,
}) => {
  finishExport(folder, TOOL, publicFolder);
  const html = read(folder, "index.html");
  const rest = `integrity="sha256-[^"]+" fetchpriority="low"`;
  const sheet = `<link id="tool-styles" rel="preload" as="style" href="/${TOOL_SHEET}" ${rest}>`;
  const tool = `<script type="module" src="/${TOOL.file}" ${rest}>`;
  expect(html).toMatch(new RegExp(`<style>@layer base,tool;${CSS}</style>${sheet}${tool}`));
  expect(read(folder, TOOL_SHEET)).toBe(TOOL_CSS);
  expect(html).toContain(
    `<body><div id="tool"><p>5<!-- --> sizes</p></div><script id="early">early();</script>${jsonLd}</body>`,
  );
});

test("produces the same bytes from the same export", ({ folder, publicFolder }) => {
  const copy = mkdtempSync(join(tmpdir(), "export-"));
  cpSync(folder, copy, { recursive: true });
  finishExport(folder, TOOL, publicFolder);
  // Next writes a random build ID into its files and comments.
  put(copy, "index.html", FILES["index.html"]?.replace("<!--id-->", "<!--other-->") ?? "");
  finishExport(copy, TOOL, publicFolder);
  for (const file of ["index.html", "privacy.html", "_headers"]) expect(read(copy, file)).toBe(read(folder, file));
  rmSync(copy, { recursive: true });
});

test("fails for a page with an image from Next's folder, and names the page", ({ folder, publicFolder }) => {
  put(folder, "privacy.html", exportedPage('<img src="/_next/static/a.png" alt=""/>'));
  expect(() => finishExport(folder, TOOL, publicFolder)).toThrow("privacy.html: the page still refers to Next's files");
});

for (const [script, dropped] of [
  ['<script src="https://stats.example/count.js" async=""></script>', "https://stats.example/count.js"],
  ['<link rel="preload" as="script" href="https://stats.example/count.js"/>', "https://stats.example/count.js"],
  ['<script id="stats">count()</script>', 'the inline script "count()"'],
  ['<script type="module">count()</script>', 'the inline script "count()"'],
  // next/script leaves this of an inline script that must run before all others.
  ["<script>(self.__next_s=[]).push([0])</script>", 'the inline script "(self.__next_s=[]).push([0])"'],
] as const) {
  test(`fails for a page with ${script}, and says where a script may be added`, ({ folder, publicFolder }) => {
    put(folder, "privacy.html", exportedPage(script));
    expect(() => finishExport(folder, TOOL, publicFolder)).toThrow(
      `privacy.html: the build would drop ${dropped}. ${HOW_TO_ADD_A_SCRIPT}`,
    );
  });
}

// Next 16 writes these with an app/loading.tsx: the place of the content, and the hidden content.
for (const pending of [
  '<!--$?--><template id="B:0"></template><p>Loading</p><!--/$-->',
  '<div hidden id="S:0"></div>',
]) {
  test(`fails for a page with ${pending}, which React's script would replace`, ({ folder, publicFolder }) => {
    put(folder, "privacy.html", exportedPage(pending));
    expect(() => finishExport(folder, TOOL, publicFolder)).toThrow(
      "privacy.html: a loading.tsx or <Suspense> hides content",
    );
  });
}

test("fails for a home page without the container", ({ folder, publicFolder }) => {
  put(folder, "index.html", exportedPage("<p>No tool</p>"));
  expect(() => finishExport(folder, TOOL, publicFolder)).toThrow("index.html: expected one element #tool");
});

test("leaves the files of public/ as they are", ({ folder, publicFolder }) => {
  for (const target of [folder, publicFolder]) putAll(target, PUBLIC_FILES);
  put(folder, "privacy.txt", "0:payload");
  finishExport(folder, TOOL, publicFolder);
  const published = Object.keys(PUBLIC_FILES).map((file) => [file, read(folder, file)]);
  expect(Object.fromEntries(published)).toEqual(PUBLIC_FILES);
  expect(read(folder, "_headers")).not.toContain("/google1234");
});

test("the built module is named after its content, and begins with the hint to compile it while it streams", () => {
  const [script = ""] = readPage("/").attributes("script", "src");
  const module = readBuilt(script);
  expect(script).toBe(`/assets/${hashedName(module, "js")}`);
  expect(module.toString("utf8", 0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("no line of the built _headers exceeds Cloudflare's limit", () => {
  const lines = read(siteFolder, "_headers").split("\n");
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
});
