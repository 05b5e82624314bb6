import { pages, readBuilt, readPage, textOf } from "../support/built-site";
import { expect, test } from "../fixtures";
import { gzippedSize, measurePageWeight, totalBytes } from "../support/page-weight";

// Bytes do not waver as times do, so they are held here; `npm run bench` prints both.

const paths = Object.values(pages).map(({ path }) => path);

for (const path of [...paths, "/404"]) {
  test(`the text of ${path} is less than 15 kB`, () => {
    expect(gzippedSize(readBuilt(path))).toBeLessThan(15_000);
  });
}

for (const path of [...paths.filter((path) => path !== "/"), "/no-such-page"]) {
  test(`${path} asks for nothing but itself`, async ({ page, baseURL, allowConsoleError }) => {
    allowConsoleError(/404/);
    const files = await measurePageWeight(page, path);
    expect(files.map(({ url }) => url)).toEqual([baseURL + path]);
  });
}

test("/ asks for one script of at most 96 kB and nothing else", async ({ page, baseURL }) => {
  const files = await measurePageWeight(page, "/");
  expect(files.filter(({ url }) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(files.map(({ resourceType }) => resourceType).sort()).toEqual(["document", "script"]);
  expect(totalBytes(files, "script")).toBeLessThanOrEqual(96_000);
});

test("the way to the image host is opened when the field holds a video's link, and no sooner", async ({
  page,
  imageHost,
  videoId,
}) => {
  await page.goto("/");
  const ways = page.locator("link[rel=preconnect], link[rel=dns-prefetch]");
  const field = page.getByRole("textbox", { name: "YouTube video link" });
  await field.fill("https://www.youtube.com/feed/trending");
  await expect(ways).toHaveCount(0);
  await field.fill(`https://youtu.be/${videoId}`);
  await expect(ways).toHaveAttribute("href", "https://i.ytimg.com");
  expect(imageHost.requests(videoId)).toEqual([]);
});

for (const path of paths) {
  // That it is there at the first paint is a time: the bench shows it. Nothing but the page itself has to arrive for it.
  test(`the largest thing on ${path} is text that came with the page`, async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "only Chromium tells of the largest paint");
    await page.goto(path, { waitUntil: "networkidle" });
    const largest = await page.evaluate(async () => {
      const entries = await new Promise<PerformanceEntryList>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: "largest-contentful-paint",
          buffered: true,
        }),
      );
      const { url, element } = entries.at(-1) as LargestContentfulPaint; // the only type asked for
      return { url, text: element?.textContent };
    });
    expect(largest.url).toBe("");
    expect(readPage(path).elements.map(textOf)).toContain(largest.text);
  });
}
