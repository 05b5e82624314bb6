import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {{ passed: number, failed: number, skipped: string[], failures: string[] }} Counts
 * @typedef {import("@playwright/test/reporter").JSONReport} PlaywrightReport
 * @typedef {import("@playwright/test/reporter").JSONReportSuite} PlaywrightSuite
 * @typedef {import("@playwright/test/reporter").JSONReportSpec} PlaywrightSpec
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numRuntimeErrorTestSuites: number,
 *   testResults: {
 *     name: string,
 *     message: string,
 *     assertionResults: { status: string, fullName: string, failureMessages: string[] | null }[],
 *   }[],
 * }} JestReport
 */

/**
 * Counts the tests in a report of `jest --json`. A file that could not start counts as one failed test.
 * @param {JestReport} report
 * @returns {Counts}
 */
export function countJest(report) {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const failed = tests.filter(({ status }) => status === "failed");
  const crashed = report.testResults.filter(
    ({ message, assertionResults }) => message && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: tests.filter(({ status }) => status === "pending" || status === "todo").map(({ fullName }) => fullName),
    failures: [
      ...failed.map(({ fullName, failureMessages }) => describe(fullName, failureMessages ?? [])),
      ...crashed.map(({ name, message }) => describe(name, [message])),
    ],
  };
}

/**
 * Counts the tests in a report of Playwright's `json` reporter. An error outside every test counts as one failed test.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ suites, stats, errors }) {
  const specs = suites.flatMap(specsIn);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: specs.flatMap(describeSkips),
    failures: [
      ...specs.flatMap(describeFailures),
      ...errors.map((error) => describe("outside a test", [error.message ?? ""])),
    ],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function specsIn({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** Each skipped run of a test, with its reason. @param {PlaywrightSpec} spec */
function describeSkips({ title, tests }) {
  const skipped = tests.filter(({ status }) => status === "skipped");
  return skipped.map(({ projectName, annotations }) => {
    const reason = annotations.find(({ description }) => description)?.description ?? "no reason given";
    return `[${projectName}] ${title}: ${reason}`;
  });
}

/** Each failed run of a test, with its messages. @param {PlaywrightSpec} spec */
function describeFailures({ title, file, line, tests }) {
  const failed = tests.filter(({ status }) => status === "unexpected" || status === "flaky");
  return failed.map(({ projectName, results }) => {
    const errors = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ""));
    return describe(`[${projectName}] ${file}:${line} ${title}`, errors);
  });
}

/** @param {string} title @param {string[]} messages */
function describe(title, messages) {
  return stripVTControlCharacters([title, ...messages].join("\n"));
}
