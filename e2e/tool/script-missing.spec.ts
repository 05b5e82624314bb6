import type { Page } from "@playwright/test";
import { gettingImages } from "../../lib/messages/video";
import { expect, test } from "../fixtures";
import { boxOf, buttons, headings, imageUrl, linkField, linkTo, openBeforeHydration } from "../support/tool";

const helpText = (page: Page) => page.getByText("The tool is not running");
const waitingText = (page: Page) => page.getByText(gettingImages);

test("keeps the link and explains what to do when the script is blocked", async ({
  page,
  videoId,
  allowConsoleError,
}) => {
  allowConsoleError(/assets\/tool/);
  await page.clock.install({ time: "2026-06-01T12:00" });
  await page.clock.pauseAt("2026-06-01T12:10");
  await page.route("**/assets/*.js", (route) => route.abort("blockedbyclient"));
  await page.goto(`/?v=${videoId}`);
  await expect(linkField(page)).toHaveValue(linkTo(videoId));
  await expect(helpText(page)).toBeHidden();
  await expect(waitingText(page)).toBeInViewport();
  // Reserves room for the result.
  const toolHeight = async () => (await boxOf(page.locator("#tool"))).height;
  const windowHeight = page.viewportSize()?.height ?? 0;
  expect(await toolHeight()).toBeGreaterThanOrEqual(windowHeight);

  await page.clock.runFor(6000);
  await expect(helpText(page)).toBeVisible();
  await expect(waitingText(page)).toBeHidden();
  expect(await toolHeight()).toBeLessThan(windowHeight / 2);
  await expect(page.getByText(imageUrl("VIDEO_ID", "maxres"))).toBeVisible();
  await expect(buttons.paste(page)).toBeHidden();
});

test("explains what to do while the script is slow, until it arrives", async ({ page }) => {
  await page.clock.install({ time: "2026-06-01T12:00" });
  await page.clock.pauseAt("2026-06-01T12:10");
  const releaseScript = await openBeforeHydration(page);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(waitingText(page)).toBeHidden();
  const positions = async () => [await boxOf(linkField(page)), await boxOf(buttons.generate(page))];
  const before = await positions();
  await page.clock.runFor(6000);
  await expect(helpText(page)).toBeVisible();
  await page.clock.resume();
  releaseScript();
  await expect(helpText(page)).toBeHidden();
  await expect(buttons.paste(page)).toBeVisible();
  expect(await positions()).toEqual(before);
});

for (const [title, failures] of [
  ["asks for the tool's styles once more if they fail", 1],
  ["explains what to do if they fail again", 2],
] as const) {
  test(title, async ({ page, videoId, allowConsoleError }) => {
    allowConsoleError(/assets\/tool|was preloaded/);
    let requests = 0;
    await page.route("**/assets/*.css", (route) => (requests++ < failures ? route.abort() : route.continue()));
    await page.goto(`/?v=${videoId}`);
    if (failures > 1) await expect(helpText(page)).toBeVisible();
    else await expect(headings.largest(page)).toBeVisible();
    // A sheet that a host has changed is refused, as the script is.
    await expect(page.locator("link[rel=stylesheet]").last()).toHaveAttribute("integrity", /^sha256-/);
  });
}
