import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { hashInputs, recordBuild } from "./build-record.mjs";
import { finishExport } from "./postbuild/finish-export.mjs";
import { root, runTool } from "./run.mjs";

// Builds the site into out/: npm run build. A build that fails leaves no out/ behind, so nothing half-finished can be published.

const out = join(root, "out");

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

async function build() {
  rmSync(out, { recursive: true, force: true });
  if (!runTool("next", ["build"])) throw new Error("next build failed: see above.");
  await finishExport(out);
}

try {
  await checkAddresses();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
try {
  const inputs = hashInputs(root);
  await build();
  recordBuild(root, inputs);
} catch (error) {
  rmSync(out, { recursive: true, force: true });
  console.error(`The build failed. ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

const unset = ["SITE_URL", "SUPPORT_EMAIL", "TECHNICAL_EMAIL"].filter((name) => !process.env[name]);
if (unset.length > 0)
  console.log(`Built with addresses under thumbfive.example: set ${unset.join(", ")} before publishing.`);
