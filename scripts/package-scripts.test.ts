import { readFileSync } from "node:fs";
import { join } from "node:path";

const { scripts } = JSON.parse(readFileSync(join(__dirname, "..", "package.json"), "utf8"));

test.each([
  ["build", "build.mjs"],
  ["start", "start.mjs"],
  ["test", "run-tests.mjs"],
  ["check", "run-tests.mjs --check"],
  ["check:host", "check-host.mjs"],
  ["check:site", "check-site.mjs"],
  ["bench", "bench.mjs"],
])("npm run %s runs scripts/%s", (name, script) => {
  expect(scripts[name]).toMatch(new RegExp(`^node (?:--require ./scripts/check-node.cjs )?scripts/${script}$`));
});
