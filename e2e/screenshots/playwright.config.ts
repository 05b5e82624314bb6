import config from "../../playwright.config";

// Run by hand when the look has changed, after a build: npx playwright test --config e2e/screenshots/playwright.config.ts
const draw = {
  ...config,
  testDir: ".",
  testMatch: "draw.ts",
  projects: config.projects
    ?.filter(({ name }) => name === "chromium")
    .map(({ testIgnore: _, ...chromium }) => chromium),
};

export default draw;
