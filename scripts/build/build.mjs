import { accessSync, constants, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockFolderFor } from "../folder-lock.mjs";
import { pathOf } from "../paths.mjs";
import { requirePackages, root, runPackage } from "../run.mjs";

// npm run build: builds the site into out/. Settings are checked before anything is touched. The site is made beside out/ and
// takes its place once it is whole. Until then, and if the build fails, out/ stays as it was.

const OUT = join(root, "out");

/** Beside out/, because .next/ may be on another file system, from which no folder can be moved. */
const EXPORT_FOLDER = ".out/new";

/** Removes a folder, if that is possible. @param {string} folder */
function remove(folder) {
  try {
    rmSync(join(root, folder), { recursive: true, force: true });
  } catch {
    // A later step fails if this matters.
  }
}

/** What the build writes beside the pages. Next would silently replace it with a file of public/. */
const OTHER_FILES = ["_headers", "llms.txt", "manifest.webmanifest", "robots.txt", "sitemap.xml"];

/** Throws if a setting is invalid, or if public/ has files that the build writes itself. */
async function checkSettings() {
  const { lib } = await import("./lib.mjs");
  const pages = ["/404", ...Object.values(lib.pages).map(({ path }) => path)];
  const conflicts = readdirSync(join(root, "public")).filter(
    (file) => OTHER_FILES.includes(file) || (file.endsWith(".html") && pages.includes(pathOf(`/${file}`))),
  );
  if (conflicts.length > 0)
    throw new Error(
      `${conflicts.sort().join(", ")} in public/: the build writes these itself, from app/ or, the headers, from lib/security-headers.ts.`,
    );
}

async function build() {
  remove(".out");
  const { succeeded } = await runPackage("next", ["build"], { env: { EXPORT_FOLDER } });
  if (!succeeded) {
    // Turbopack would repeat an error in an imported style sheet from its cache. Folders above that may be mount points.
    remove(".next/cache/turbopack");
    remove(".next");
    throw new Error("next build failed: see above.");
  }
  const { bundleTool } = await import("./bundle-tool.mjs");
  const { finishExport } = await import("./finish-export.mjs");
  const site = join(root, EXPORT_FOLDER);
  finishExport(site, await bundleTool(), join(root, "public"));
  if (existsSync(OUT)) renameSync(OUT, join(root, ".out/old"));
  renameSync(site, OUT);
  remove(".out");
}

// Next fails to export if the shell has set NODE_ENV=development, and the value selects the .env files.
Object.assign(process.env, { NODE_ENV: "production" });
requirePackages();
try {
  accessSync(root, constants.W_OK);
  await lockFolderFor("npm run build");
  await checkSettings();
  await build();
} catch (error) {
  const kept = existsSync(OUT) ? " and leaves out/ as it was" : "";
  console.error(`The build failed${kept}: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

const unset = ["SITE_URL", "SUPPORT_EMAIL", "TECHNICAL_EMAIL"].filter((name) => !process.env[name]);
if (unset.length > 0) console.log(`Built with example addresses: set ${unset.join(", ")} before publishing.`);
