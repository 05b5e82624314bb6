import { rmSync } from "node:fs";
import { join } from "node:path";
import { finishExport } from "./postbuild/finish-export.mjs";
import { root, runTool } from "./run.mjs";

// Builds the site into out/: npm run build. A build that fails leaves no out/ behind, so nothing half-finished can be published.

const out = join(root, "out");

async function build() {
  rmSync(out, { recursive: true, force: true });
  if (!runTool("next", ["build"])) return false;
  await finishExport(out);
  return true;
}

const succeeded = await build().catch((error) => {
  console.error(`The build failed. ${error instanceof Error ? error.message : error}`);
  return false;
});
if (!succeeded) {
  rmSync(out, { recursive: true, force: true });
  process.exit(1);
}

const unset = ["SITE_URL", "SUPPORT_EMAIL", "TECHNICAL_EMAIL"].filter((name) => !process.env[name]);
if (unset.length > 0)
  console.log(`Built with addresses under thumbfive.example: set ${unset.join(", ")} before publishing.`);
