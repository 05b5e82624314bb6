import { defineConfig } from "@playwright/test";
import config from "../../playwright.config";

// Inherits the server and Chromium from the tests. See draw.ts for how to run it.
export default defineConfig({
  ...config,
  testDir: ".",
  testMatch: "draw.ts",
  use: { ...config.use, ...config.projects?.find(({ name }) => name === "chromium")?.use },
  projects: [{ name: "screenshots" }],
});
