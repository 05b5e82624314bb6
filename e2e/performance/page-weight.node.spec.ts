import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { attribute, readBuilt, readPage } from "../support/built-site";
import { pagePaths } from "../support/paths";

// Unlike times, bytes don't vary between runs. `npm run bench` prints both.

const gzippedSize = (path: string) => gzipSync(readBuilt(path), { level: 9 }).length;

for (const path of [...pagePaths, "/404"]) {
  test(`${path} has at most 12 kB of HTML, and ${path === "/" ? "one script of at most 100 kB" : "no script"}`, () => {
    expect(gzippedSize(path)).toBeLessThanOrEqual(12_000);
    const scripts = readPage(path)
      .all("script")
      .flatMap((script) => attribute(script, "src") ?? []);
    expect(scripts).toHaveLength(path === "/" ? 1 : 0);
    for (const script of scripts) expect(gzippedSize(script)).toBeLessThanOrEqual(100_000);
  });
}
