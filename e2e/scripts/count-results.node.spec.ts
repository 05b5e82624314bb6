import { expect, test } from "@playwright/test";
import { countJest, countPlaywright } from "../../scripts/count-results.mjs";

test("counts the tests in jest's report, and lists failures and skips", () => {
  const assertionResults = ["passed", "failed", "pending", "todo"].map((status) => ({
    status,
    fullName: `a ${status} test`,
    failureMessages: status === "failed" ? ["\u001b[31mexpected 1\u001b[39m"] : [],
  }));
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { name: "a.test.ts", message: "a failed test", assertionResults },
      { name: "b.test.ts", message: "cannot find module", assertionResults: [] },
    ],
  };
  expect(countJest(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: ["a pending test", "a todo test"],
    failures: ["a failed test\nexpected 1", "b.test.ts\ncannot find module"],
  });
});

test("counts the tests in Playwright's report, and lists failures, errors outside a test, and skips with their reasons", () => {
  const project = { projectName: "webkit", annotations: [], results: [] };
  const skipped = { ...project, status: "skipped", annotations: [{ type: "skip", description: "not installed" }] };
  const failed = { ...project, status: "unexpected", results: [{ errors: [{ message: "timed out" }] }] };
  const spec = { title: "a page", file: "a.spec.ts", line: 7, tests: [skipped, failed] };
  const suites = [{ specs: [], suites: [{ specs: [spec] }] }];
  const report = {
    suites,
    errors: [{ message: "no server" }],
    stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 1 },
  };
  // A whole report is long; only these parts count.
  expect(countPlaywright(report as unknown as Parameters<typeof countPlaywright>[0])).toEqual({
    passed: 3,
    failed: 2,
    skipped: ["[webkit] a page: not installed"],
    failures: ["[webkit] a.spec.ts:7 a page\ntimed out", "outside a test\nno server"],
  });
});
