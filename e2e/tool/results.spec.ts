import { expect, test } from "../fixtures";
import { IMAGES, imageFor } from "../image-host/images";
import { heldResponse, imageOfSize, type Responder } from "../image-host/responses";
import { largestMarks } from "../support/stage";
import {
  buttons,
  imageRow,
  imageTexts,
  generate,
  headings,
  imagesOf,
  imageUrl,
  newVideoId,
  openResult,
  recordTexts,
} from "../support/tool";

test("shows five images with their pixels and kilobytes, even if the browser's list is full", async ({
  page,
  imageHost,
  browserName,
  videoId,
}) => {
  test.skip(browserName !== "chromium", "only Chromium has resource timings of every image");
  const withoutTimings: Responder = ({ response, image }) =>
    void response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end(image);
  imageHost.respondWith(videoId, { high: withoutTimings, maxres: imageOfSize(1920, 1080) });
  await page.goto("/");
  await generate(page, videoId);
  await expect(headings.largest(page, "1920 × 1080")).toBeVisible();
  for (const quality of ["default", "medium", "standard"] as const) {
    const { width, height } = IMAGES[quality];
    const kilobytes = Math.max(1, Math.round((await imageFor(quality)).length / 1000));
    const facts = `${width} × ${height} · ${kilobytes} KB`;
    await expect(imageRow(page, quality).getByText(facts, { exact: true })).toBeVisible();
  }
  await expect(imageRow(page, "high").getByText("480 × 360", { exact: true })).toBeVisible();
  await expect(imageRow(page, "maxres").getByText(/^1920 × 1080 · \d+ KB$/)).toBeVisible();

  const facts = imageRow(page, "high").getByText(/^480 × 360 · \d+ KB$/);
  await page.evaluate(() => performance.setResourceTimingBufferSize(performance.getEntriesByType("resource").length));
  const nextId = newVideoId();
  for (const id of [nextId, nextId, newVideoId()]) {
    await generate(page, id);
    await expect(imagesOf(page, id)).toHaveCount(5);
    await expect(facts).toBeVisible();
  }
  await page.goBack();
  await expect(imagesOf(page, nextId)).toHaveCount(5);
  await expect(facts).toBeVisible();
  // The images are still in memory, but this page has not loaded them yet.
  await page.goto("/");
  await generate(page, nextId);
  await expect(facts).toBeVisible();
});

test("names the largest so far while a larger image is slow, and announces the result at the end", async ({
  page,
  imageHost,
  videoId,
}) => {
  const held = heldResponse();
  imageHost.respondWith(videoId, { maxres: held, standard: "missing" });
  await page.goto(`/?v=${videoId}`);
  await expect(imageRow(page, "standard").getByText(imageTexts.missing)).toBeVisible();
  await expect(imageRow(page, "high").getByText(/480 × 360/)).toBeVisible();
  await expect(headings.largestSoFar(page, "480 × 360")).toBeVisible();
  await expect(page.getByText("3 of 5 loaded")).toBeVisible();
  await expect(largestMarks(page)).toHaveCount(0);
  await expect(imageRow(page, "maxres").getByText(/\d|no maxres|not loaded/i)).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText("");
  const announcements = await recordTexts(page.getByRole("status"));

  held.release();
  await expect(headings.largest(page)).toBeVisible();
  expect(await announcements.jsonValue()).toEqual(["Largest: 1280 × 720 pixels. 4 of 5 sizes."]);
});

test("Try again requests only what failed, not what is loading, and keeps the focus", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { maxres: "500", standard: "403", medium: "never" });
  await page.goto(`/?v=${videoId}`, { waitUntil: "commit" });
  await expect(page.getByRole("listitem").getByText(imageTexts.failed)).toHaveCount(2);
  const requestsBefore = imageHost.requests(videoId).length;
  imageHost.respondWith(videoId, { maxres: "real", standard: "missing" });
  await buttons.retry(page).press("Enter");
  await expect(headings.largest(page)).toBeFocused();
  await expect(imageRow(page, "standard").getByText(imageTexts.missing)).toBeVisible();
  const requests = imageHost.requests(videoId).slice(requestsBefore);
  expect(requests.map(({ url }) => url).sort()).toEqual([imageUrl(videoId, "maxres"), imageUrl(videoId, "standard")]);
});

test("a result that goes ends its requests", async ({ page, imageHost, browserName, videoId }) => {
  test.skip(browserName !== "chromium", "only Chromium ends a preloaded request with its image");
  imageHost.respondWith(videoId, "never");
  await page.goto(`/?v=${videoId}`, { waitUntil: "commit" });
  await expect.poll(() => imageHost.requests(videoId)).toHaveLength(5);
  const ended: string[] = [];
  page.on("requestfailed", (request) => ended.push(request.url()));
  await generate(page, newVideoId());
  // The browser may keep the medium image, which the stage's blur has requested too.
  await expect.poll(() => ended.length).toBeGreaterThanOrEqual(4);
});

test.describe("on a Mac", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605",
  });

  test("the keys that paste the next video are those of a Mac", async ({ page, videoId }) => {
    await openResult(page, videoId);
    await expect(page.getByText("Next video: ⌘ V", { exact: true })).toBeVisible();
  });
});
