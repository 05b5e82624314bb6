import { readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { finishPage } from "./finish-page.mjs";
import { hashOf } from "./finish/hash.mjs";
import { finishLoader } from "./finish/loader.mjs";
import { nginxMap, withPolicies } from "./finish/policies.mjs";

/** The pages, and which of them has a client component. Any other page in the export is an error. */
export const pages = [
  { path: "/", file: "index.html", interactive: true },
  ...["privacy", "about", "contact", "disclaimer", "terms", "sitemap", "404"].map((name) => ({
    path: `/${name}`,
    file: `${name}.html`,
    interactive: false,
  })),
];

/** What else the site is made of, beside the files of public/ and the script files that a page needs. */
const otherFiles = ["_headers", "_policies.conf", "llms.txt", "manifest.webmanifest", "robots.txt", "sitemap.xml"];

/** What Next writes and no finished page reads: payloads for its router, a second copy of the 404 page, lists, style sheets. */
const unread = [
  ...pages.map(({ file }) => new RegExp(`^${file.replace(".html", "\\.txt")}$`)),
  /(^|\/)__next\.[^/]+\.txt$/,
  /^_not-found\.(html|txt)$/,
  /^_next\/static\/[^/]+\/_\w+Manifest\.js$/,
  /^_next\/static\/chunks\/[^/]+\.css$/,
];

const scriptFile = /^_next\/static\/chunks\/[^/]+\.js$/;

/**
 * Finishes the export in `folder`: every page gets its policy and loses what it does not need, files that nothing reads go, and the
 * policies are written as headers too. Run again, it changes nothing. Throws, with the name of the file, when one is not as
 * expected; the export is then left as it was.
 * @param {string} folder
 */
export function finishExport(folder) {
  const read = (/** @type {string} */ path) => readFileSync(join(folder, path), "utf8");
  const known = new Set([...pages.map(({ file }) => file), ...otherFiles, ...filesIn(ownPath("../public"))]);
  const others = filesIn(folder).filter((file) => !known.has(file));
  const stranger = others.find((file) => ![...unread, scriptFile].some((pattern) => pattern.test(file)));
  if (stranger) throw new Error(`${stranger}: a file that the finishing step does not know`);

  const scripts = others.filter((file) => scriptFile.test(file));
  const loader = finishLoader(scripts, read);
  const readFinished = (/** @type {string} */ path) => (path.endsWith(loader.file) ? loader.text : read(path));

  const finished = pages.map(({ path, file, interactive }) => {
    try {
      const text = read(file).replaceAll(loader.before, loader.file);
      const addedStyles = interactive ? sonnerStyles() : [];
      return { path, file, ...finishPage(text, { interactive, readAsset: readFinished, addedStyles }) };
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  });
  for (const { file, html } of finished) writeFileSync(join(folder, file), html);
  writeFileSync(join(folder, loader.file), loader.text);

  const pagesText = finished.map(({ html }) => html).join();
  const needed = filesNamedIn(pagesText, [...scripts, loader.file], readFinished);
  for (const file of others) if (!needed.has(file)) rmSync(join(folder, file));
  removeEmptyFolders(folder);

  writeFileSync(join(folder, "_headers"), withPolicies(readFileSync(ownPath("../public/_headers"), "utf8"), finished));
  writeFileSync(join(folder, "_policies.conf"), nginxMap(finished));
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll("\\", "/"));
}

/**
 * The files that a text names, and those that these name in turn.
 * @param {string} text
 * @param {string[]} files
 * @param {(file: string) => string} read
 * @returns {Set<string>}
 */
function filesNamedIn(text, files, read, found = new Set()) {
  for (const file of files) {
    if (found.has(file) || !text.includes(basename(file))) continue;
    found.add(file);
    filesNamedIn(read(file), files, read, found);
  }
  return found;
}

/** @param {string} folder */
function removeEmptyFolders(folder) {
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of inside) removeEmptyFolders(join(folder, name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** sonner adds its style sheet by script, empty at first; the policy lets in just these two. */
function sonnerStyles() {
  const code = readFileSync(ownPath("../node_modules/sonner/dist/index.mjs"), "utf8");
  const [, literal] = /^__insertCSS\((".*")\);?$/m.exec(code) ?? [];
  if (!literal) throw new Error("sonner adds its style in another way than before");
  return [hashOf(""), hashOf(JSON.parse(literal))];
}

/** @param {string} path */
function ownPath(path) {
  return fileURLToPath(new URL(path, import.meta.url));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    finishExport(process.argv[2] ?? "out");
  } catch (error) {
    console.error(`The export is not finished. ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
  const unset = ["SITE_URL", "SUPPORT_EMAIL", "TECHNICAL_EMAIL"].filter((name) => !process.env[name]);
  if (unset.length > 0)
    console.log(`Built with addresses under thumbfive.example: set ${unset.join(", ")} before publishing.`);
}
