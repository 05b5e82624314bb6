import { execSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { register } from "esbuild-register/dist/node";
import { systemChromium } from "./find-browser.mjs";
import { root } from "./run.mjs";
import { serveFolder } from "./static-server.mjs";

// npm run bench: builds the site and a bare Next page, loads them in turn with the CPU slowed down 4 times, prints a
// table. ROUNDS=1 npm run bench is a quick check of the benchmark itself.

register();
/** @type {typeof import("../e2e/image-host/server")} */
const { startImageHost } = createRequire(import.meta.url)("../e2e/image-host/server.ts");

const VIDEO_ID = "aqz-KE-bpKQ";
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const CPU_SLOWDOWN = 4;
/** The connection of a slow phone, for a shared link: 150 ms and 1.6 Mbit/s. */
const SLOW_CONNECTION = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** How long a finger rests on a button. Without it, everything that a press causes would fall into one moment. */
const PRESS_MS = 80;
/** How long to wait for the browser's report of a press: there is none if it was short. */
const REPORT_MS = 500;

const bareFolder = join(root, ".bench");

/** The smallest page that Next exports. It is inside the checkout, where the build finds node_modules. */
const barePage = {
  "next.config.mjs": `export default { output: "export", turbopack: { root: ${JSON.stringify(root)} } };`,
  "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  "app/page.jsx": `export default () => <h1>Hello</h1>;`,
};

function buildBoth() {
  rmSync(bareFolder, { recursive: true, force: true });
  mkdirSync(join(bareFolder, "app"), { recursive: true });
  for (const [file, text] of Object.entries(barePage)) writeFileSync(join(bareFolder, file), text);
  for (const command of ["npx next build .bench", "npm run build"]) execSync(command, { cwd: root, stdio: "inherit" });
  writeFileSync(join(bareFolder, "out/_headers"), "");
}

/**
 * Loads a page and, on the home page, uses the tool. Blocking time is what each long task takes beyond 50 ms.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 */
async function measure(browser, url) {
  const { page } = await newSlowPage(browser);
  await page.goto(url, { waitUntil: "networkidle" });
  /** @type {Record<string, number>} */
  const results = {
    "first paint (ms)": await measureFirstPaint(browser, url),
    "blocking time (ms)": await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: "longtask", buffered: true });
      return observer.takeRecords().reduce((sum, { duration }) => sum + duration - 50, 0);
    }),
  };
  if (await page.locator("#tool").count()) {
    await fulfillImages(page); // they arrive after the paint
    await page.locator("#link").fill(`https://youtu.be/${VIDEO_ID}`);
    results["press of Generate (ms)"] = await interactionToNextPaint(page, "#tool [type=submit]");
    results["paste of 5,000 links (ms)"] = await page.evaluate(pasteToNextPaint);
  }
  await page.close();
  return results;
}

/**
 * Opens a page on a slow connection and returns the time from the navigation to the first paint.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 */
async function measureFirstPaint(browser, url) {
  const { page, session } = await newSlowPage(browser);
  await session.send("Network.emulateNetworkConditions", SLOW_CONNECTION);
  await page.goto(url);
  const paint = await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  const startTime = Number(await paint.jsonValue());
  await page.close();
  return startTime;
}

/**
 * Opens a shared link on a slow connection. Times count from the navigation; the images themselves take none.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>}
 */
async function measureSharedLink(browser, url) {
  const { page, session } = await newSlowPage(browser);
  await session.send("Network.emulateNetworkConditions", SLOW_CONNECTION);
  await fulfillImages(page);
  await page.goto(url);
  const largestKnown = await page.waitForFunction(
    () => document.querySelector("#result")?.textContent?.startsWith("Largest:") && performance.now(),
  );
  const results = {
    "first image requested (ms)": await page.evaluate(() => {
      const images = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/vi/"));
      return Math.min(...images.map(({ startTime }) => startTime));
    }),
    "largest known (ms)": Number(await largestKnown.jsonValue()),
  };
  await page.close();
  return results;
}

/**
 * Shows a result, and presses Save largest. Returns the requests and the time from the press to the file, with and
 * without a slow connection.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 */
async function measureSave(browser, url) {
  /** @type {Record<string, number>} */
  const results = {};
  for (const [column, connection] of Object.entries({ "": null, " on Slow 3G": SLOW_3G })) {
    const { page, session } = await newSlowPage(browser);
    await page.goto(url);
    await page.getByText("Largest:").waitFor();
    if (connection) await session.send("Network.emulateNetworkConditions", connection);
    const requestsBefore = imageHost.requests(VIDEO_ID).length;
    const start = performance.now();
    await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save largest" }).click()]);
    results[`save${column} (ms)`] = performance.now() - start;
    results[`requests of a save${column}`] = imageHost.requests(VIDEO_ID).length - requestsBefore;
    await page.close();
  }
  return results;
}

/** @param {import("@playwright/test").Browser} browser */
async function newSlowPage(browser) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { page, session };
}

/** Sends one image for every URL of the image host. @param {import("@playwright/test").Page} page */
async function fulfillImages(page) {
  await page.route(/^https:/, (route) => route.fulfill({ path: join(root, "public/icon-192.png") }));
}

/**
 * Presses an element and returns the time until the browser has painted what the press changed, at least 16 ms:
 * browsers report no shorter event.
 * @param {import("@playwright/test").Page} page
 * @param {string} selector
 */
async function interactionToNextPaint(page, selector) {
  await page.evaluate(() => {
    const durations = [16];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      const events = /** @type {PerformanceEventTiming[]} */ (list.getEntries()); // the only observed type
      durations.push(...events.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration));
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 }));
  });
  await page.locator(selector).click({ delay: PRESS_MS });
  await page.waitForTimeout(REPORT_MS);
  return page.evaluate(() => Math.max(...Reflect.get(window, "durations")));
}

/** Runs in the page: pastes 5,000 links and returns the time until the browser has painted the list. */
async function pasteToNextPaint() {
  const links = Array.from({ length: 5000 }, (_, index) => `https://youtu.be/${String(index).padStart(11, "-")}`);
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", links.join("\n"));
  const start = performance.now();
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  await new Promise(requestAnimationFrame);
  // A task right after the frame runs once it is painted.
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - start;
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

buildBoth();
const bare = await serveFolder(join(bareFolder, "out"), 0);
const site = await serveFolder(join(root, "out"), 0);
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

const urls = { "bare page": `${bare.url}/`, "/": `${site.url}/` };
const rounds = /** @type {Record<string, Record<string, number>>[]} */ ([]);
for (let round = 0; round < ROUNDS; round++) {
  /** @type {Record<string, Record<string, number>>} */
  const results = {};
  for (const [name, url] of Object.entries(urls)) results[name] = await measure(browser, url);
  const sharedLink = `${site.url}/?v=${VIDEO_ID}`;
  results["/?v=ID"] = {
    ...(await measureSharedLink(browser, sharedLink)),
    ...(await measureSave(browser, sharedLink)),
  };
  rounds.push(results);
}

const table = Object.entries(rounds[0] ?? {}).map(([name, columns]) => {
  const medianOf = (/** @type {string} */ column) => median(rounds.map((results) => results[name]?.[column] ?? NaN));
  return [name, Object.fromEntries(Object.keys(columns).map((key) => [key, Number(medianOf(key).toFixed(1))]))];
});
console.log(`Chromium ${browser.version()}, CPU slowed down ${CPU_SLOWDOWN} times, medians of ${ROUNDS} rounds:`);
console.table(Object.fromEntries(table));
const html = gzipSync(readFileSync(join(root, "out/index.html")), { level: 9 });
console.log(
  `The HTML of / has ${html.length} bytes compressed. The first round trip carries about 14,600, with headers.`,
);
await Promise.all([browser.close(), bare.close(), site.close(), imageHost.close()]);
