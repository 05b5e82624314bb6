// npm run test:mutation: fetches Stryker, which is not installed with the other packages.
export default {
  testRunner: "jest",
  coverageAnalysis: "perTest",
  jest: {
    config: {
      // The score must not depend on random input, nor on how fast instrumented code runs.
      testPathIgnorePatterns: ["/node_modules/", "\\.(?:properties|linear-time)\\.test\\.ts$"],
    },
  },
  mutate: [
    "lib/**/*.ts",
    "components/toast/swipe.ts",
    "!**/*.test.ts",
    "!**/__fixtures__/**",
    // Only Playwright runs the code that needs a browser.
    "!lib/browser/**",
    "lib/browser/{device,fetch-thumbnail,response-timeout,share}.ts",
  ],
  thresholds: { high: 100, low: 95, break: 95 },
  reporters: ["clear-text", "progress"],
  clearTextReporter: { reportTests: false, skipFull: true },
  concurrency: 2,
  tempDirName: ".stryker-tmp",
  // Without it Stryker would need TypeScript beside itself, to rewrite paths that Jest does not read.
  tsconfigFile: "no-tsconfig.json",
  ignorePatterns: [".next", ".out", "e2e", "out", "playwright-report", "test-results"],
};
