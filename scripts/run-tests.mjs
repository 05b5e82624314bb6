import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNpm, runPackage } from "./run.mjs";
import { build, install, isInstalled } from "./set-up.mjs";

// npm test: one line per step, the output of a step that fails, and the totals as the last line.

/**
 * @typedef {import("./run.mjs").Result} Result
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {import("@playwright/test/reporter").JSONReport} PlaywrightReport
 * @typedef {PlaywrightReport["suites"][number]} PlaywrightSuite
 * @typedef {"numPassedTests" | "numFailedTests" | "numPendingTests" | "numRuntimeErrorTestSuites"} JestCount
 * @typedef {Record<JestCount, number>} JestReport
 */

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const total = { passed: 0, failed: 0 };

/** @param {string} name @param {() => Promise<Result>} run */
async function runStep(name, run) {
  process.stdout.write(`${name} ... `);
  const start = performance.now();
  const { succeeded, output } = await run();
  console.log(`${succeeded ? "ok" : "failed"} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  if (!succeeded) console.log(output);
  return succeeded;
}

/** A step that the next ones need: ends the run if it fails. @param {string} name @param {() => Promise<Result>} run */
async function requireStep(name, run) {
  if (await runStep(name, run)) return;
  total.failed += 1;
  finish();
}

/**
 * A step that runs tests and writes a JSON report.
 * @template Report
 * @param {string} name
 * @param {(reportFile: string) => Promise<Result>} run
 * @param {(report: Report) => Counts} count
 */
async function runTests(name, run, count) {
  const file = join(reports, `${name}.json`);
  const succeeded = await runStep(name, () => run(file));
  const { passed, failed } = existsSync(file)
    ? count(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0 };
  console.log(`  ${passed} passed, ${failed} failed`);
  total.passed += passed;
  // A run that fails without a failed test (no test found, no server) counts as one failure.
  total.failed += Math.max(failed, succeeded ? 0 : 1);
}

/** A file that could not start counts as one failed test, and so does each skipped test. @param {JestReport} report */
function countJest({ numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites }) {
  if (numPendingTests > 0)
    console.log(`  ${numPendingTests} skipped, which counts as failed: look for .only and .skip`);
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numRuntimeErrorTestSuites };
}

/** @param {PlaywrightReport} report */
function countPlaywright({ suites, stats, errors }) {
  for (const { title, tests } of suites.flatMap(specsIn))
    for (const { status, annotations } of tests)
      if (status === "skipped") console.log(`  skipped: ${title}: ${annotations[0]?.description ?? "no reason given"}`);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** @param {PlaywrightSuite} suite @returns {PlaywrightSuite["specs"]} */
function specsIn({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** @returns {never} */
function finish() {
  rmSync(reports, { recursive: true });
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

const quiet = { quiet: true };
// Traces take a third more time. `npx playwright test` by itself records them too.
const trace = process.env.CI ? "retain-on-failure" : "off";
if (!isInstalled()) await requireStep("install", install);
await requireStep("lint", () => runNpm(["run", "lint"], quiet));
await requireStep("typecheck", () => runNpm(["run", "typecheck"], quiet));
await runTests("unit tests", (file) => runPackage("jest", ["--json", `--outputFile=${file}`], quiet), countJest);
await requireStep("build", () => build(quiet));
const { ensureChromium } = await import("./find-browser.mjs"); // needs the installed packages
await requireStep("browser", ensureChromium);
await runTests(
  "end-to-end tests",
  (file) =>
    runPackage("@playwright/test", ["test", "--reporter", "dot,json", "--trace", trace], {
      ...quiet,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  countPlaywright,
);
finish();
