import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { pages, siteName } from "../support/built-site";
import type { PageGuard } from "../support/page-guard";

// In all tests the page guard checks that the pages and the tool themselves violate no policy.

/** A page with the tool and one without script. */
const SAMPLE_PATHS = [pages.home.path, pages.privacy.path];

/** Expects a violation of each directive, closes the page and clears what the test provoked. */
async function expectViolations(page: Page, pageGuard: PageGuard, directives: string[]) {
  for (const directive of directives)
    await expect.poll(() => pageGuard.consoleErrors.join("\n")).toContain(`Content-Security-Policy: ${directive} `);
  expect(pageGuard.consoleErrors.filter((text) => text.startsWith("script ran"))).toEqual([]);
  await page.close();
  pageGuard.consoleErrors.splice(0);
  // Engines report requests that they then block.
  pageGuard.unexpectedRequests.splice(0);
}

for (const path of SAMPLE_PATHS) {
  test(`the policy of ${path} alone blocks markup that an attacker injects`, async ({ page, pageGuard }) => {
    const log = "console.warn('script ran')";
    const markup = `<script>${log}</script><img src="/icon.svg" alt="" onload="${log}"><img src="https://stranger.example/a.png">`;
    await page.route(path, async (route) => {
      const html = await (await route.fetch()).text();
      const body = html.replace("<main", `<aside>${markup}</aside><main`);
      await route.fulfill({ body, contentType: "text/html; charset=utf-8" });
    });
    await page.goto(path);
    await expectViolations(page, pageGuard, ["script-src-elem", "script-src-attr", "img-src"]);
  });
}

test("no script can turn a string into code or markup", async ({ page, pageGuard }) => {
  // Not in page.evaluate, whose code is exempt from the policy.
  const attempt = "() => (document.body.innerHTML = `<img src=x onerror=\"console.warn('script ran')\">`)";
  await page.addInitScript(`addEventListener("attempt", ${attempt})`);
  await page.goto("/");
  test.skip(!(await page.evaluate(() => "trustedTypes" in window)), "this engine does not support Trusted Types");
  await page.evaluate(() => dispatchEvent(new Event("attempt")));
  await expectViolations(page, pageGuard, ["require-trusted-types-for"]);
});

test("the policy lets the browser read the manifest", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium lets tests read the manifest");
  const session = await page.context().newCDPSession(page);
  for (const path of SAMPLE_PATHS) {
    await page.goto(path);
    const { data } = await session.send("Page.getAppManifest");
    expect(JSON.parse(data ?? "null"), path).toMatchObject({ name: siteName });
  }
});
