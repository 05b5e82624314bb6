import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { buttonLabels } from "../../lib/messages/buttons";
import { serveFolder } from "../../scripts/serve/static-server.mjs";
import { expect, test } from "../fixtures";
import type { ImageName } from "../image-host/images";
import { HOSTS } from "../image-host/server";
import { pages, readPage, siteFolder } from "../support/built-site";
import { corsError, expectDownloadFailure, save } from "../support/downloads";
import { summary } from "../support/more-images";
import { stubShareSheet } from "../support/share-sheet";
import { buttons, generate, imageUrl, IPHONE_USER_AGENT, newVideoId, openResult } from "../support/tool";
import { openList, rowButton, rowImage } from "../support/video-list";

// Promises of the privacy page. The page guard checks in every test that no other host gets a request.

test("stores nothing in the browser: no cookies, no storage and no cache", async ({ page, context, videoId }) => {
  await page.goto("/");
  await generate(page, videoId);
  await save(page, buttons.saveAll(page));
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: IPHONE_USER_AGENT });

  test("each button that the policy names beside the image hosts leads to requests", async ({ page, imageHost }) => {
    const presses: Record<string, [image: ImageName, button?: Locator]> = {
      [buttonLabels.retry]: ["standard", buttons.retry(page)],
      [buttonLabels.saveAllShort]: ["standard", buttons.saveAll(page)],
      [buttonLabels.moreImages]: ["maxres3", summary(page)],
      [buttonLabels.saveToPhotos]: ["maxres"], // before it is pressed, from the browser's cache
    };
    const section = readPage(pages.privacy.path).sectionWith(HOSTS[0]);
    const named = Object.values(buttonLabels).filter((label) => section.includes(label));
    expect(named.sort()).toEqual(Object.keys(presses).sort());

    await stubShareSheet(page, "shared");
    const fetched: string[] = [];
    page.on("request", (request) => request.resourceType() === "fetch" && fetched.push(request.url()));
    for (const [label, [image, button]] of Object.entries(presses)) {
      const videoId = newVideoId();
      imageHost.respondWith(videoId, { standard: "500" });
      await openResult(page, videoId);
      const count = () => imageHost.requests(videoId).filter((request) => request.image === image).length;
      const before = count();
      await button?.click();
      if (button) await expect.poll(count, label).toBeGreaterThan(before);
      else await expect.poll(() => fetched, label).toContain(imageUrl(videoId, image));
    }
  });
});

test.describe("without the site's headers and the page's referrer policy", () => {
  test.use({
    baseURL: async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "site-"));
      cpSync(siteFolder, folder, { recursive: true });
      writeFileSync(join(folder, "_headers"), "");
      const page = join(folder, "index.html");
      writeFileSync(page, readFileSync(page, "utf8").replace(/<meta name="referrer"[^>]*>/, ""));
      const { url, close } = await serveFolder(folder, 0);
      await use(url);
      await close();
      rmSync(folder, { recursive: true });
    },
  });

  test("a request for an image names the site or may carry cookies, and none says which page you are on", async ({
    page,
    context,
    baseURL,
    browserName,
    imageHost,
    videoId,
    allowConsoleError,
  }) => {
    allowConsoleError(corsError);
    const cookie = { name: "id", value: "1", secure: true, sameSite: "None" } as const;
    await context.addCookies(HOSTS.map((host) => ({ ...cookie, url: `https://${host}` })));
    const other = newVideoId();
    const leaking = page.locator("a[target=_blank]:not([rel~=noreferrer])");
    imageHost.respondWith(videoId, { maxres: "500" }, [HOSTS[0]]);
    await openResult(page, videoId);
    await expect(leaking).toHaveCount(0);
    imageHost.respondWith(videoId, { maxres: "no-cors" });
    await openList(page, [videoId, other]);
    await expect(rowImage(page, other)).toBeVisible();
    await rowButton(page, videoId).click();
    await expectDownloadFailure(page, videoId);
    // At once: the toast goes, and its link with it.
    expect(await leaking.count()).toBe(0);
    const [first, second] = HOSTS;
    const requests = [videoId, other].flatMap((each) => imageHost.requests(each));
    const ofMaxres = requests.filter(({ image }) => image === "maxres");
    expect(ofMaxres.map(({ host, headers }) => [host, headers.origin])).toEqual([
      // Preloaded, then by another image, also from the second host.
      [first, baseURL],
      [first, undefined],
      [second, undefined],
      // By a script, which may not read it, and by an image that tells why.
      [first, baseURL],
      [first, undefined],
      [second, baseURL],
    ]);
    const cookies = { named: new Set<unknown>(), unnamed: new Set<unknown>() };
    for (const { headers } of requests) cookies[headers.origin ? "named" : "unnamed"].add(headers.cookie);
    expect([...cookies.named]).toEqual([undefined]);
    // Firefox and Safari keep them back by default.
    if (browserName === "chromium") expect([...cookies.unnamed]).toEqual(["id=1"]);
    expect(requests.filter(({ headers }) => headers.referer)).toEqual([]);
  });
});
