import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureChromium } from "./find-browser.mjs";
import { root, runTool } from "./run.mjs";
import { build } from "./set-up.mjs";

// Builds the site, its unfinished export and a bare Next page, measures them in turn, and prints the result: npm run bench
// ROUNDS=1 npm run bench is a quick check of the bench itself.

const folder = join(root, ".bench");

/** The smallest page that this version of Next exports. It stays inside the checkout, where the build finds node_modules. */
const barePage = {
  "next.config.mjs": `export default { output: "export", turbopack: { root: ${JSON.stringify(root)} } };`,
  "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  "app/page.jsx": `export default () => <h1>Hello</h1>;`,
};

function buildBarePage() {
  for (const [file, text] of Object.entries(barePage)) {
    const path = join(folder, "bare", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return next(".bench/bare");
}

/** What `next build` exports before scripts/postbuild finishes it: the same site, with Next's runtime. */
function buildUnfinished() {
  rmSync(join(root, "out"), { recursive: true, force: true });
  if (!next()) return false;
  renameSync(join(root, "out"), join(folder, "unfinished"));
  return true;
}

/** @param {string[]} project */
function next(...project) {
  return runTool("next", ["build", ...project], { quiet: true, env: { NEXT_TELEMETRY_DISABLED: "1" } });
}

function measure() {
  return runTool("playwright", ["test", "--config", "e2e/bench/bench.config.ts"], { quiet: true });
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const succeeded = ensureChromium() && buildBarePage() && buildUnfinished() && build() && measure();
if (succeeded) console.log(readFileSync(join(folder, "report.md"), "utf8"));
process.exit(succeeded ? 0 : 1);
