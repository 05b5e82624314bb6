import { expect, test } from "../fixtures";
import { readPage, textOf } from "../support/built-site";
import { measurePageWeight, totalBytes } from "../support/page-weight";
import { MISSING_PATH, notFoundError, pagePaths } from "../support/paths";

// Unlike times, bytes don't vary between runs. `npm run bench` prints both.

for (const path of [...pagePaths.filter((path) => path !== "/"), MISSING_PATH]) {
  test(`${path} requests nothing but itself`, async ({ page, baseURL, allowConsoleError }) => {
    allowConsoleError(notFoundError);
    const files = await measurePageWeight(page, path);
    expect(files.map(({ url }) => url)).toEqual([baseURL + path]);
  });
}

test("/ requests one script of at most 100 kB and nothing else", async ({ page, baseURL }) => {
  const files = await measurePageWeight(page, "/");
  expect(files.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(files.map(({ resourceType }) => resourceType).sort()).toEqual(["document", "script"]);
  expect(totalBytes(files, "script")).toBeLessThanOrEqual(100_000);
});

test("the page connects to the image host once the field contains a video link, not earlier", async ({
  page,
  imageHost,
  videoId,
}) => {
  await page.goto("/");
  const hints = page.locator("link[rel=preconnect], link[rel=dns-prefetch]");
  const field = page.getByRole("textbox", { name: "YouTube video link" });
  await field.fill("https://www.youtube.com/feed/trending");
  await expect(hints).toHaveCount(0);
  await field.fill(`https://youtu.be/${videoId}`);
  await expect(hints).toHaveAttribute("href", "https://i.ytimg.com");
  expect(imageHost.requests(videoId)).toEqual([]);
});

for (const path of pagePaths) {
  // Text from the HTML paints without waiting for another request. The bench measures when.
  test(`the largest paint of ${path} is text from its HTML`, async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "only Chromium reports the largest contentful paint");
    await page.goto(path, { waitUntil: "networkidle" });
    const largest = await page.evaluate(async () => {
      const entries = await new Promise<PerformanceEntryList>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: "largest-contentful-paint",
          buffered: true,
        }),
      );
      const { url, element } = entries.at(-1) as LargestContentfulPaint; // the only observed type
      return { url, text: element?.textContent };
    });
    expect(largest.url).toBe("");
    expect(readPage(path).elements.map(textOf)).toContain(largest.text);
  });
}
