import { rmSync } from "node:fs";
import { join } from "node:path";
import { root, runPackage } from "./run.mjs";

// npm run build: builds the site into out/. A build that fails removes out/, so that nothing old or half-finished is published.

const remove = (/** @type {string} */ folder) => rmSync(join(root, folder), { recursive: true, force: true });

async function build() {
  // Before `next build`, which would report an invalid variable late and with a stack trace.
  await import("./lib.mjs");
  const { bundleTool } = await import("./postbuild/bundle-tool.mjs");
  const { finishExport } = await import("./postbuild/finish-export.mjs");
  // Next fails to export with the NODE_ENV=development of a shell.
  const { succeeded } = runPackage("next", ["build"], { env: { NODE_ENV: "production" } });
  if (!succeeded) throw new Error("next build failed: see above.");
  finishExport(join(root, "out"), await bundleTool(), join(root, "public"));
}

try {
  remove("out");
  await build().catch((error) => {
    remove("out");
    // Turbopack would repeat an error in an imported style sheet from its cache.
    remove(".next");
    throw error;
  });
} catch (error) {
  console.error(`The build failed: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

const unset = ["SITE_URL", "SUPPORT_EMAIL", "TECHNICAL_EMAIL"].filter((name) => !process.env[name]);
if (unset.length > 0)
  console.log(`Built with addresses at thumbfive.example: set ${unset.join(", ")} before publishing.`);
