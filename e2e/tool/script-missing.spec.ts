import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { holdScript, linkField } from "../support/tool";

const helpText = (page: Page) => page.getByText("The tool could not start");

const failures: [description: string, fail: (page: Page) => Promise<unknown>][] = [
  ["is blocked", (page) => page.route("**/assets/*.js", (route) => route.abort("blockedbyclient"))],
  [
    "does not match its integrity hash",
    (page) => page.route("**/assets/*.js", (route) => route.fulfill({ body: "start()" })),
  ],
  ["is missing from the server", (page) => page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }))],
  ["never arrives", (page) => page.route("**/assets/*.js", () => {})],
];

for (const [description, fail] of failures) {
  test(`keeps the link and explains how to reach the images when the script ${description}`, async ({
    page,
    videoId,
    allowConsoleError,
  }) => {
    allowConsoleError(/assets\/tool/);
    await page.clock.install();
    await fail(page);
    await page.goto(`/?v=${videoId}`, { waitUntil: "commit" });
    await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
    await expect(helpText(page)).toBeHidden();
    const reservedSpace = page.locator(".room-for-results");
    await expect.poll(async () => (await reservedSpace.boundingBox())?.height ?? 0).toBeGreaterThan(500);

    await page.clock.runFor(6000);
    await expect(helpText(page)).toBeVisible();
    await expect(page.getByText("https://i.ytimg.com/vi/VIDEO_ID/maxresdefault.jpg")).toBeVisible();
    expect((await reservedSpace.boundingBox())?.height).toBe(0);
    await expect(page.getByRole("button", { name: "Paste" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Generate" })).toBeVisible();
  });
}

test("keeps a submitted link in the field without the script", async ({ page, videoId, allowConsoleError }) => {
  allowConsoleError(/assets\/tool/);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/", { waitUntil: "commit" });
  await linkField(page).fill(`https://www.youtube.com/watch?v=${videoId}`);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page).toHaveURL(/\?url=/);
  await expect(linkField(page)).toHaveValue(`https://www.youtube.com/watch?v=${videoId}`);
});

test("shows the message within a few seconds", async ({ page, allowConsoleError }) => {
  allowConsoleError(/assets\/tool/);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(helpText(page)).toBeVisible();
});

test("hides the message again when a slow script arrives", async ({ page }) => {
  await page.clock.install();
  const releaseScript = await holdScript(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.clock.runFor(6000);
  await expect(helpText(page)).toBeVisible();
  releaseScript();
  await expect(helpText(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Paste" })).toBeVisible();
});
