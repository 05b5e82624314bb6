import type { Page } from "@playwright/test";
import { linkField } from "../support/tool";
import { expect, test } from "../fixtures";

const help = (page: Page) => page.getByText("The tool could not start");
const finishTimers = (page: Page) =>
  page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

const failures: [what: string, fail: (page: Page) => Promise<unknown>][] = [
  ["is blocked", (page) => page.route("**/assets/*.js", (route) => route.abort("blockedbyclient"))],
  ["has another hash", (page) => page.route("**/assets/*.js", (route) => route.fulfill({ body: "start()" }))],
  ["is gone from the server", (page) => page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }))],
  ["never arrives", (page) => page.route("**/assets/*.js", () => {})],
];

for (const [what, fail] of failures) {
  test(`when the script ${what}, the link stays and the page says how to reach the images`, async ({
    page,
    videoId,
    allowConsoleError,
  }) => {
    allowConsoleError(/assets\/tool/);
    await fail(page);
    await page.goto(`/?v=${videoId}`, { waitUntil: "commit" });
    await expect(linkField(page)).toHaveValue(`https://youtu.be/${videoId}`);
    await expect(help(page)).toBeHidden();
    const room = page.locator(".room-for-results");
    await expect.poll(async () => (await room.boundingBox())?.height ?? 0).toBeGreaterThan(500);

    await finishTimers(page);
    await expect(help(page)).toBeVisible();
    await expect(page.getByText("https://i.ytimg.com/vi/VIDEO_ID/maxresdefault.jpg")).toBeVisible();
    expect((await room.boundingBox())?.height).toBe(0);
    await expect(page.getByRole("button", { name: "Paste" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Generate" })).toBeVisible();
  });
}

test("a link that the form sent stays in the field without the script", async ({
  page,
  videoId,
  allowConsoleError,
}) => {
  allowConsoleError(/assets\/tool/);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/", { waitUntil: "commit" });
  await linkField(page).fill(`https://www.youtube.com/watch?v=${videoId}`);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page).toHaveURL(/\?url=/);
  await expect(linkField(page)).toHaveValue(`https://www.youtube.com/watch?v=${videoId}`);
});

test("the message comes by itself within a few seconds, with reduced motion too", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/assets\/tool/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await expect(help(page)).toBeVisible();
});

test("a script that is merely slow takes the message away again", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(linkField(page)).toBeVisible();
  await finishTimers(page);
  await expect(help(page)).toBeVisible();
  release();
  await expect(help(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Paste" })).toBeVisible();
});
