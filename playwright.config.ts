import { fileURLToPath } from "node:url";
import { defineConfig, type Project } from "@playwright/test";
import { installed, systemChromium } from "./scripts/find-browser.mjs";

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const site = process.env.SITE_FOLDER ?? pathOf("out");

// Playwright's own Chromium needs no path.
const executablePath = installed("chromium") ? undefined : systemChromium();

const chromium: Project["use"] = {
  browserName: "chromium",
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      // A browser that calls home would wait for hosts that lead nowhere here.
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
};

/** All specs in one engine; or, where that is not installed, one skipped test that says so. */
function projectFor(name: string, isInstalled: boolean, use: Project["use"] = {}): Project {
  const missing = "missing-engine.spec.ts";
  return isInstalled ? { name, use, testIgnore: missing } : { name, testMatch: missing };
}

export default defineConfig({
  testDir: "e2e",
  outputDir: pathOf("test-results"),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Twice what is usual: a machine that builds and tests much else may be slow, and is not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: { baseURL: process.env.SITE_ADDRESS },
  projects: [
    projectFor("chromium", installed("chromium") || executablePath !== undefined, chromium),
    // These two know nothing of the stand-in's key.
    projectFor("firefox", installed("firefox"), { browserName: "firefox", ignoreHTTPSErrors: true }),
    projectFor("webkit", installed("webkit"), { browserName: "webkit", ignoreHTTPSErrors: true }),
  ],
  webServer: {
    command: `"${process.execPath}" "${pathOf("scripts/static-server.mjs")}" "${site}"`,
    // Any free port: what the server prints becomes the variable SITE_ADDRESS.
    wait: { stdout: /(?<site_address>http:\/\/localhost:\d+)/ },
  },
});
