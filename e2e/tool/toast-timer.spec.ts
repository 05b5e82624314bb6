import type { Page } from "@playwright/test";
import { downloadFailed, generated } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { dismissButton, openWithPausedClock, runClockUntilToast, showToast, toastIn } from "../support/toasts";
import { buttons, expectResult, generate, imageUrl } from "../support/tool";

/** Expects the toast to stay for almost this time and not longer. */
async function expectToastToLeaveAfter(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds - 100);
  await expect(toastIn(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastIn(page)).toHaveCount(0);
}

test("every new toast stays for a full five seconds", async ({ page }) => {
  await openWithPausedClock(page);
  await showToast(page);
  await page.clock.runFor(4000);
  await showToast(page);
  await expectToastToLeaveAfter(page, 5000);
});

/** Makes the page believe that its tab is in the background, or in front again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

for (const [condition, pause, resume] of [
  ["the tab is hidden", (page: Page) => setHidden(page, true), (page: Page) => setHidden(page, false)],
  ["the pointer is over the toast", (page: Page) => toastIn(page).hover(), (page: Page) => page.mouse.move(20, 20)],
  [
    "the toast has the focus",
    (page: Page) => page.keyboard.press("F8"),
    (page: Page) => buttons.generate(page).focus(),
  ],
] as const) {
  test(`the timer pauses while ${condition} and then resumes`, async ({ page }) => {
    await openWithPausedClock(page);
    await showToast(page);
    for (let times = 0; times < 2; times++) {
      await page.clock.runFor(1500);
      // The computer's clock is set back, which is no time that passes.
      await page.clock.setSystemTime("2026-06-01T11:00");
      await pause(page);
      await page.clock.runFor(60_000);
      await expect(toastIn(page)).toBeVisible();
      await resume(page);
    }
    await expectToastToLeaveAfter(page, 2000);
  });
}

test("the timer of a new toast pauses too while the focus is in the toasts", async ({ page }) => {
  await openWithPausedClock(page);
  for (const tabs of [0, 2]) {
    await showToast(page);
    await page.keyboard.press("F8");
    for (let tab = 0; tab < tabs; tab++) await page.keyboard.press("Tab");
    await page.evaluate(() => document.forms[0]?.requestSubmit());
    await page.clock.runFor(60_000);
    await expect(toastIn(page)).toBeVisible();
    await buttons.generate(page).focus();
    await expectToastToLeaveAfter(page, 5000);
  }
});

test("dismissing a toast under the pointer does not pause the timer of the next one", async ({ page }) => {
  await openWithPausedClock(page);
  await showToast(page);
  await dismissButton(page).click();
  await page.clock.runFor(1000);
  await expect(toastIn(page)).toHaveCount(0);
  await page.mouse.move(20, 20);
  await showToast(page);
  await expectToastToLeaveAfter(page, 5000);
});

test("a toast that replaces one with a focused link times out", async ({ page, imageHost, videoId }) => {
  await openWithPausedClock(page);
  await generate(page, videoId);
  await expectResult(page, videoId);
  imageHost.respondWith(videoId, "500");
  await buttons.download(page).click();
  await runClockUntilToast(page, downloadFailed(imageUrl(videoId, "maxres")));
  await toastIn(page).getByRole("link").focus();
  await page.evaluate(() => document.forms[0]?.requestSubmit());
  await runClockUntilToast(page, generated);
  await expectToastToLeaveAfter(page, 5000);
});
