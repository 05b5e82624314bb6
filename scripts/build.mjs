import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { hashInputs, recordBuild } from "./build-record.mjs";
import { finishExport } from "./postbuild/finish-export.mjs";
import { root, runPackage } from "./run.mjs";

// npm run build: builds the site into out/. A build that fails removes out/, so that nothing half-finished can be published.

const out = join(root, "out");

/** Loads lib/site.ts, which throws on an invalid variable. `next build` would report that late and with a stack trace. */
async function checkVariables() {
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
  if (!runPackage("next", ["build"]).succeeded) throw new Error("next build failed: see above.");
  await finishExport(out);
}

try {
  await checkVariables();
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
  console.log(`Built with addresses at thumbfive.example: set ${unset.join(", ")} before publishing.`);
