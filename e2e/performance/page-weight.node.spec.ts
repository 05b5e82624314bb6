import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { readBuilt, readPage } from "../support/built-site";
import { pagePaths } from "../support/paths";

// Unlike times, bytes don't vary between runs.

/** Bytes after compression. */
const BUDGET = { html: 13_500, script: 100_000 };

const gzippedSize = (path: string) => gzipSync(readBuilt(path), { level: 9 }).length;

for (const path of [...pagePaths, "/404"]) {
  test(`${path} keeps within the budget for its HTML and ${path === "/" ? "its one script" : "has no script"}`, () => {
    expect(gzippedSize(path)).toBeLessThanOrEqual(BUDGET.html);
    const scripts = readPage(path).attributes("script", "src");
    expect(scripts).toHaveLength(path === "/" ? 1 : 0);
    for (const script of scripts) expect(gzippedSize(script)).toBeLessThanOrEqual(BUDGET.script);
  });
}
