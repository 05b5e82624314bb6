import { expect, test } from "../fixtures";
import { pages } from "../support/built-site";

// In all tests the page guard checks that the pages and the tool violate no policy.

for (const { path } of [pages.home, pages.privacy]) {
  test(`the policy of ${path} blocks injected markup, even without the site's headers`, async ({ page, pageGuard }) => {
    const log = "console.warn('script ran')";
    const markup = `<script>${log}</script><img src="/icon.svg" alt="" onload="${log}"><img src="https://stranger.example/a.png">`;
    await page.route(path, async (route) => {
      const html = await (await route.fetch()).text();
      const body = html.replace("<main", `<aside>${markup}</aside><main`);
      await route.fulfill({ body, contentType: "text/html; charset=utf-8" });
    });
    await page.goto(path);
    const errors = () => pageGuard.consoleErrors.join("\n");
    for (const directive of ["script-src-elem", "script-src-attr", "img-src"])
      await expect.poll(errors).toContain(`Content-Security-Policy: ${directive} `);
    expect(errors()).not.toMatch(/^script ran/m);

    await page.close();
    pageGuard.consoleErrors.splice(0);
    // Engines report requests that they then block.
    pageGuard.unexpectedRequests.splice(0);
  });
}
