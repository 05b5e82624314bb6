import { rmSync } from "node:fs";
import { join } from "node:path";
import { root, runPackage } from "./run.mjs";

// npm run build: builds the site into out/. A build that fails removes out/, so that nothing old or half-finished is published.

const out = join(root, "out");

try {
  rmSync(out, { recursive: true, force: true });
  // Before `next build`, which would report an invalid variable late and with a stack trace.
  await import("./lib.mjs");
  const { finishExport } = await import("./postbuild/finish-export.mjs");
  if (!runPackage("next", ["build"]).succeeded) throw new Error("next build failed: see above.");
  await finishExport(out);
} catch (error) {
  rmSync(out, { recursive: true, force: true });
  // Turbopack would repeat an error in an imported style sheet from its cache.
  rmSync(join(root, ".next"), { recursive: true, force: true });
  console.error(`The build failed: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

const unset = ["SITE_URL", "SUPPORT_EMAIL", "TECHNICAL_EMAIL"].filter((name) => !process.env[name]);
if (unset.length > 0)
  console.log(`Built with addresses at thumbfive.example: set ${unset.join(", ")} before publishing.`);
