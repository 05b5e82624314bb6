import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import nextEnv from "@next/env";
import { defineConfig, type Project } from "@playwright/test";
import { hasChromium, installed, systemChromium } from "./scripts/test/find-browser.mjs";

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
// The site was built with the addresses in the .env files, if there are any.
nextEnv.loadEnvConfig(pathOf("."));

const siteFolder = process.env.SITE_FOLDER ?? pathOf("out");

const NODE_SPECS = "*.node.spec.ts";

// Without a path, Playwright runs its own headless shell.
const executablePath = systemChromium();

const chromium: Project["use"] = {
  browserName: "chromium",
  launchOptions: {
    ...(executablePath && { executablePath }),
    // Without the limit, Chromium starts a second process for each context, to have one ready for another site.
    args: ["--disable-gpu", "--disable-quic", "--renderer-process-limit=1"],
  },
};

/** Runs the browser specs in one engine if it is installed. e2e/engines.node.spec.ts says which is not. */
const projectFor = (name: string, isInstalled: boolean, use: Project["use"] = {}): Project[] =>
  isInstalled ? [{ name, use, testIgnore: NODE_SPECS }] : [];

/** Runs the specs that need no browser, once, on machines without one too. */
const node: Project = {
  name: "node",
  testMatch: NODE_SPECS,
  // Makes a spec that does launch a browser fail on every machine.
  use: { launchOptions: { executablePath: pathOf("the-node-project-has-no-browser") } },
};

export default defineConfig({
  testDir: "e2e",
  outputDir: pathOf("test-results"),
  fullyParallel: true,
  workers: Math.max(2, availableParallelism()),
  // Traces take time, so in CI a failed test runs again with one. It stays failed.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  // Twice the default, for slow or busy machines.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: process.env.SERVER_URL,
    trace: "on-first-retry",
    // Everything is in its place at once. A test of motion asks for it.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    node,
    ...projectFor("chromium", hasChromium(), chromium),
    // Firefox and WebKit cannot be told to trust the fake image host's certificate alone.
    ...projectFor("firefox", installed("firefox"), { browserName: "firefox", ignoreHTTPSErrors: true }),
    ...projectFor("webkit", installed("webkit"), { browserName: "webkit", ignoreHTTPSErrors: true }),
  ],
  webServer: {
    command: `"${process.execPath}" "${pathOf("scripts/serve/serve.mjs")}" "${siteFolder}"`,
    // The server takes any free port and prints its URL. Playwright stores the named group as SERVER_URL.
    wait: { stdout: /(?<server_url>http:\/\/localhost:\d+)/ },
  },
});
