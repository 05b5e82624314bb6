import type { Page } from "@playwright/test";
import { heldResponse, imageOfSize } from "./responses";
import type { Host } from "./server";
import { IMAGES, type Quality } from "./images";
import { expect, blockHost, test } from "../fixtures";

const addressOf = (videoId: string, quality: Quality = "maxres", host: Host = "i.ytimg.com") =>
  `https://${host}/vi/${videoId}/${IMAGES[quality].file}.jpg`;

/** Each engine has words of its own for it. */
const corsRefusal = /CORS|access.control/i;

/** What an `<img>` on the page makes of an address. */
function show(page: Page, address: string, crossOrigin: string | null = null) {
  return page.evaluate(
    async ([src, cors]) => {
      const image = new Image();
      image.crossOrigin = cors;
      const event = await new Promise<string>((ended) => {
        image.onload = () => ended("load");
        image.onerror = () => ended("error");
        image.src = src;
      });
      return event === "load" ? `${image.naturalWidth} x ${image.naturalHeight}` : event;
    },
    [address, crossOrigin] as const,
  );
}

/** What a script on the page can read from an address: the status and the number of bytes. */
function read(page: Page, address: string) {
  return page.evaluate(async (url) => {
    try {
      const response = await fetch(url);
      return [response.status, (await response.blob()).size];
    } catch {
      return "refused";
    }
  }, address);
}

// Any page of ours will do; this one has no policy, no script and no icon of its own.
test.beforeEach(async ({ page, allowConsoleError }) => {
  allowConsoleError(/favicon\.ico/);
  await page.goto("/robots.txt");
});

test("a living video has five pictures of their real sizes, at both names of the host", async ({ page, videoId }) => {
  for (const [quality, { width, height }] of Object.entries(IMAGES)) {
    for (const host of ["i.ytimg.com", "img.youtube.com"] as const) {
      expect(await show(page, addressOf(videoId, quality as Quality, host))).toBe(`${width} x ${height}`);
    }
  }
});

for (const [habit, shown, status] of [
  ["missing", "120 x 90", 404],
  ["missing-200", "120 x 90", 200],
  ["missing-empty", "error", 404],
  ["empty", "error", 200],
  ["html", "error", 200],
  ["403", "error", 403],
  ["429", "error", 429],
  ["500", "error", 500],
] as const) {
  test(`"${habit}" is ${shown} to an image and ${status} to a script`, async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, { maxres: habit });
    expect(await show(page, addressOf(videoId))).toBe(shown);
    expect(await read(page, addressOf(videoId))).toEqual([status, expect.any(Number)]);
  });
}

test("a dropped connection, an unknown name and no network fail for images and scripts alike", async ({
  page,
  context,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { maxres: "dropped" });
  expect(await read(page, addressOf(videoId))).toBe("refused");
  expect(await show(page, addressOf(videoId))).toBe("error");
  await blockHost(context, "img.youtube.com");
  expect(await show(page, addressOf(videoId, "high", "img.youtube.com"))).toBe("error");
  await context.setOffline(true);
  expect(await show(page, addressOf(videoId, "high"))).toBe("error");
});

for (const habit of ["no-cors", "cors-other-origin"] as const) {
  test(`"${habit}" shows the image and refuses the script`, async ({ page, imageHost, videoId, allowConsoleError }) => {
    allowConsoleError(corsRefusal);
    imageHost.respondWith(videoId, { maxres: habit });
    expect(await show(page, addressOf(videoId))).toBe("1280 x 720");
    expect(await read(page, addressOf(videoId))).toBe("refused");
  });
}

test("a copy that was cached for an image is refused to a script, and past the cache all is well", async ({
  page,
  browserName,
  imageHost,
  videoId,
  allowConsoleError,
}) => {
  test.skip(browserName !== "chromium", "only Chromium is known to cache what came with the stand-in's certificate");
  allowConsoleError(corsRefusal);
  imageHost.respondWith(videoId, "cached-without-cors");
  expect(await show(page, addressOf(videoId))).toBe("1280 x 720");
  expect(await read(page, addressOf(videoId))).toBe("refused");
  expect(imageHost.requests(videoId)).toHaveLength(1);
  expect(await page.evaluate(async (url) => (await fetch(url, { cache: "no-store" })).ok, addressOf(videoId))).toBe(
    true,
  );
});

test("an answer can be held back, or never come", async ({ page, imageHost, videoId }) => {
  const late = heldResponse();
  imageHost.respondWith(videoId, { maxres: late, high: "never" });
  const shown = show(page, addressOf(videoId));
  const never = show(page, addressOf(videoId, "high")).catch(() => "gave up");
  await expect.poll(() => imageHost.requests(videoId)).toHaveLength(2);
  late.release();
  expect(await shown).toBe("1280 x 720");
  await page.close();
  expect(await never).toBe("gave up");
});

test("an unusual size is told as it is, with its bytes", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { maxres: imageOfSize(1920, 1080) });
  expect(await show(page, addressOf(videoId))).toBe("1920 x 1080");
  const bytes = await page.evaluate(
    (url) => performance.getEntriesByName(url).map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    addressOf(videoId),
  );
  expect(bytes).toEqual([expect.any(Number)]);
  expect(bytes[0]).toBeGreaterThan(1000);
});

test("requests are recorded with all that the browser said", async ({ page, imageHost, videoId }) => {
  await show(page, `${addressOf(videoId, "high")}?x=1`);
  expect(imageHost.requests(videoId)).toEqual([
    expect.objectContaining({
      host: "i.ytimg.com",
      address: `${addressOf(videoId, "high")}?x=1`,
      quality: "high",
      method: "GET",
    }),
  ]);
});

test("the fence notices strangers, other hosts' plain addresses, and all that the console says", async ({
  page,
  pageGuard,
}) => {
  await read(page, "https://stranger.example/pixel");
  await show(page, "http://i.ytimg.com/vi/x/default.jpg");
  expect(pageGuard.unexpectedRequests.splice(0)).toEqual([
    "https://stranger.example/pixel",
    "http://i.ytimg.com/vi/x/default.jpg",
  ]);
  pageGuard.consoleErrors.splice(0);

  await page.evaluate(() => setTimeout(() => Promise.reject(new Error("an uncaught one"))));
  await page.evaluate(() => console.warn("a warning"));
  await expect.poll(() => pageGuard.consoleErrors).toHaveLength(2);
  expect(pageGuard.consoleErrors.splice(0).sort().join()).toMatch(/a warning.*,an uncaught one/);
});

test("the fence notices a breach of the Content-Security-Policy, in a context that the test made itself", async ({
  browser,
  baseURL,
  pageGuard,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${baseURL}/robots.txt`);
  await page.evaluate(() => {
    document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">`;
    new Image().src = "https://i.ytimg.com/";
  });
  await expect
    .poll(() => pageGuard.consoleErrors)
    .toContainEqual(expect.stringMatching(/^Content-Security-Policy: img-src/));
  await context.close();
  pageGuard.consoleErrors.splice(0);
});

test("the fence fails a test that left something in it", async ({ page }) => {
  test.fail();
  await read(page, "https://stranger.example/pixel");
});
