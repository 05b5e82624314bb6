import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

const send = (page: Page, url: string) =>
  page.evaluate(
    (target) =>
      fetch(target)
        .catch(() => null)
        .then(() => {}),
    url,
  );

test.beforeEach(async ({ page, allowConsoleError }) => {
  allowConsoleError(/favicon\.ico/);
  // A URL of the site without a policy that would block requests.
  await page.goto("/robots.txt");
});

test("records requests to other hosts, and http requests to the image host", async ({ page, pageGuard }) => {
  await send(page, "https://stranger.example/pixel");
  await page.evaluate(async () => {
    const image = new Image();
    const failed = new Promise((resolve) => (image.onerror = resolve));
    image.src = "http://i.ytimg.com/vi/x/default.jpg";
    await failed;
  });
  expect(pageGuard.unexpectedRequests.splice(0)).toEqual([
    "https://stranger.example/pixel",
    "http://i.ytimg.com/vi/x/default.jpg",
  ]);
  pageGuard.consoleErrors.splice(0);
});

test("records uncaught exceptions and warnings", async ({ page, pageGuard }) => {
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error("an uncaught error"))));
  await page.evaluate(() => console.warn("a warning"));
  await expect.poll(() => pageGuard.consoleErrors).toHaveLength(2);
  expect(pageGuard.consoleErrors.splice(0).sort().join()).toMatch(/a warning.*,an uncaught error/);
});

test("records Content-Security-Policy violations in a context that the test creates", async ({
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

test("fails a test that leaves an unexpected request", async ({ page }) => {
  test.fail();
  await send(page, "https://stranger.example/pixel");
});
