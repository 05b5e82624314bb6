import { expect, test } from "@playwright/test";
import { countJest, countPlaywright, countRun, skippedTests } from "../../scripts/test-counts.mjs";

for (const [title, counts, succeeded, expected] of [
  ["that passed counts its tests", { passed: 3, failed: 0 }, true, { passed: 3, failed: 0 }],
  ["with failed tests counts them", { passed: 3, failed: 2 }, false, { passed: 3, failed: 2 }],
  ["that failed without a failed test is one failure", { passed: 3, failed: 0 }, false, { passed: 3, failed: 1 }],
  ["without tests is one failure", { passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
  ["without a report is one failure", null, true, { passed: 0, failed: 1 }],
] as const)
  test(`a run ${title}`, () => {
    expect(countRun(counts, succeeded)).toEqual(expected);
  });

test("skipped unit tests, and files that could not start, count as failed", () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numRuntimeErrorTestSuites: 1 };
  expect(countJest(report)).toEqual({ passed: 5, failed: 4 });
});

/** What the functions read of Playwright's report. */
const playwrightReport = (parts: object) => parts as Parameters<typeof countPlaywright>[0];

test("flaky end-to-end tests, and errors outside of tests, count as failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 1 };
  expect(countPlaywright(playwrightReport({ stats, errors: [{}] }))).toEqual({ passed: 5, failed: 4 });
});

test("names skipped end-to-end tests, also in a describe", () => {
  const passed = { title: "passed", tests: [{ status: "expected", annotations: [] }] };
  const skipped = { title: "skipped", tests: [{ status: "skipped", annotations: [{ description: "no browser" }] }] };
  const suites = [{ specs: [passed], suites: [{ specs: [skipped] }] }];
  expect(skippedTests(playwrightReport({ suites }))).toEqual(["skipped: no browser"]);
});
