import { join } from "node:path";
import { buildSync } from "esbuild";
import { hashInputs, recordBuild } from "./build-record.mjs";
import { root, run, runTool } from "./run.mjs";

// Builds the finished site into out/: npm run build

/** Loads lib/site.ts, which throws if an address is wrong. Inside `next build` the same error comes late and with a stack. */
async function checkAddresses() {
  const [site] = buildSync({
    entryPoints: [join(root, "lib/site.ts")],
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
  }).outputFiles;
  await import(`data:text/javascript,${encodeURIComponent(site?.text ?? "")}`);
}

try {
  await checkAddresses();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const inputs = hashInputs(root);
if (!runTool("next", ["build"]) || !run("node", ["scripts/finish-export.mjs"])) process.exit(1);
recordBuild(root, inputs);
