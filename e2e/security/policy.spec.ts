import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { attribute, pages, readPage, siteName } from "../support/built-site";
import type { PageGuard } from "../support/page-guard";
import { notFoundError, pagePaths } from "../support/paths";
import { cardOf, generate, recordDownloads } from "../support/tool";

/** A page with the tool and one without script. */
const SAMPLE_PATHS = [pages.home.path, pages.privacy.path];

const policyOf = (path: string) => {
  const metas = readPage(path).all("meta");
  return attribute(
    metas.find((meta) => attribute(meta, "http-equiv") === "Content-Security-Policy"),
    "content",
  );
};

/** Closes the page and clears the violations that the test provoked. */
async function clearViolations(page: Page, pageGuard: PageGuard) {
  await page.close();
  pageGuard.consoleErrors.splice(0);
  // Engines report requests that they then block.
  pageGuard.unexpectedRequests.splice(0);
}

for (const path of [...pagePaths, "/404"]) {
  test(`${path} has a strict policy and opens without violating it`, async ({ page, allowConsoleError }) => {
    if (path === "/404") allowConsoleError(notFoundError);
    const policy = policyOf(path) ?? "";
    expect(policy).toMatch(/^default-src 'none'; script-src ('self' 'sha256-|'none';)/);
    for (const directive of ["form-action 'self'", "base-uri 'none'", "require-trusted-types-for 'script'"])
      expect(policy).toContain(directive);
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:|http:/);
    const hosts = path === "/" ? ["https://i.ytimg.com", "https://img.youtube.com"] : [];
    expect([...new Set(policy.match(/https:[^ ;]+/g))]).toEqual(hosts);

    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("meta[http-equiv]")).toHaveAttribute("content", policy);
  });
}

test("the whole tool works under the policy of its page", async ({ page, context, browserName, videoId }) => {
  await page.goto("/");
  const saved = recordDownloads(page);
  await generate(page, videoId);
  const card = cardOf(page, "maxres");
  await card.getByRole("button", { name: "Download" }).click();
  await expect(page.getByText("Downloading maxres thumbnail...")).toBeVisible();
  await page.getByRole("button", { name: "Save all" }).click();
  await expect.poll(() => saved).toEqual(["youtube-thumbnail-maxres.jpg", `youtube-thumbnails-${videoId}.zip`]);

  // Only Chromium lets tests grant access to the clipboard.
  if (browserName !== "chromium") return;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await card.getByRole("button", { name: "Copy image of maxres thumbnail" }).click();
  await expect(page.getByText("Image copied")).toBeVisible();
});

const LOG = "console.warn('script ran')";

/** Markup that an attacker could inject into a page, and the directive that blocks it. */
for (const [injection, markup, directive] of [
  ["a script", `<script>${LOG}</script>`, "script-src-elem"],
  ["a script from another host", '<script src="https://stranger.example/a.js"></script>', "script-src-elem"],
  ["a script in a data: URL", `<script src="data:text/javascript,${LOG}"></script>`, "script-src-elem"],
  ["an event handler attribute", `<img src="/icon.svg" alt="" onload="${LOG}">`, "script-src-attr"],
  ["a javascript: link", `<a href="javascript:${LOG}">Press</a>`, "(script-src-elem|require-trusted-types-for)"],
  ["a style element", "<style>body { display: none }</style>", "style-src-elem"],
  ["a style attribute", '<p style="position: fixed">', "style-src-attr"],
  ["an image from another host", '<img src="https://stranger.example/a.png" alt="">', "img-src"],
  ["a frame", '<iframe src="/about"></iframe>', "frame-src"],
  ["an object", '<object data="/icon.svg"></object>', "object-src"],
  ["another base URL", '<base href="https://stranger.example/">', "base-uri"],
  ["a form to another host", '<form action="https://stranger.example/"><button>Press</button></form>', "form-action"],
] as const) {
  for (const path of SAMPLE_PATHS) {
    test(`the policy of ${path} blocks ${injection}`, async ({ page, pageGuard }) => {
      await page.route(path, async (route) => {
        const html = await (await route.fetch()).text();
        // Sent without the site's headers, so the page's own <meta> policy must block it.
        const body = html.replace("<main", `<aside>${markup}</aside><main`);
        await route.fulfill({ body, contentType: "text/html; charset=utf-8" });
      });
      await page.goto(path);
      if (markup.includes("Press")) await page.getByText("Press", { exact: true }).click({ noWaitAfter: true });
      await expect
        .poll(() => pageGuard.consoleErrors.join("\n"))
        .toMatch(new RegExp(`Content-Security-Policy: ${directive} forbids `));
      expect(pageGuard.consoleErrors.filter((text) => text.startsWith("script ran"))).toEqual([]);
      await clearViolations(page, pageGuard);
    });
  }
}

const NEW_SCRIPT = "document.createElement('script')";

/** What a script could still try if it ran on the page, and the directive that blocks it. */
for (const [action, attempt, directive] of [
  ["evaluate a string", "eval('1')", "trusted-types-sink"],
  ["create a function from a string", "new Function('1')", "trusted-types-sink"],
  ["evaluate a string with setTimeout", "setTimeout('1')", "trusted-types-sink"],
  ["set innerHTML to a string", "document.body.innerHTML = '<p>'", "trusted-types-sink"],
  ["write markup with document.write", "document.write('<p>')", "trusted-types-sink"],
  ["add an inline script", `${NEW_SCRIPT}.text = '1'`, "trusted-types-sink"],
  ["add a script from another host", `${NEW_SCRIPT}.src = 'https://stranger.example/a.js'`, "trusted-types-sink"],
  ["add a script that is not part of the build", `${NEW_SCRIPT}.src = '/robots.txt'`, "trusted-types-sink"],
  ["create a Trusted Types policy", "trustedTypes.createPolicy('mine', {})", "trusted-types-policy"],
  ["import a module from another host", "import('https://stranger.example/a.js')", "script-src-elem"],
  ["start a worker", "new Worker('/robots.txt')", "trusted-types-sink"],
  ["fetch from another host", "fetch('https://stranger.example/')", "connect-src"],
  ["send a beacon to another host", "navigator.sendBeacon('https://stranger.example/')", "connect-src"],
  ["open a WebSocket to another host", "new WebSocket('wss://stranger.example/')", "connect-src"],
  ["load an image from another host", "new Image().src = 'https://stranger.example/a.png'", "img-src"],
] as const) {
  test(`no script can ${action}`, async ({ page, pageGuard }) => {
    // Not in page.evaluate, whose code is exempt from the policy.
    await page.addInitScript(`addEventListener("attempt", () => setTimeout(() => { ${attempt} }))`);
    await page.goto("/");
    test.skip(!(await page.evaluate(() => "trustedTypes" in window)), "this engine does not support Trusted Types");
    await page.evaluate(() => dispatchEvent(new Event("attempt")));
    await expect.poll(() => pageGuard.consoleErrors.join("\n")).toContain(directive);
    await clearViolations(page, pageGuard);
  });
}

test("the policy lets the browser read the manifest", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium lets tests read the manifest");
  const session = await page.context().newCDPSession(page);
  for (const path of SAMPLE_PATHS) {
    await page.goto(path);
    const { data } = await session.send("Page.getAppManifest");
    expect(JSON.parse(data ?? "null"), path).toMatchObject({ name: siteName });
  }
});

test("no other site can show a page in a frame", async ({ page, baseURL, pageGuard }) => {
  await page.setContent(`<iframe src="${baseURL}/privacy"></iframe>`);
  await expect.poll(() => pageGuard.consoleErrors.join("\n")).toContain("frame-ancestors");
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveCount(0);
  await clearViolations(page, pageGuard);
});
