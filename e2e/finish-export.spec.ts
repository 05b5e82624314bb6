import { spawnSync } from "node:child_process";
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
import { fileURLToPath } from "node:url";
import { expect, test as base } from "@playwright/test";
import { finishExport, pages } from "../scripts/finish-export.mjs";

const out = process.env.SITE_FOLDER ?? fileURLToPath(new URL("../out", import.meta.url));

/** A copy of the real export, to be spoiled. */
const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "export-"));
    cpSync(out, folder, { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

function contentsOf(folder: string) {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return files.map((path) => [path, readFileSync(join(folder, path), "latin1")]);
}

function put(folder: string, file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function loaderIn(folder: string) {
  const [name = ""] = readdirSync(join(folder, "_next/static/chunks")).filter((file) => file.startsWith("turbopack-"));
  return `_next/static/chunks/${name}`;
}

test("the pages that it knows are those of the sitemap, and the 404 page", ({ folder }) => {
  const sitemap = readFileSync(join(folder, "sitemap.xml"), "utf8");
  const paths = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(pages.map(({ path }) => path).sort()).toEqual([...paths, "/404"].sort());
  expect(pages.filter(({ interactive }) => interactive)).toEqual([expect.objectContaining({ path: "/" })]);
});

test("finishing the finished site changes no byte of it", ({ folder }) => {
  const before = contentsOf(folder);
  finishExport(folder);
  expect(contentsOf(folder)).toEqual(before);
});

test("what Next writes and nothing reads goes, with the folders that it stood in", ({ folder }) => {
  const before = contentsOf(folder);
  for (const file of [
    "privacy.txt",
    "privacy/__next._full.txt",
    "_not-found.html",
    "_next/static/3hE/_buildManifest.js",
    "_next/static/chunks/0left-over.js",
    "_next/static/chunks/0left-over.css",
  ])
    put(folder, file, "");
  finishExport(folder);
  expect(contentsOf(folder)).toEqual(before);
  expect(existsSync(join(folder, "privacy"))).toBe(false);
});

for (const [what, file, change, complaint] of [
  ["a page", "faq.html", () => "<p>", "faq.html: a file that the finishing step does not know"],
  ["a page within a page's folder", "privacy/faq.html", () => "<p>", "privacy/faq.html: a file that"],
  ["a file", "_next/static/media/font.woff2", () => "", "_next/static/media/font.woff2: a file that"],
  [
    "a script in a page",
    "terms.html",
    (html: string) => html.replace("</body>", "<script>track()</script></body>"),
    "terms.html: an unknown element: <script> track()",
  ],
] as const) {
  test(`it does not know ${what}: it says which, fails the build, and leaves the export as it was`, ({ folder }) => {
    const path = join(folder, file);
    put(folder, file, change(existsSync(path) ? readFileSync(path, "utf8") : ""));
    const before = contentsOf(folder);
    const step = fileURLToPath(new URL("../scripts/finish-export.mjs", import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [step, folder], { encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toContain(`The export is not finished. ${complaint}`);
    expect(contentsOf(folder)).toEqual(before);
  });
}

test("a page that is missing is named", ({ folder }) => {
  rmSync(join(folder, "contact.html"));
  expect(() => finishExport(folder)).toThrow("contact.html: ");
});

for (const [what, change, complaint] of [
  [
    "asks for files in another way",
    (code: string) => code.replace(".integrity=", ".nonce="),
    "asks for files in another way",
  ],
  ["asks for files in two places", (code: string) => code + code, "asks for files in another way"],
] as const) {
  test(`a loader of Next's that ${what} is refused`, ({ folder }) => {
    const loader = join(folder, loaderIn(folder));
    writeFileSync(loader, change(readFileSync(loader, "utf8")));
    expect(() => finishExport(folder)).toThrow(`Next's loader ${complaint}`);
  });
}

test("two loaders are refused", ({ folder }) => {
  put(folder, "_next/static/chunks/turbopack-0.js", "");
  expect(() => finishExport(folder)).toThrow("Next's loader is to be one file");
});

test("a loader that knows another hash has another name, and the page asks for that one", ({ folder }) => {
  const before = loaderIn(folder);
  const code = readFileSync(join(folder, before), "utf8");
  const [, later = ""] = /"\/(_next\/[^"]+\.js)":"sha256-/.exec(code) ?? [];
  writeFileSync(join(folder, later), `${readFileSync(join(folder, later), "utf8")};`);
  finishExport(folder);
  const after = loaderIn(folder);
  expect(after).not.toBe(before);
  expect(existsSync(join(folder, before))).toBe(false);
  expect(readFileSync(join(folder, "index.html"), "utf8")).toContain(`src="/${after}"`);
});

test("the policies stand in the files for the hosts, each line within what Cloudflare takes", ({ folder }) => {
  const headers = readFileSync(join(folder, "_headers"), "utf8");
  const map = readFileSync(join(folder, "_policies.conf"), "utf8");
  for (const { path, file } of pages) {
    const html = readFileSync(join(folder, file), "utf8");
    const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html) ?? [];
    expect(headers).toContain(`\n${path}\n  Content-Security-Policy: ${policy}\n`);
    expect(map).toContain(`  /${file} "${policy}";\n`);
  }
  expect(headers.split("\n").filter((line) => line.length > 2000)).toEqual([]);
});
