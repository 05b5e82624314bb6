import { expect, test as base } from "@playwright/test";
import { type Browser, launch, type Page } from "puppeteer-core";
import { systemFirefox } from "../../scripts/find-browser.mjs";
import { startImageHost } from "../image-host/server";
import { startProxy } from "../support/proxy";
import { newVideoId } from "../support/tool";

const executablePath = systemFirefox();

// Puppeteer drives Firefox here: Playwright's BiDi client needs a command that Firefox ESR 153 lacks, emulation.setMediaFeaturesOverride.
const test = base.extend<{ firefox: Browser }>({
  firefox: async ({}, use, testInfo) => {
    const imageHost = await startImageHost();
    const proxy = await startProxy(imageHost.port);
    const port = Number(new URL(proxy.url).port);
    const browser = await launch({
      browser: "firefox",
      executablePath: executablePath ?? "",
      acceptInsecureCerts: true,
      extraPrefsFirefox: {
        "network.proxy.type": 1,
        "network.proxy.http": "127.0.0.1",
        "network.proxy.http_port": port,
        "network.proxy.ssl": "127.0.0.1",
        "network.proxy.ssl_port": port,
      },
    }).catch((error: Error) => error);
    if (!(browser instanceof Error)) {
      await use(browser);
      await browser.close();
    }
    proxy.close();
    await imageHost.close();
    // For example, the Firefox snap on Ubuntu cannot read a profile in /tmp.
    if (browser instanceof Error) testInfo.skip(true, `${executablePath} did not start`);
  },
});

test.skip(({ browserName }) => browserName !== "chromium", "starts its own Firefox, so one project is enough");
test.skip(!executablePath, "Firefox is not installed (Debian: apt-get install firefox-esr; or set FIREFOX_PATH)");

const linkField = "input[name=url]";
const dismissButton = "button[aria-label=Dismiss]";

for (const { departure, leave, onReturn } of [
  {
    departure: "following a link while a toast is shown",
    leave: (page: Page) => Promise.all([page.waitForNavigation(), page.click('footer a[href="/about"]')]),
    onReturn: async () => {},
  },
  {
    departure: "opening another URL while a toast has the focus",
    leave: async (page: Page) => {
      await page.focus(dismissButton);
      await page.goto(new URL("/about", page.url()).href);
    },
    // A toast never times out while it has the focus.
    onReturn: (page: Page) => page.focus(linkField),
  },
])
  test(`Back restores a page whose toasts and results work after ${departure}`, async ({ baseURL, firefox }) => {
    const page = await firefox.newPage();
    await page.goto(baseURL ?? "");
    await expectResult(page, await generate(page));
    await page.waitForSelector(dismissButton);
    await leaveAndReturn(page, async () => {
      await leave(page);
      expect(new URL(page.url()).pathname).toBe("/about");
    });

    await onReturn(page);
    await page.waitForSelector(dismissButton, { hidden: true, timeout: 10_000 });
    const videoId = await generate(page);
    // These took 5.3 s or more while React's scheduler was stuck.
    await page.waitForSelector(dismissButton, { timeout: 4000 });
    await expectResult(page, videoId, 4000);
    await page.waitForSelector(dismissButton, { hidden: true, timeout: 10_000 });
  });

test("Back from a video's five sizes returns to the list as it was", async ({ baseURL, firefox }) => {
  const page = await firefox.newPage();
  const videoIds = Array.from({ length: 30 }, newVideoId);
  await page.goto(`${baseURL}/?${videoIds.map((videoId) => `v=${videoId}`).join("&")}`);
  const lastLink = `a[href="/?v=${videoIds.at(-1)}"]`;
  await page.waitForSelector(lastLink);
  await page.click(".button-best");
  const lastRow = () => page.$eval(".video-row:last-child p", ({ textContent }) => textContent);
  await expect.poll(lastRow).toBe("Saved");
  await page.$eval(lastLink, (link) => link.scrollIntoView({ block: "center" }));
  const scrollPosition = await page.evaluate(() => scrollY);

  await leaveAndReturn(page, async () => {
    await Promise.all([page.waitForNavigation(), page.click(lastLink)]);
    await expectResult(page, videoIds.at(-1) ?? "");
  });
  expect(await lastRow()).toBe("Saved");
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
});

/** Leaves the page and goes back. Skips the test if Firefox has not kept the page in its back/forward cache. */
async function leaveAndReturn(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => (document.documentElement.dataset.persisted = `${persisted}`)),
  );
  await leave();
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => document.querySelector("#tool .results"));
  const persisted = await page.evaluate(() => document.documentElement.dataset.persisted);
  test.skip(persisted !== "true", "this Firefox did not keep the page in its back/forward cache");
}

/** Pastes a link to a new video and presses Generate. */
async function generate(page: Page): Promise<string> {
  const videoId = newVideoId();
  await page.locator(linkField).fill(`https://youtu.be/${videoId}`);
  await page.click("button[type=submit]");
  return videoId;
}

/** Waits until the five images of a video have loaded. */
async function expectResult(page: Page, videoId: string, timeout = 10_000): Promise<void> {
  await page.waitForFunction(
    (id) =>
      document.querySelectorAll(`img[src*="${id}"]`).length === 5 &&
      /5 of 5 thumbnails found/.test(document.querySelector("main [role=status]")?.textContent ?? ""),
    { timeout },
    videoId,
  );
}
