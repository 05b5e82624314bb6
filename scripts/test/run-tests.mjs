import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolderFor } from "../folder-lock.mjs";
import { build, install, isInstalled, root, runNpm, runPackage } from "../run.mjs";

// npm test: one line per step, the output of a step that fails, and the totals as the last line. With --check, as npm
// run check passes it, without the end-to-end tests.

const isCheck = process.argv.includes("--check");
const unlock = await lockFolderFor(isCheck ? "npm run check" : "npm test");

/** Has the reports, and a copy of the built site. */
const temporary = mkdtempSync(join(tmpdir(), "tests-"));
process.on("exit", () => rmSync(temporary, { recursive: true }));
const site = join(temporary, "site");
/** Playwright empties its folder first, in which another npm test may be saving downloads. */
const results = join(root, `test-results/${process.pid}`);

const total = { passed: 0, failed: 0 };
const quiet = { quiet: true };

/**
 * Runs a step and counts its tests. A step that fails without a failed test is one failure.
 * @template Report
 * @param {string} name
 * @param {(report: string) => Promise<import("../run.mjs").ProcessResult>} run writes a JSON report if it has tests
 * @param {(report: Report) => typeof total} [count]
 */
async function runStep(name, run, count) {
  const start = performance.now();
  const report = join(temporary, name);
  const { succeeded, output } = await run(report);
  const tests =
    count && existsSync(report) ? count(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 0 };
  total.passed += tests.passed;
  total.failed += succeeded ? 0 : Math.max(tests.failed, 1);
  console.log(`${name} ${succeeded ? "ok" : "failed"} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  if (!succeeded) console.log(output);
}

const lint = () => runStep("lint", () => runNpm(["run", "lint"], quiet));

const testUnits = () =>
  runStep(
    "unit tests",
    (report) => runPackage("jest", ["--json", `--outputFile=${report}`], quiet),
    (/** @type {Record<"numPassedTests" | "numFailedTests", number>} */ { numPassedTests, numFailedTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }),
  );

/** One after the other: both write to .next. Once they are done, other commands may, too. */
async function checkTypesAndBuild() {
  await runStep("typecheck", () => runNpm(["run", "typecheck"], quiet));
  await runStep("build", async () => {
    const result = await build(quiet);
    if (result.succeeded) cpSync(join(root, "out"), site, { recursive: true });
    return result;
  });
  unlock();
}

async function findBrowser() {
  const { ensureChromium } = await import("./find-browser.mjs"); // needs the installed packages
  await runStep("browser", ensureChromium);
}

if (!isInstalled()) await runStep("install", () => install(quiet));
if (total.failed === 0)
  await Promise.all([lint(), checkTypesAndBuild().then(testUnits), ...(isCheck ? [] : [findBrowser()])]);
if (total.failed === 0 && !isCheck)
  await runStep(
    "end-to-end tests",
    (report) =>
      runPackage("@playwright/test", ["test", "--reporter", "dot,json", "--output", results], {
        env: { SITE_FOLDER: site, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }),
    (/** @type {import("@playwright/test/reporter").JSONReport} */ { stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
  );
if (total.failed === 0) rmSync(results, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
