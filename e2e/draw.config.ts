import config from "./playwright.config";

// Run by hand when the look has changed, after a build: npx playwright test --config e2e/draw.config.ts
const draw = {
  ...config,
  testMatch: "draw-pictures.ts",
  projects: config.projects
    ?.filter(({ name }) => name === "chromium")
    .map(({ testIgnore: _, ...chromium }) => chromium),
};

export default draw;
