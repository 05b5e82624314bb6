import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, firefox, webkit } from "@playwright/test";
import { run, runPackage } from "../run.mjs";

const engines = { chromium, firefox, webkit };

/** Commands of a full Chromium or Chrome. */
const CHROMIUM = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Whether Playwright's own build of an engine is installed. @param {keyof typeof engines} engine */
export function installed(engine) {
  const path = engines[engine].executablePath();
  // Playwright runs its headless shell, installed beside its Chromium: chromium_headless_shell-1255 and chromium-1255.
  return existsSync(engine === "chromium" ? path.replace(/chromium-(\d+).*/, "chromium_headless_shell-$1") : path);
}

/**
 * The path of the system's Chromium; undefined if there is none on PATH or Playwright's own goes first. Debian's
 * headless shell is the first choice, because it runs the tests in less than half of the time of a full Chromium, which
 * opens a window for each context.
 */
export function systemChromium() {
  const commands = ["chromium-headless-shell", ...(installed("chromium") ? [] : CHROMIUM)];
  const folders = (process.env.PATH ?? "").split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find((path) => existsSync(path));
}

/** Whether there is a Chromium to test with. */
export const hasChromium = () => installed("chromium") || systemChromium() !== undefined;

/**
 * Installs a headless Chromium if there is none: Playwright's, or as root Debian's package if the download fails.
 * @returns {Promise<import("../run.mjs").ProcessResult>}
 */
export async function ensureChromium() {
  const isRoot = process.getuid?.() === 0;
  const quiet = { quiet: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
  let output = "";
  if (!hasChromium()) {
    console.log("No Chromium found: downloading Playwright's headless shell ...");
    output += (await runPackage("@playwright/test", ["install", "--only-shell", "chromium"], quiet)).output;
    if (installed("chromium") && isRoot)
      output += (await runPackage("@playwright/test", ["install-deps", "chromium"], quiet)).output;
  }
  if (!hasChromium() && isRoot && existsSync("/usr/bin/apt-get")) {
    console.log("The download failed: installing Debian's package chromium-headless-shell ...");
    output += (await run("apt-get", ["update"], quiet)).output;
    output += (await run("apt-get", ["install", "-y", "chromium-headless-shell"], quiet)).output;
  }
  const advice =
    "No browser to test with: install Chromium or Chrome, or run: npx playwright install --only-shell chromium";
  return { succeeded: hasChromium(), output: `${output}\n${advice}` };
}
