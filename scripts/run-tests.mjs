import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countJest, countPlaywright } from "./count-results.mjs";
import { runPackage } from "./run.mjs";
import { build, install, isInstalled } from "./set-up.mjs";

// npm test: one line per step, then the failed tests, and the totals as the last line.

/** @typedef {import("./count-results.mjs").Counts} Counts */

const reports = mkdtempSync(join(tmpdir(), "thumbfive-"));
const total = { passed: 0, failed: 0 };
const failures = /** @type {string[]} */ ([]);
const skipped = /** @type {string[]} */ ([]);

/**
 * Runs a step and prints one line for it.
 * @param {string} name
 * @param {() => import("./run.mjs").Result & { summary?: string }} step
 */
function printStep(name, step) {
  process.stdout.write(`${name} ... `);
  const start = performance.now();
  const { succeeded, output, summary = succeeded ? "ok" : "failed" } = step();
  console.log(`${summary} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return { succeeded, output };
}

/**
 * A step that is not a test. Ends the run if it fails, because the next steps need it.
 * @param {string} name
 * @param {() => import("./run.mjs").Result} step
 */
function runStep(name, step) {
  const { succeeded, output } = printStep(name, step);
  if (succeeded) return;
  total.failed += 1;
  failures.push(`${name}\n${output}`);
  finish();
}

/**
 * A step that runs tests and writes a JSON report.
 * @template Report
 * @param {string} name
 * @param {(reportFile: string) => import("./run.mjs").Result} run
 * @param {(report: Report) => Counts} count
 */
function runTests(name, run, count) {
  printStep(name, () => {
    const file = join(reports, `${name}.json`);
    const result = run(file);
    const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8"))) : null;
    // A run that fails without a failed test (no test found, no server) counts as one failure.
    const failed = Math.max(counts?.failed ?? 0, result.succeeded ? 0 : 1);
    const messages = counts?.failures ?? [];
    total.passed += counts?.passed ?? 0;
    total.failed += failed;
    failures.push(...(failed > 0 && messages.length === 0 ? [`${name}\n${result.output}`] : messages));
    skipped.push(...(counts?.skipped ?? []));
    return { ...result, summary: `${counts?.passed ?? 0} passed, ${failed} failed` };
  });
}

/** @returns {never} */
function finish() {
  rmSync(reports, { recursive: true });
  for (const test of skipped) console.log(`skipped: ${test}`);
  for (const failure of failures) console.log(`\nFAILED: ${failure.trim()}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

const quiet = { quiet: true };
// Traces take a third more time. `npx playwright test` by itself records them too.
const trace = process.env.CI ? "retain-on-failure" : "off";
if (!isInstalled()) runStep("install", install);
runStep("lint", () => runPackage("eslint", [".", "--max-warnings", "0"], quiet));
runStep("format", () => runPackage("prettier", ["--check", "."], quiet));
runStep("typegen", () => runPackage("next", ["typegen"], quiet));
runStep("types", () => runPackage("tsc", ["--noEmit"], quiet));
runTests("unit tests", (file) => runPackage("jest", ["--json", `--outputFile=${file}`], quiet), countJest);
runStep("build", () => build(quiet));
const { ensureChromium } = await import("./find-browser.mjs"); // needs the installed packages
runStep("browser", ensureChromium);
runTests(
  "end-to-end tests",
  (file) =>
    runPackage("playwright", ["test", "--reporter", "json", "--trace", trace], {
      ...quiet,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  countPlaywright,
);
finish();
