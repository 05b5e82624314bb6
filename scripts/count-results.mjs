/**
 * @typedef {{ passed: number, failed: number, skipped: string[] }} Counts
 * @typedef {import("@playwright/test/reporter").JSONReport} PlaywrightReport
 * @typedef {import("@playwright/test/reporter").JSONReportSuite} PlaywrightSuite
 * @typedef {import("@playwright/test/reporter").JSONReportSpec} PlaywrightSpec
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numRuntimeErrorTestSuites: number,
 *   testResults: { assertionResults: { status: string, fullName: string }[] }[],
 * }} JestReport
 */

/**
 * What a report of `jest --json` says. A file that could not even start counts as one failed test.
 * @param {JestReport} report
 * @returns {Counts}
 */
export function countJest(report) {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: tests.filter(({ status }) => status === "pending" || status === "todo").map(({ fullName }) => fullName),
  };
}

/**
 * What a report of Playwright's `json` reporter says. An error outside every test counts as one failed test.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ suites, stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: suites.flatMap(specsIn).flatMap(skipsOf),
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function specsIn({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/**
 * Each skipped run of a test: where, what, and why.
 * @param {PlaywrightSpec} spec
 */
function skipsOf({ title, tests }) {
  const skipped = tests.filter(({ status }) => status === "skipped");
  return skipped.map(({ projectName, annotations }) => {
    const reason = annotations.find(({ description }) => description)?.description ?? "no reason given";
    return `[${projectName}] ${title}: ${reason}`;
  });
}
