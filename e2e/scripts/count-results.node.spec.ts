import { expect, test } from "@playwright/test";
import { countJest, countPlaywright } from "../../scripts/count-results.mjs";

test("counts the tests in a jest report and the files that failed to start", () => {
  const assertionResults = ["passed", "failed", "pending", "todo"].map((status) => ({
    status,
    fullName: `a ${status} test`,
  }));
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [{ assertionResults }],
  };
  expect(countJest(report)).toEqual({ passed: 1, failed: 2, skipped: ["a pending test", "a todo test"] });
});

test("counts the tests in a Playwright report, errors outside a test, and the reasons for skips", () => {
  const skipped = {
    status: "skipped",
    projectName: "webkit",
    annotations: [{ type: "skip", description: "not installed" }],
  };
  const spec = { title: "a page", tests: [skipped] };
  const suites = [{ specs: [], suites: [{ specs: [spec] }] }];
  const report = { suites, errors: [{}], stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 1 } };
  // Only the fields that are counted, not the whole report.
  expect(countPlaywright(report as unknown as Parameters<typeof countPlaywright>[0])).toEqual({
    passed: 3,
    failed: 2,
    skipped: ["[webkit] a page: not installed"],
  });
});
