import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countJest, countPlaywright } from "./count-results.mjs";
import { run, runTool } from "./run.mjs";
import { build, ensureInstalled } from "./set-up.mjs";

const reports = mkdtempSync(join(tmpdir(), "thumbfive-"));
const total = { passed: 0, failed: 0 };

/** Prints the last line and ends the command. */
function finish() {
  rmSync(reports, { recursive: true });
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

/**
 * A step that is no test itself. If it fails, nothing after it makes sense.
 * @param {string} name
 * @param {() => boolean} step
 */
function runStep(name, step) {
  console.log(`\n== ${name}`);
  if (step()) return;
  console.log(`${name}: failed`);
  total.failed += 1;
  finish();
}

/**
 * Runs tests that write a JSON report, and adds up what it says.
 * @param {string} name
 * @param {(reportFile: string) => boolean} runTests
 * @param {(report: any) => import("./count-results.mjs").Counts} count
 */
function runTests(name, runTests, count) {
  console.log(`\n== ${name}`);
  const file = join(reports, `${name}.json`);
  const succeeded = runTests(file);
  const report = existsSync(file)
    ? count(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0, skipped: [] };
  for (const test of report.skipped) console.log(`skipped: ${test}`);
  total.passed += report.passed;
  // No test found, no server, no report: a run that failed without a failed test counts as one.
  total.failed += succeeded ? report.failed : Math.max(report.failed, 1);
}

runStep("install", ensureInstalled);
runStep("lint", () => run("npm", ["run", "--silent", "lint"]));
runStep("types", () => runTool("next", ["typegen"], { quiet: true }) && runTool("tsc", ["--noEmit"]));
runTests("units", (file) => runTool("jest", ["--json", `--outputFile=${file}`]), countJest);
runStep("build", build);
const { ensureChromium } = await import("./find-browser.mjs"); // it needs what "install" brought
runStep("browser", ensureChromium);
runTests(
  "pages",
  (file) =>
    runTool("playwright", ["test", "--config", "playwright.config.ts", "--reporter", "list,json"], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  countPlaywright,
);
finish();
