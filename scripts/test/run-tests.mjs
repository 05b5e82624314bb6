import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNpm, runPackage } from "../run.mjs";
import { build, install, isInstalled } from "../run.mjs";
import { countJest, countPlaywright, countRun, skippedTests } from "./test-counts.mjs";

// npm test: one line per step, the output of a step that fails, and the totals as the last line. With --check, as npm
// run check passes it, without the end-to-end tests.

/**
 * @typedef {import("../run.mjs").Result} Result
 * @typedef {import("./test-counts.mjs").Counts} Counts
 */

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const total = { passed: 0, failed: 0 };

/** Returns whether the step succeeded. @param {string} name @param {() => Promise<Result>} run */
async function runStep(name, run) {
  const start = performance.now();
  const { succeeded, output } = await run();
  console.log(`${name} ${succeeded ? "ok" : "failed"} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  if (!succeeded) console.log(output);
  return succeeded;
}

/** A step without tests, which counts only if it fails. @param {string} name @param {() => Promise<Result>} run */
async function check(name, run) {
  if (!(await runStep(name, run))) total.failed += 1;
}

/**
 * A step that runs tests and writes a JSON report. Returns the report, if there is one.
 * @template Report
 * @param {string} name
 * @param {(reportFile: string) => Promise<Result>} run
 * @param {(report: Report) => Counts} count
 * @returns {Promise<Report | null>}
 */
async function runTests(name, run, count) {
  const file = join(reports, `${name}.json`);
  const succeeded = await runStep(name, () => run(file));
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const { passed, failed } = countRun(report && count(report), succeeded);
  console.log(`  ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
  return report;
}

/** @returns {never} */
function finish() {
  rmSync(reports, { recursive: true });
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

const quiet = { quiet: true };

async function lintAndTestUnits() {
  await check("lint", () => runNpm(["run", "lint"], quiet));
  await runTests("unit tests", (file) => runPackage("jest", ["--json", `--outputFile=${file}`], quiet), countJest);
}

/** One after the other: both write to .next. */
async function checkTypesAndBuild() {
  await check("typecheck", () => runNpm(["run", "typecheck"], quiet));
  await check("build", () => build(quiet));
}

async function findBrowser() {
  const { ensureChromium } = await import("./find-browser.mjs"); // needs the installed packages
  await check("browser", ensureChromium);
}

if (!isInstalled()) {
  await check("install", install);
  if (total.failed > 0) finish();
}
const isCheck = process.argv.includes("--check");
await Promise.all([lintAndTestUnits(), checkTypesAndBuild(), ...(isCheck ? [] : [findBrowser()])]);
if (total.failed > 0 || isCheck) finish();

const report = await runTests(
  "end-to-end tests",
  (file) =>
    runPackage("@playwright/test", ["test", "--reporter", "dot,json"], {
      ...quiet,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  countPlaywright,
);
// Traces take time, so only what has failed runs again with one.
if (process.env.CI && total.failed > 0)
  await runStep("traces", () => runPackage("@playwright/test", ["test", "--last-failed", "--trace", "on"], quiet));
for (const skipped of report ? skippedTests(report) : []) console.log(`  skipped: ${skipped}`);
finish();
