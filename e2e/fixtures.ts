import { randomBytes } from "node:crypto";
import { type BrowserContext, expect, test as base } from "@playwright/test";
import { type Fence, watch } from "./support/page-guard";
import { type Host, HOSTS, type ImageHost, startImageHost } from "./image-host/server";
import { startTunnel } from "./support/proxy";

type ForEachTest = {
  /** The id of a video that no other test asks for. */
  videoId: string;
  /** What went wrong on the way; automatic, and empty at the end of every test that passes. */
  fence: Fence;
  /** Declares that the page will put something like this on the console, and rightly. */
  expectConsole: (pattern: RegExp) => void;
};
type ForEachWorker = {
  /** The stand-in for the image host. */
  imageHost: ImageHost;
};

export const test = base.extend<ForEachTest, ForEachWorker>({
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
        const toStandIn = HOSTS.map((host) => `MAP ${host}:443 127.0.0.1:${imageHost.port}`);
        const rules = [...toStandIn, "MAP * ~NOTFOUND", "EXCLUDE localhost"].join(", ");
        // Not --ignore-certificate-errors: Chromium's cache keeps nothing that came with a certificate error.
        const trust = `--ignore-certificate-errors-spki-list=${imageHost.keyHash}`;
        await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`, trust] });
      } else {
        const tunnel = await startTunnel(imageHost.port);
        await use({ ...launchOptions, proxy: { server: tunnel.url, bypass: "localhost" } });
        tunnel.close();
      }
    },
    { scope: "worker" },
  ],

  // Eight bytes are the eleven letters of a real id.
  videoId: async ({}, use) => use(randomBytes(8).toString("base64url")),

  fence: [
    async ({ browser }, use) => {
      const fence: Fence = { strangers: [], complaints: [], expected: [] };
      const watchThis = (context: BrowserContext) => watch(context, fence);
      browser.on("context", watchThis);
      await use(fence);
      browser.off("context", watchThis);
      expect.soft(fence.strangers, "requests to strangers").toEqual([]);
      expect.soft(fence.complaints, "complaints on the console").toEqual([]);
    },
    { auto: true },
  ],

  expectConsole: async ({ fence }, use) => use((pattern) => fence.expected.push(pattern)),
});

/** Makes a host's name lead nowhere, as on a network that blocks it. */
export async function loseName(context: BrowserContext, host: Host) {
  await context.route(`https://${host}/**`, (route) => route.abort("namenotresolved"));
}

export { expect };
