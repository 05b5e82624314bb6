import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureChromium } from "./find-browser.mjs";
import { root, runTool } from "./run.mjs";
import { build } from "./set-up.mjs";

// Prints what the site weighs and how fast it is, beside a page of nothing but "Hello" that the same Next built: npm run bench

const folder = join(root, ".bench");

/** The least that an exported page of this Next can be. It stands inside the checkout, where the build finds node_modules. */
const bare = {
  "next.config.mjs": `export default { output: "export", turbopack: { root: ${JSON.stringify(root)} } };`,
  "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  "app/page.jsx": `export default () => <h1>Hello</h1>;`,
};

rmSync(folder, { recursive: true, force: true });
for (const [file, text] of Object.entries(bare)) {
  const path = join(folder, "bare", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const env = { NEXT_TELEMETRY_DISABLED: "1" };
const done =
  ensureChromium() &&
  (existsSync(join(root, "out")) || build()) &&
  runTool("next", ["build", ".bench/bare"], { quiet: true, env }) &&
  runTool("playwright", ["test", "--config", "e2e/bench/bench.config.ts"], { quiet: true });

if (done) console.log(readFileSync(join(folder, "report.md"), "utf8"));
process.exit(done ? 0 : 1);
