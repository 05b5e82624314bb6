import { fileURLToPath } from "node:url";
import { importLib } from "./scripts/import-lib.mjs";

/** @type {import("next").NextConfig} */
const config = {
  output: "export",
  // scripts/build/build.mjs sets where the export goes, and moves it to out/ once it is whole.
  distDir: process.env.EXPORT_FOLDER ?? ".next",
  // For what npm run dev sends to the browser.
  env: { ...(await importLib("settings")) },
  // npm run typecheck checks the types, and so do the tests.
  typescript: { ignoreBuildErrors: true },
  // A stray lock file above the checkout must not move the root of the build.
  turbopack: { root: fileURLToPath(new URL(".", import.meta.url)) },
};

export default config;
