import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureChromium } from "./find-browser.mjs";
import { root, runPackage } from "./run.mjs";
import { build } from "./set-up.mjs";

// npm run bench: builds the site, its unfinished export and a bare Next page, measures them in turn, and prints a table.
// ROUNDS=1 npm run bench is a quick check of the benchmark itself.

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

/** The site as `next build` exports it, before scripts/postbuild removes Next's runtime. */
function buildUnfinished() {
  rmSync(join(root, "out"), { recursive: true, force: true });
  const result = next();
  if (result.succeeded) renameSync(join(root, "out"), join(folder, "unfinished"));
  return result;
}

/** @param {string[]} project */
function next(...project) {
  return runPackage("next", ["build", ...project], { quiet: true, env: { NEXT_TELEMETRY_DISABLED: "1" } });
}

function measure() {
  return runPackage("playwright", ["test", "--config", "e2e/bench/bench.config.ts"], { quiet: true });
}

/** Ends the command with the output of a step that failed. @param {() => import("./run.mjs").Result} step */
function runStep(step) {
  const { succeeded, output } = step();
  if (succeeded) return;
  console.error(output);
  process.exit(1);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
[ensureChromium, buildBarePage, buildUnfinished, () => build({ quiet: true }), measure].forEach(runStep);
console.log(readFileSync(join(folder, "report.md"), "utf8"));
