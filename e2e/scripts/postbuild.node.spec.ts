import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { finishExport } from "../../scripts/postbuild/finish-export.mjs";
import { siteFolder } from "../support/built-site";

const CSS = "p{color:#111}";
const jsonLd = '<script type="application/ld+json">{"@type":"WebSite"}</script>';

/** A page as Next exports it: with a style sheet, scripts and preloads of its own. */
const exportedPage = (body: string) =>
  '<!DOCTYPE html><!--id--><html lang="en"><head><meta charSet="utf-8"/>' +
  '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" href="/_next/static/a.js"/><link rel="icon" href="/icon.svg"/></head>' +
  `<body>${body}${jsonLd}<script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([0])</script></body></html>`;

const FILES: Record<string, string> = {
  "index.html": exportedPage(`<div id="tool"><p>5<!-- --> sizes</p></div><script id="early">early(  );\n</script>`),
  "index.txt": "0:payload",
  "privacy.html": exportedPage(
    '<p>Words<!-- --> here</p><noscript><p>and here</p></noscript><script id="set-year">setYear();</script>',
  ),
  "privacy.txt": "0:payload",
  "privacy/__next._full.txt": "0:payload",
  "_not-found.html": exportedPage(""),
  "_not-found/__next._full.txt": "0:payload",
  "__next._full.txt": "0:payload",
  "_next/static/a.css": `${CSS}\n`,
  "_next/static/a.js": "next()",
  "robots.txt": "User-Agent: *",
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
const everythingIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
const toolScript = (folder: string) => `assets/${readdirSync(join(folder, "assets"))[0]}`;
const policyIn = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];

test("removes Next's files and folders and adds one hashed script", async ({ folder }) => {
  await finishExport(folder);
  expect(everythingIn(folder)).toEqual([
    "_headers",
    "assets",
    expect.stringMatching(/^assets\/tool-[0-9a-f]{8}\.js$/),
    "index.html",
    "privacy.html",
    "robots.txt",
  ]);
});

test("keeps the text, the icon, our script and the structured data of a page, but no comment", async ({ folder }) => {
  await finishExport(folder);
  const html = read(folder, "privacy.html");
  expect(html).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="${policyIn(html)}">` +
      `<style>${CSS}</style><link rel="icon" href="/icon.svg"></head>` +
      `<body><p>Words here</p><noscript><p>and here</p></noscript><script id="set-year">setYear();</script>${jsonLd}</body></html>`,
  );
});

test("keeps the early script, adds the tool, and keeps React's comments in its container", async ({ folder }) => {
  await finishExport(folder);
  const html = read(folder, "index.html");
  const tool = `<script type="module" src="/${toolScript(folder)}" integrity="sha256-[^"]+" fetchpriority="low">`;
  expect(html).toMatch(new RegExp(`</style>${tool}`));
  expect(html).toContain(
    `<body><div id="tool"><p>5<!-- --> sizes</p></div><script id="early">early();</script>${jsonLd}</body>`,
  );
});

test("produces the same bytes from the same export", async ({ folder }) => {
  const copy = mkdtempSync(join(tmpdir(), "export-"));
  cpSync(folder, copy, { recursive: true });
  await finishExport(folder);
  // Next writes a random build ID into its files and comments.
  put(copy, "index.html", FILES["index.html"]?.replace("<!--id-->", "<!--other-->") ?? "");
  await finishExport(copy);
  for (const file of ["index.html", "privacy.html", "_headers"]) expect(read(copy, file)).toBe(read(folder, file));
  rmSync(copy, { recursive: true });
});

test("fails for a page with an image from Next's folder, and names the page", async ({ folder }) => {
  put(folder, "privacy.html", exportedPage('<img src="/_next/static/a.png" alt=""/>'));
  await expect(finishExport(folder)).rejects.toThrow("privacy.html: the page still refers to Next's files");
});

test("fails for a home page without the container", async ({ folder }) => {
  put(folder, "index.html", exportedPage("<p>No tool</p>"));
  await expect(finishExport(folder)).rejects.toThrow("index.html: expected one element #tool");
});

test("no line of the built _headers exceeds Cloudflare's limit", () => {
  const lines = read(siteFolder, "_headers").split("\n");
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
});
