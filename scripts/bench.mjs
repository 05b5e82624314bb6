import { execSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { register } from "esbuild-register/dist/node";
import { lockFolderFor } from "./folder-lock.mjs";
import { root } from "./run.mjs";
import { serveFolder } from "./serve/static-server.mjs";
import { systemChromium } from "./test/find-browser.mjs";

// npm run bench: builds the site and a bare Next page, loads them and the site without its scripts in turn with the CPU
// slowed down, prints a table: see docs/performance.md.

register();
/** @type {typeof import("../e2e/image-host/server")} */
const { startImageHost } = createRequire(import.meta.url)("../e2e/image-host/server.ts");

/** @typedef {import("@playwright/test").Page} Page */

const VIDEO_ID = "aqz-KE-bpKQ";
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** How many times the CPU is slowed down. */
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);
/** The connection of a slow phone: 150 ms and 1.6 Mbit/s. */
const SLOW_PHONE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** How long a finger rests on a button. Without it, everything that a press causes would fall into one moment. */
const PRESS_MS = 80;
/** How long to wait for the browser's report of a press: there is none if it was short. */
const REPORT_MS = 500;

/** The smallest page that Next exports. It is inside the checkout, where the build finds node_modules. */
const bareFolder = join(root, ".bench");
const BARE_PAGE = {
  "next.config.mjs": `export default { output: "export", turbopack: { root: ${JSON.stringify(root)} } };`,
  "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  "app/page.jsx": `export default () => <h1>Hello</h1>;`,
};

/** Opens a page of its own on a slow CPU, measures, and closes it. @param {(page: Page) => Promise<number>} measure */
async function withPage(measure) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const result = await measure(page);
  await page.close();
  return result;
}

/** @param {Page} page @param {typeof SLOW_3G} connection */
async function slowDown(page, connection) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", connection);
}

/** Sends one image for every URL of the image host, which takes no time. @param {Page} page */
const fulfillImages = (page) =>
  page.route(/^https:/, (route) => route.fulfill({ path: join(root, "public/icon-192.png") }));

/** What is measured on a page at a URL, in milliseconds. @type {Record<string, (page: Page, url: string) => Promise<number>>} */
const onEveryPage = {
  "first paint": async (page, url) => {
    await slowDown(page, SLOW_PHONE);
    await page.goto(url);
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    return Number(await paint.jsonValue());
  },
  "blocking time": async (page, url) => {
    await page.goto(url, { waitUntil: "networkidle" });
    return page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: "longtask", buffered: true });
      return observer.takeRecords().reduce((sum, { duration }) => sum + duration - 50, 0);
    });
  },
};

/** What is measured on the tool. @type {typeof onEveryPage} */
const onHomePage = {
  "press of Generate": async (page, url) => {
    await page.goto(url, { waitUntil: "networkidle" });
    await fulfillImages(page);
    await page.locator("#link").fill(`https://youtu.be/${VIDEO_ID}`);
    await page.evaluate(() => {
      const durations = [16]; // browsers report no shorter event
      Object.assign(window, { durations });
      new PerformanceObserver((list) => {
        const events = /** @type {PerformanceEventTiming[]} */ (list.getEntries()); // the only observed type
        durations.push(...events.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration));
      }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 }));
    });
    await page.locator("#tool [type=submit]").click({ delay: PRESS_MS });
    await page.waitForTimeout(REPORT_MS);
    return page.evaluate(() => Math.max(...Reflect.get(window, "durations")));
  },
  "save on Slow 3G": async (page, url) => {
    await page.goto(`${url}?v=${VIDEO_ID}`);
    await page.getByText("Largest:").waitFor();
    await slowDown(page, SLOW_3G);
    const start = performance.now();
    await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save largest" }).click()]);
    return performance.now() - start;
  },
  "shared link": async (page, url) => {
    await slowDown(page, SLOW_PHONE);
    await fulfillImages(page);
    await page.goto(`${url}?v=${VIDEO_ID}`);
    const largestKnown = await page.waitForFunction(
      () => document.querySelector("#result")?.textContent?.startsWith("Largest:") && performance.now(),
    );
    return Number(await largestKnown.jsonValue());
  },
};

const unlock = await lockFolderFor("npm run bench");
rmSync(bareFolder, { recursive: true, force: true });
mkdirSync(join(bareFolder, "app"), { recursive: true });
for (const [file, text] of Object.entries(BARE_PAGE)) writeFileSync(join(bareFolder, file), text);
for (const command of ["npx next build .bench", "npm run build"]) execSync(command, { cwd: root, stdio: "inherit" });
writeFileSync(join(bareFolder, "out/_headers"), "");
const floorFolder = join(bareFolder, "floor");
cpSync(join(root, "out"), floorFolder, { recursive: true });
const html = readFileSync(join(root, "out/index.html"), "utf8");
writeFileSync(join(floorFolder, "index.html"), html.replace(/<script[^]*?<\/script>/g, ""));

const bare = await serveFolder(join(bareFolder, "out"), 0);
const floor = await serveFolder(floorFolder, 0);
const site = await serveFolder(join(root, "out"), 0);
unlock();
const imageHost = await startImageHost();
const executablePath = systemChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    "--no-sandbox",
    `--host-resolver-rules=MAP i.ytimg.com:443 127.0.0.1:${imageHost.port}, MAP * ~NOTFOUND, EXCLUDE localhost`,
    `--ignore-certificate-errors-spki-list=${imageHost.keyHash}`,
    // Playwright's debugger needs source positions. Without this flag, V8 would parse each script again for them, which
    // no visitor waits for.
    "--js-flags=--no-enable-lazy-source-positions",
  ],
});

/** The values of each row, in the columns of the table. @type {Record<string, Record<string, number[]>>} */
const rows = {};
for (let round = 0; round < ROUNDS; round++)
  for (const [column, { url }, measures] of /** @type {const} */ ([
    ["bare page", bare, onEveryPage],
    ["no scripts", floor, onEveryPage],
    ["Thumbfive", site, { ...onEveryPage, ...onHomePage }],
  ]))
    for (const [row, measure] of Object.entries(measures))
      ((rows[row] ??= {})[column] ??= []).push(await withPage((page) => measure(page, `${url}/`)));

/** @param {number[]} values */
const median = (values) => Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN);
const medians = Object.entries(rows).map(([row, columns]) => [
  row,
  Object.fromEntries(Object.entries(columns).map(([column, values]) => [column, median(values)])),
]);
console.log(
  `Chromium ${browser.version()}, CPU slowed down ${SLOWDOWN} times, milliseconds, medians of ${ROUNDS} rounds:`,
);
console.table(Object.fromEntries(medians));
await Promise.all([browser.close(), bare.close(), floor.close(), site.close(), imageHost.close()]);
