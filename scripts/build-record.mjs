import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

// `next build` empties this folder, so a build that fails leaves no record.
const RECORD = ".next/build-record.json";

/** What builds, tests and npm create in the project's folder. Everything else counts as source. */
const GENERATED = new Set([
  ".bench",
  ".git",
  ".next",
  ".stryker-tmp",
  "next-env.d.ts",
  "node_modules",
  "out",
  "playwright-report",
  "test-results",
  "tsconfig.tsbuildinfo",
]);

/**
 * A hash of everything that determines the built site: files, variables, Node's version, and the year in the footer.
 * @param {string} project
 */
export function hashInputs(project) {
  const { SITE_URL = "", SUPPORT_EMAIL = "", TECHNICAL_EMAIL = "" } = process.env;
  const environment = [SITE_URL, SUPPORT_EMAIL, TECHNICAL_EMAIL, process.version, new Date().getFullYear()];
  return hashFiles(project, GENERATED) + JSON.stringify(environment);
}

/**
 * Records that out/ was built from these inputs.
 * @param {string} project
 * @param {string} inputs
 */
export function recordBuild(project, inputs) {
  const file = join(project, RECORD);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ inputs, output: hashFiles(join(project, "out")) }));
}

/**
 * Whether out/ is what a build would make now.
 * @param {string} project
 */
export function isUpToDate(project) {
  try {
    const { inputs, output } = JSON.parse(readFileSync(join(project, RECORD), "utf8"));
    return inputs === hashInputs(project) && output === hashFiles(join(project, "out"));
  } catch {
    return false;
  }
}

/**
 * @param {string} folder
 * @param {Set<string>} [ignored] names directly in the folder
 */
function hashFiles(folder, ignored = new Set()) {
  const hash = createHash("sha256");
  for (const file of filesIn(folder, ignored)) {
    const content = readFileSync(file);
    hash.update(`${relative(folder, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * @param {string} folder
 * @param {Set<string>} [ignored]
 * @returns {string[]}
 */
function filesIn(folder, ignored = new Set()) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : path;
    })
    .sort();
}
