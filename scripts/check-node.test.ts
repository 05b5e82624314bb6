import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

const code = readFileSync(join(__dirname, "check-node.cjs"), "utf8");

/** What the script prints and its exit status, under a version of Node. */
function check(node: string) {
  const result: { error?: string; status?: number } = {};
  runInNewContext(code, {
    require,
    process: { versions: { node }, exit: (status: number) => (result.status = status) },
    console: { error: (text: string) => (result.error = text) },
  });
  return result;
}

test.each(["20.19.0", "20.20.2", "22.13.0", "22.23.1", "24.0.0", "25.2.1"])("accepts Node %s", (version) => {
  expect(check(version)).toEqual({});
});

test.each(["0.12.18", "18.20.8", "20.18.3", "21.7.3", "22.0.0", "22.12.0", "23.11.1"])("rejects Node %s", (version) => {
  const error = `This site needs Node ^20.19.0 || ^22.13.0 || >=24.0.0. This is Node ${version}.`;
  expect(check(version)).toEqual({ error, status: 1 });
});
