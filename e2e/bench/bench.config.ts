import config from "../playwright.config";

// Started by `npm run bench`, which builds the bare page first.
const bench = {
  ...config,
  testMatch: "bench.ts",
  timeout: 20 * 60_000,
  projects: config.projects
    ?.filter(({ name }) => name === "chromium")
    .map(({ testIgnore: _, ...chromium }) => chromium),
};

export default bench;
