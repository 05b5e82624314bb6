import { type BrowserContext, expect, test as base } from "@playwright/test";
import { type PageGuard, guardContext } from "./support/page-guard";
import { HOSTS, type ImageHost, startImageHost } from "./image-host/server";
import { startProxy } from "./support/proxy";
import { reportBareTexts } from "./support/bare-texts";
import { newVideoId } from "./support/tool";

type TestFixtures = {
  /** Whether new results and buttons ignore presses at first, as on the real page. By default, no test waits for that. */
  ignoresFirstPresses: boolean;
  /** Whether the stage's blur is drawn. It moves nothing, and takes long without a graphics card. */
  drawsBlur: boolean;
  /** The ID of a video that only this test requests. */
  videoId: string;
  /** Records unexpected requests and console errors in every test. The test fails if any are left at its end. */
  pageGuard: PageGuard;
  /** Allows console errors that match the pattern. */
  allowConsoleError: (pattern: RegExp) => void;
};
type WorkerFixtures = {
  /** The fake image host. */
  imageHost: ImageHost;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  imageHost: [
    async ({}, use) => {
      const imageHost = await startImageHost();
      await use(imageHost);
      await imageHost.close();
    },
    { scope: "worker" },
  ],

  launchOptions: [
    async ({ launchOptions, browserName, imageHost }, use) => {
      if (browserName === "chromium") {
        const hostRules = HOSTS.map((host) => `MAP ${host}:443 127.0.0.1:${imageHost.port}`);
        const rules = [...hostRules, "MAP * ~NOTFOUND", "EXCLUDE localhost"].join(", ");
        // Not --ignore-certificate-errors: Chromium caches nothing that it loads despite a certificate error.
        const trust = `--ignore-certificate-errors-spki-list=${imageHost.keyHash}`;
        await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`, trust] });
      } else {
        const proxy = await startProxy(imageHost.port);
        await use({ ...launchOptions, proxy: { server: proxy.url, bypass: "localhost" } });
        proxy.close();
      }
    },
    { scope: "worker" },
  ],

  videoId: async ({}, use) => use(newVideoId()),

  ignoresFirstPresses: [false, { option: true }],
  drawsBlur: [false, { option: true }],

  page: async ({ page, ignoresFirstPresses, drawsBlur }, use) => {
    if (!ignoresFirstPresses)
      await page.addInitScript(() => Object.defineProperty(MouseEvent.prototype, "timeStamp", { value: Infinity }));
    await reportBareTexts(page);
    if (!drawsBlur)
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(".stage-blur > img { filter: none !important; }");
        document.adoptedStyleSheets.push(sheet);
      });
    const goto = page.goto.bind(page);
    // Not until the load event, which waits for the images that a test holds back.
    page.goto = (url, options) => goto(url, { waitUntil: "domcontentloaded", ...options });
    await use(page);
  },

  pageGuard: [
    async ({ browser }, use) => {
      const pageGuard: PageGuard = { unexpectedRequests: [], consoleErrors: [], allowedErrors: [] };
      const guard = (context: BrowserContext) => guardContext(context, pageGuard);
      browser.on("context", guard);
      await use(pageGuard);
      browser.off("context", guard);
      expect.soft(pageGuard.unexpectedRequests, "unexpected requests").toEqual([]);
      expect.soft(pageGuard.consoleErrors, "console errors").toEqual([]);
    },
    { auto: true },
  ],

  allowConsoleError: async ({ pageGuard }, use) => use((pattern) => pageGuard.allowedErrors.push(pattern)),
});

export { expect };
