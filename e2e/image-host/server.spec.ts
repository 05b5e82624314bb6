import type { Page } from "@playwright/test";
import { heldResponse, imageOfSize } from "./responses";
import type { Host } from "./server";
import { IMAGES, type Quality } from "./images";
import { expect, blockHost, test } from "../fixtures";

const imageUrl = (videoId: string, quality: Quality = "maxres", host: Host = "i.ytimg.com") =>
  `https://${host}/vi/${videoId}/${IMAGES[quality].file}.jpg`;

/** Each engine has its own wording. */
const corsError = /CORS|access.control/i;

/** Loads an image with an `<img>`. Returns its natural dimensions, or "error". */
function show(page: Page, url: string, crossOrigin: string | null = null) {
  return page.evaluate(
    async ([src, cors]) => {
      const image = new Image();
      image.crossOrigin = cors;
      const event = await new Promise<string>((resolve) => {
        image.onload = () => resolve("load");
        image.onerror = () => resolve("error");
        image.src = src;
      });
      return event === "load" ? `${image.naturalWidth} x ${image.naturalHeight}` : event;
    },
    [url, crossOrigin] as const,
  );
}

/** Loads an image with `fetch()`. Returns its status and number of bytes, or "failed". */
function read(page: Page, src: string) {
  return page.evaluate(async (url) => {
    try {
      const response = await fetch(url);
      return [response.status, (await response.blob()).size];
    } catch {
      return "failed";
    }
  }, src);
}

// Any URL of the site would do. This one has no policy and no script.
test.beforeEach(async ({ page, allowConsoleError }) => {
  allowConsoleError(/favicon\.ico/);
  await page.goto("/robots.txt");
});

test("an existing video has five images in their real sizes, on both names of the host", async ({ page, videoId }) => {
  for (const [quality, { width, height }] of Object.entries(IMAGES)) {
    for (const host of ["i.ytimg.com", "img.youtube.com"] as const) {
      expect(await show(page, imageUrl(videoId, quality as Quality, host))).toBe(`${width} x ${height}`);
    }
  }
});

for (const [name, shown, status] of [
  ["missing", "120 x 90", 404],
  ["missing-200", "120 x 90", 200],
  ["missing-empty", "error", 404],
  ["empty", "error", 200],
  ["html", "error", 200],
  ["403", "error", 403],
  ["429", "error", 429],
  ["500", "error", 500],
] as const) {
  test(`an <img> gets ${shown} and fetch() gets ${status} from "${name}"`, async ({ page, imageHost, videoId }) => {
    imageHost.respondWith(videoId, { maxres: name });
    expect(await show(page, imageUrl(videoId))).toBe(shown);
    expect(await read(page, imageUrl(videoId))).toEqual([status, expect.any(Number)]);
  });
}

test("an image fails to load after a dropped connection, with a blocked host and offline", async ({
  page,
  context,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { maxres: "dropped" });
  expect(await read(page, imageUrl(videoId))).toBe("failed");
  expect(await show(page, imageUrl(videoId))).toBe("error");
  await blockHost(context, "img.youtube.com");
  expect(await show(page, imageUrl(videoId, "high", "img.youtube.com"))).toBe("error");
  await context.setOffline(true);
  expect(await show(page, imageUrl(videoId, "high"))).toBe("error");
});

for (const name of ["no-cors", "cors-other-origin"] as const) {
  test(`"${name}" shows the image but blocks fetch()`, async ({ page, imageHost, videoId, allowConsoleError }) => {
    allowConsoleError(corsError);
    imageHost.respondWith(videoId, { maxres: name });
    expect(await show(page, imageUrl(videoId))).toBe("1280 x 720");
    expect(await read(page, imageUrl(videoId))).toBe("failed");
  });
}

test("CORS blocks fetch() from the cached copy of a plain image, but not from the host", async ({
  page,
  browserName,
  imageHost,
  videoId,
  allowConsoleError,
}) => {
  test.skip(
    browserName !== "chromium",
    "only Chromium is known to cache responses that come with a self-signed certificate",
  );
  allowConsoleError(corsError);
  imageHost.respondWith(videoId, "cached-without-cors");
  expect(await show(page, imageUrl(videoId))).toBe("1280 x 720");
  expect(await read(page, imageUrl(videoId))).toBe("failed");
  expect(imageHost.requests(videoId)).toHaveLength(1);
  expect(await page.evaluate(async (url) => (await fetch(url, { cache: "no-store" })).ok, imageUrl(videoId))).toBe(
    true,
  );
});

test("a response can be held until the test releases it, or never come", async ({ page, imageHost, videoId }) => {
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held, high: "never" });
  const shown = show(page, imageUrl(videoId));
  const never = show(page, imageUrl(videoId, "high")).catch(() => "page closed");
  await expect.poll(() => imageHost.requests(videoId)).toHaveLength(2);
  held.release();
  expect(await shown).toBe("1280 x 720");
  await page.close();
  expect(await never).toBe("page closed");
});

test("the browser reports the dimensions and the bytes of an unusual image", async ({ page, imageHost, videoId }) => {
  imageHost.respondWith(videoId, { maxres: imageOfSize(1920, 1080) });
  expect(await show(page, imageUrl(videoId))).toBe("1920 x 1080");
  const bytes = await page.evaluate(
    (url) => performance.getEntriesByName(url).map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    imageUrl(videoId),
  );
  expect(bytes).toEqual([expect.any(Number)]);
  expect(bytes[0]).toBeGreaterThan(1000);
});

test("every request is recorded with its host, URL, image and method", async ({ page, imageHost, videoId }) => {
  await show(page, `${imageUrl(videoId, "high")}?x=1`);
  expect(imageHost.requests(videoId)).toEqual([
    expect.objectContaining({
      host: "i.ytimg.com",
      url: `${imageUrl(videoId, "high")}?x=1`,
      image: "high",
      method: "GET",
    }),
  ]);
});
