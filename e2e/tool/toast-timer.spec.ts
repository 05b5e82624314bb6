import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import {
  dismissButton,
  expectToast,
  generateButton,
  generated,
  openWithPausedClock,
  showToast,
  toastIn,
} from "../support/toasts";
import { openResult } from "../support/tool";

test("a toast disappears after five seconds of real time", async ({ page }) => {
  await page.goto("/");
  const before = Date.now();
  await generateButton(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await expect(toastIn(page)).toHaveCount(0, { timeout: 15_000 });
  expect(Date.now() - before).toBeGreaterThanOrEqual(5000);
});

test("every new toast stays for a full five seconds", async ({ page }) => {
  await openWithPausedClock(page);
  await showToast(page);
  for (let times = 0; times < 3; times++) {
    await page.clock.runFor(4000);
    await showToast(page);
  }
  await page.clock.runFor(4900);
  await expect(toastIn(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastIn(page)).toHaveCount(0);
});

for (const [condition, pause, resume] of [
  ["the pointer is over the toast", (page: Page) => toastIn(page).hover(), (page: Page) => page.mouse.move(20, 20)],
  ["the toast has the focus", (page: Page) => page.keyboard.press("F8"), (page: Page) => generateButton(page).focus()],
  [
    "the toast's button has the focus",
    (page: Page) => dismissButton(page).focus(),
    (page: Page) => generateButton(page).focus(),
  ],
] as const) {
  test(`the timer pauses while ${condition} and then resumes`, async ({ page }) => {
    await openWithPausedClock(page);
    await showToast(page);
    for (let times = 0; times < 2; times++) {
      await page.clock.runFor(1500);
      await pause(page);
      await page.clock.runFor(60_000);
      await expect(toastIn(page)).toBeVisible();
      await resume(page);
    }
    await page.clock.runFor(1900);
    await expect(toastIn(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toastIn(page)).toHaveCount(0);
  });
}

for (const [element, tabs] of [
  ["the toast list", 0],
  ["a toast's button", 2],
] as const) {
  test(`the timer of a new toast pauses too when ${element} already has the focus`, async ({ page }) => {
    await openWithPausedClock(page);
    await showToast(page);
    await page.keyboard.press("F8");
    for (let tab = 0; tab < tabs; tab++) await page.keyboard.press("Tab");
    await page.evaluate(() => document.forms[0]?.requestSubmit());
    await page.clock.runFor(60_000);
    await expect(toastIn(page)).toBeVisible();
    await generateButton(page).focus();
    await page.clock.runFor(5100);
    await expect(toastIn(page)).toHaveCount(0);
  });
}

test("dismissing a toast under the pointer does not pause the timer of the next one", async ({ page }) => {
  await openWithPausedClock(page);
  await showToast(page);
  await dismissButton(page).click();
  await page.clock.runFor(1000);
  await expect(toastIn(page)).toHaveCount(0);
  await page.mouse.move(20, 20);
  await showToast(page);
  await page.clock.runFor(5100);
  await expect(toastIn(page)).toHaveCount(0);
});

test("a toast without a link times out after it replaces one whose link had the focus", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { maxres: "500" });
  await openResult(page, videoId);
  await page.getByRole("button", { name: "Download maxres thumbnail" }).click();
  await toastIn(page).getByRole("link", { name: "Open image", exact: true }).focus();
  await page.evaluate(() => document.forms[0]?.requestSubmit());
  await expectToast(page, generated);
  await expect(toastIn(page)).toHaveCount(0, { timeout: 15_000 });
});
