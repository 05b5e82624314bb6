import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import config from "../../playwright.config";

// Run by `npm run bench`, which first builds what is measured.
export default defineConfig({
  testMatch: "bench.ts",
  outputDir: fileURLToPath(new URL("../../.bench/test-results", import.meta.url)),
  timeout: 30 * 60_000,
  expect: { timeout: 30_000 },
  use: config.projects?.find(({ name }) => name === "chromium")?.use ?? {},
});
