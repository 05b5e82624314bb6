import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, firefox, webkit } from "@playwright/test";
import { run, runPackage } from "./run.mjs";

const engines = { chromium, firefox, webkit };

/** The folders where Windows installs programs. */
const programFolders = [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA].filter(
  (folder) => folder !== undefined,
);

/** Commands on PATH, then where installers put the browser on macOS and Windows. */
const chromiumPlaces = [
  ...onPath("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...programFolders.map((folder) => join(folder, "Google/Chrome/Application/chrome.exe")),
];
const firefoxPlaces = [
  ...onPath("firefox-esr", "firefox"),
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  ...programFolders.map((folder) => join(folder, "Mozilla Firefox/firefox.exe")),
];

/** @param {string[]} commands */
function onPath(...commands) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/**
 * Whether Playwright's own build of an engine is installed.
 * @param {keyof typeof engines} engine
 */
export function installed(engine) {
  return existsSync(engines[engine].executablePath());
}

/** The path of the system's Chromium or Chrome, if there is one. */
export function systemChromium() {
  return chromiumPlaces.find((path) => existsSync(path));
}

/** The path of a released Firefox: FIREFOX_PATH, or else the system's. */
export function systemFirefox() {
  return process.env.FIREFOX_PATH ?? firefoxPlaces.find((path) => existsSync(path));
}

const hasChromium = () => installed("chromium") || systemChromium() !== undefined;

/**
 * Installs a Chromium if there is none: Playwright's, or as root Debian's package if that cannot be downloaded.
 * @returns {import("./run.mjs").Result}
 */
export function ensureChromium() {
  const isRoot = process.getuid?.() === 0;
  const quiet = { quiet: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
  let output = "";
  if (!hasChromium()) {
    console.log("No Chromium found: downloading Playwright's ...");
    output += runPackage("playwright", ["install", "chromium"], quiet).output;
    if (installed("chromium") && isRoot) output += runPackage("playwright", ["install-deps", "chromium"], quiet).output;
  }
  if (!hasChromium() && isRoot && existsSync("/usr/bin/apt-get")) {
    console.log("The download failed: installing Debian's package chromium ...");
    output += run("apt-get", ["update"], quiet).output;
    output += run("apt-get", ["install", "-y", "chromium"], quiet).output;
  }
  const advice = "No browser to test with: install Chromium or Chrome, or run: npx playwright install chromium";
  return { succeeded: hasChromium(), output: `${output}\n${advice}` };
}
