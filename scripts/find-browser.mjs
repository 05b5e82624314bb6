import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, firefox, webkit } from "@playwright/test";
import { run, runTool } from "./run.mjs";

const engines = { chromium, firefox, webkit };

/** Where Windows programs are installed. */
const programFolders = [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA].filter(
  (folder) => folder !== undefined,
);

/** Commands on PATH, then the places that installers use on systems that do not keep programs on PATH. */
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
 * Whether Playwright's own build of an engine is on this machine.
 * @param {keyof typeof engines} engine
 */
export function installed(engine) {
  return existsSync(engines[engine].executablePath());
}

/** The path of a Chromium or Chrome that came with the system, if there is one. */
export function systemChromium() {
  return chromiumPlaces.find((path) => existsSync(path));
}

/** The path of a released Firefox: the one that FIREFOX_PATH names, or else one that came with the system. */
export function systemFirefox() {
  return process.env.FIREFOX_PATH ?? firefoxPlaces.find((path) => existsSync(path));
}

const hasChromium = () => installed("chromium") || systemChromium() !== undefined;

/**
 * Installs a Chromium if there is none, by Debian's package manager or else by Playwright; says what to do if neither can.
 * Answers whether there is one now.
 */
export function ensureChromium() {
  if (hasChromium()) return true;
  console.log("Installing a browser for the tests ...");
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    // Debian's own package brings the libraries that Playwright's download needs to find.
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    run("apt-get", ["update"], { quiet: true, env });
    run("apt-get", ["install", "-y", "chromium"], { quiet: true, env });
  }
  if (!hasChromium())
    runTool("playwright", ["install", ...(isRoot ? ["--with-deps"] : []), "chromium"], { quiet: true });
  if (!hasChromium())
    console.error("No browser to test with: install Chromium or Chrome, or run: npx playwright install chromium");
  return hasChromium();
}
