import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { root } from "../../scripts/run.mjs";
import { npmScript } from "../support/npm-script";

/** @param step an expression */
const isBroken = (step: string) => `process.env.BROKEN.split(",").includes(${step})`;
const exit = (step: string) => `process.exit(${isBroken(step)} ? 1 : 0);`;

/** Scripts in place of the real tools. Each fails if BROKEN has its step. */
const FAKES: Record<string, string> = {
  "npm-cli.js": `const [command, script] = process.argv.slice(2);
    const step = command === "ci" ? "install" : script; ${exit("step")}`,
  "scripts/build/build.mjs": `import { mkdirSync, writeFileSync } from "node:fs";
    mkdirSync("out"); writeFileSync("out/index.html", "built"); ${exit(`"build"`)}`,
  "node_modules/jest/package.json": '{ "bin": "jest.js" }',
  "node_modules/jest/jest.js": `const [, file] = process.argv.join().split("--outputFile=");
    const numFailedTests = ${isBroken('"unit tests"')} ? 2 : 0;
    require("node:fs").writeFileSync(file, JSON.stringify({ numPassedTests: 5, numFailedTests })); ${exit('"unit tests"')}`,
  "node_modules/@playwright/test/package.json": '{ "bin": "cli.js", "exports": "./index.mjs" }',
  "node_modules/@playwright/test/index.mjs": `
    export const chromium = { executablePath: () => ${isBroken('"browser"')} ? "/none" : process.execPath };
    export const firefox = chromium, webkit = chromium;`,
  // Fails unless it has a site and a folder for its results that no other command touches, and others may build.
  "node_modules/@playwright/test/cli.js": `if (process.argv[2] !== "test") process.exit(1);
    const fs = require("node:fs");
    fs.rmSync("out", { recursive: true });
    const hasOwnSite = fs.readdirSync(process.env.SITE_FOLDER).join() === "index.html";
    const hasOwnResults = /test-results.\\d+$/.test(process.argv.at(-1));
    if (!hasOwnSite || !hasOwnResults || process.env.LOCKED_FOLDER) process.exit(1);
    const isBroken = ${isBroken('"end-to-end tests"')};
    const stats = { expected: 7, unexpected: isBroken ? 3 : 0, flaky: isBroken ? 1 : 0 };
    fs.writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify({ stats }));
    ${exit('"end-to-end tests"')}`,
};

/** Runs one of our scripts in a copy of them in which some steps fail. Returns the status, the last line, and the steps. */
const test = base.extend<{
  runIn: (script: string, broken: string[]) => { status: number | null; last: string; steps: string[] };
}>({
  runIn: async ({}, use, testInfo) => {
    const copy = testInfo.outputPath("copy");
    for (const name of ["scripts", "package.json", "package-lock.json"])
      cpSync(join(root, name), join(copy, name), { recursive: true });
    for (const [file, code] of Object.entries(FAKES)) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), code);
    }
    await use((script, broken) => {
      // Without a PATH, no system's browser is found, and none is installed.
      const env = { ...process.env, BROKEN: broken.join(), npm_execpath: join(copy, "npm-cli.js"), PATH: "" };
      const { status, stdout } = spawnSync(process.execPath, npmScript(script), { cwd: copy, env, encoding: "utf8" });
      const lines = stdout.trim().split("\n");
      const steps = lines.flatMap((line) => /^(.+) (?:ok|failed) \(/.exec(line)?.[1] ?? []);
      return { status, last: lines.at(-1) ?? "", steps: steps.sort() };
    });
  },
});

const CHECKS = ["build", "lint", "typecheck", "unit tests"];
const ALL = [...CHECKS, "browser", "end-to-end tests", "install"].sort();

for (const [broken, last, steps] of [
  [["install"], "0 passed, 1 failed", ["install"]],
  [["browser", ...CHECKS], "5 passed, 6 failed", ALL.filter((step) => step !== "end-to-end tests")],
  [["end-to-end tests"], "12 passed, 4 failed", ALL],
] as const)
  test(`npm test counts what fails of ${broken.join(", ")}, and runs nothing after it`, ({ runIn }) => {
    expect(runIn("test", [...broken])).toEqual({ status: 1, last, steps });
  });

test("npm test adds up the tests of all steps, and npm run check leaves out the end-to-end tests", ({ runIn }) => {
  expect(runIn("test", [])).toEqual({ status: 0, last: "12 passed, 0 failed", steps: ALL });
  expect(runIn("check", [])).toEqual({ status: 0, last: "5 passed, 0 failed", steps: ["install", ...CHECKS].sort() });
});
