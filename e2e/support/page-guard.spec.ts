import { expect, test } from "../fixtures";

test.beforeEach(async ({ page }) => {
  // A URL of the site without a policy that would block requests.
  await page.goto("/robots.txt");
});

test("records stray requests, uncaught exceptions, warnings, policy violations and errors logged as information", async ({
  page,
  pageGuard,
}) => {
  await page.evaluate(async () => {
    await fetch("https://stranger.example/pixel").catch(() => null);
    setTimeout(() => void Promise.reject(new Error("an uncaught error")));
    console.warn("a warning");
    console.info("a note", new Error("a recovered error"));
    console.info("only a note");
    document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">`;
    new Image().src = "https://i.ytimg.com/";
  });
  for (const error of ["an uncaught error", "a warning", "a recovered error", "Content-Security-Policy: img-src"]) {
    await expect.poll(() => pageGuard.consoleErrors.join()).toContain(error);
  }
  expect(pageGuard.unexpectedRequests.splice(0)).toEqual(["https://stranger.example/pixel"]);
  expect(pageGuard.consoleErrors.splice(0).join()).not.toContain("only a note");
});

test("fails a test that leaves an unexpected request", async ({ page }) => {
  test.fail();
  await page.evaluate(() => fetch("https://stranger.example/pixel").catch(() => null));
});
