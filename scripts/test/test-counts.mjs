/**
 * How many tests of a report passed and failed.
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {import("@playwright/test/reporter").JSONReport} PlaywrightReport
 * @typedef {PlaywrightReport["suites"][number]} PlaywrightSuite
 * @typedef {"numPassedTests" | "numFailedTests" | "numPendingTests" | "numRuntimeErrorTestSuites"} JestCount
 * @typedef {Record<JestCount, number>} JestReport
 */

/**
 * A file that could not start counts as one failed test, and so does each skipped test: look for .only and .skip.
 * @param {JestReport} report
 * @returns {Counts}
 */
export function countJest({ numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites }) {
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numRuntimeErrorTestSuites };
}

/** @param {PlaywrightReport} report @returns {Counts} */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** The tests that were skipped, with their reasons. @param {PlaywrightReport} report */
export function skippedTests({ suites }) {
  return suites
    .flatMap(specsIn)
    .flatMap(({ title, tests }) =>
      tests.flatMap(({ status, annotations }) =>
        status === "skipped" ? `${title}: ${annotations[0]?.description ?? "no reason given"}` : [],
      ),
    );
}

/** @param {PlaywrightSuite} suite @returns {PlaywrightSuite["specs"]} */
function specsIn({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/**
 * What a run counts as. One that has failed without a failed test (no server, no report), or that has run no test, is
 * one failure.
 * @param {Counts | null} counts null without a report
 * @param {boolean} succeeded
 * @returns {Counts}
 */
export function countRun(counts, succeeded) {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  return { passed, failed: Math.max(failed, succeeded && passed > 0 ? 0 : 1) };
}
