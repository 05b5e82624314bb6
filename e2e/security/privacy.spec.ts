import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveFolder } from "../../scripts/serve/static-server.mjs";
import { expect, test } from "../fixtures";
import { HOSTS } from "../image-host/server";
import { siteFolder } from "../support/built-site";
import { corsError, expectDownloadFailure, save } from "../support/downloads";
import { buttons, generate, newVideoId, openResult } from "../support/tool";
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

test.describe("without the site's headers", () => {
  test.use({
    baseURL: async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "site-"));
      cpSync(siteFolder, folder, { recursive: true });
      writeFileSync(join(folder, "_headers"), "");
      const { url, close } = await serveFolder(folder, 0);
      await use(url);
      await close();
      rmSync(folder, { recursive: true });
    },
  });

  test("no image and no link to one sends a referrer", async ({ page, imageHost, videoId, allowConsoleError }) => {
    allowConsoleError(corsError);
    const other = newVideoId();
    const leaking = page.locator("a[target=_blank]:not([rel~=noreferrer])");
    // Preloaded, and then from the second host.
    imageHost.respondWith(videoId, { maxres: "500" }, [HOSTS[0]]);
    await openResult(page, videoId);
    await expect(leaking).toHaveCount(0);
    imageHost.respondWith(videoId, { maxres: "no-cors" });
    await openList(page, [videoId, other]);
    await expect(rowImage(page, other)).toBeVisible();
    // By a script, which may not read it, and then as an image that tells why.
    await rowButton(page, videoId).click();
    await expectDownloadFailure(page, videoId);
    // At once: the toast goes, and its link with it.
    expect(await leaking.count()).toBe(0);
    const requests = imageHost.requests(videoId).filter(({ image }) => image === "maxres");
    const [first, second] = HOSTS;
    expect(requests.map(({ host }) => host)).toEqual([first, first, second, first, first, second]);
    const withReferrer = [videoId, other].flatMap((each) =>
      imageHost.requests(each).filter(({ headers }) => headers.referer),
    );
    expect(withReferrer).toEqual([]);
  });
});
