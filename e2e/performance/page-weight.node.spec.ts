import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { readBuilt, readPage } from "../support/built-site";
import { pagePaths } from "../support/paths";

// Unlike times, bytes don't vary between runs.

/**
 * Bytes after compression. A server sends about 14,600 before it waits for an answer: a page that fits is painted a round
 * trip earlier, and its headers take 1,300 of them. The script's is a round number, well below what a bare Next page
 * sends.
 */
const BUDGET = { html: 13_200, script: 104_000 };

function expectWithinBudget(path: string, budget: number) {
  const advice = `${path} exceeds its budget. If it is worth it, raise BUDGET, with the reason in the commit.`;
  expect(gzipSync(readBuilt(path), { level: 9 }).length, advice).toBeLessThanOrEqual(budget);
}

for (const path of [...pagePaths, "/404"]) {
  test(`${path} keeps within the budget for its HTML and ${path === "/" ? "its one script" : "has no script"}`, () => {
    expectWithinBudget(path, BUDGET.html);
    const scripts = readPage(path).attributes("script", "src");
    expect(scripts).toHaveLength(path === "/" ? 1 : 0);
    for (const script of scripts) expectWithinBudget(script, BUDGET.script);
  });
}
