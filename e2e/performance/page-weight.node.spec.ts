import { expect, test } from "@playwright/test";
import { readBuilt } from "../support/built-site";
import { gzippedSize } from "../support/page-weight";
import { pagePaths } from "../support/paths";

for (const path of [...pagePaths, "/404"]) {
  test(`the HTML of ${path} is less than 15 kB`, () => {
    expect(gzippedSize(readBuilt(path))).toBeLessThan(15_000);
  });
}
