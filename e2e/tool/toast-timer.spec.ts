import type { Page } from "@playwright/test";
import { TICK_MS } from "../../components/toast/countdown";
import { generated, invalidLink } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import {
  dismissButton,
  expectToastToLeaveAfter,
  openWithPausedClock,
  runClockUntilToast,
  showToast,
  toastIn,
  toastRegion,
  touchOn,
} from "../support/toasts";
import { boxOf, buttons, generate } from "../support/tool";

/** Submits the form without moving the focus. */
const submit = (page: Page) => page.evaluate(() => document.forms[0]?.requestSubmit());

test("a toast stays for five seconds, also on a page too busy for its timer", async ({ page, videoId }) => {
  await openWithPausedClock(page);
  await showToast(page);
  await page.clock.runFor(4000);
  await showToast(page);
  await expectToastToLeaveAfter(page);
  await showToast(page);
  await dismissButton(page).click();
  await page.clock.runFor(1000);
  await page.mouse.move(20, 20);
  await showToast(page);
  await expectToastToLeaveAfter(page);

  await showToast(page);
  // Calls the timer once, as a page does that was busy all that time.
  await page.clock.fastForward(invalidLink.duration);
  await page.clock.runFor(200);
  await expect(toastIn(page)).toHaveCount(0);

  await generate(page, videoId);
  await runClockUntilToast(page, generated);
  await expectToastToLeaveAfter(page, generated.duration);
});

/** Makes the page believe that its tab is in the background, or in front again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

const hide = (page: Page) => setHidden(page, true);

type Step = (page: Page) => Promise<void>;
const conditions: [name: string, begin: Step, end: Step][] = [
  ["the tab is hidden", hide, (page) => setHidden(page, false)],
  ["the toast has the focus", (page) => page.keyboard.press("F8"), (page) => buttons.generate(page).focus()],
  [
    "the pointer is over the toast, until it leaves the window",
    async (page) => {
      // From elsewhere: Firefox tells the page nothing of a pointer that is there already.
      await page.mouse.move(0, 0);
      await toastIn(page).hover();
    },
    (page) => page.locator("html").dispatchEvent("pointerleave"),
  ],
];

test("the timer pauses while the tab is hidden or the toast has the focus or the pointer", async ({ page }) => {
  await openWithPausedClock(page);
  for (const [condition, begin, end] of conditions) {
    await test.step(condition, async () => {
      await showToast(page);
      for (let times = 0; times < 2; times++) {
        await page.clock.runFor(1500);
        // The computer's clock is set back, but no time has passed.
        await page.clock.setSystemTime("2026-06-01T11:00");
        await begin(page);
        await page.clock.runFor(60_000);
        await expect(toastIn(page)).toBeVisible();
        await end(page);
      }
      await expectToastToLeaveAfter(page, invalidLink.duration - 2 * 1500);
    });
  }
});

test("a toast keeps its time in a hidden tab whose timers stand still, also one that is shown there", async ({
  page,
}) => {
  await openWithPausedClock(page);
  for (const steps of [
    [showToast, hide],
    [hide, showToast],
  ]) {
    for (const step of steps) await step(page);
    // The first timer comes late, and before the page is told that its tab is in front again.
    await page.evaluate(() => Object.defineProperty(document, "hidden", { value: false, configurable: true }));
    await page.clock.fastForward(60_000);
    await expectToastToLeaveAfter(page, invalidLink.duration - TICK_MS);
  }
});

test.describe("with a finger", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "only Chromium lets tests send touch events");
  test.use({ hasTouch: true });

  test("the timer pauses while the finger rests on the toast", async ({ page }) => {
    await openWithPausedClock(page);
    await showToast(page);
    const touch = await touchOn(page);
    const { x, y } = await boxOf(toastIn(page));
    await touch("touchStart", { x: x + 30, y: y + 20 });
    await page.clock.runFor(60_000);
    await expect(toastIn(page)).toBeVisible();
    await touch("touchEnd");
    await expectToastToLeaveAfter(page);
  });
});

test("the timer pauses while the mouse rests where the toast has appeared", async ({ page }) => {
  await openWithPausedClock(page);
  await showToast(page);
  const { x, y } = await boxOf(toastIn(page));
  await dismissButton(page).press("Enter");
  await page.clock.runFor(1000);
  await page.mouse.move(x + 30, y + 20);
  await showToast(page);
  // The toast rises in real time; until then, the mouse is over the page.
  await toastIn(page).hover({ trial: true });
  await page.clock.runFor(60_000);
  await expect(toastIn(page)).toBeVisible();
  await page.mouse.move(20, 20);
  await expectToastToLeaveAfter(page);
});

test("the focus stays in the toasts when a new one takes the place of another, and pauses its timer", async ({
  page,
}) => {
  await openWithPausedClock(page);
  for (const tabs of [0, 2]) {
    await showToast(page);
    await page.keyboard.press("F8");
    for (let tab = 0; tab < tabs; tab++) await page.keyboard.press("Tab");
    await submit(page);
    await page.clock.runFor(60_000);
    await expect(toastRegion(page).getByRole("list")).toBeFocused();
    await expect(toastIn(page)).toBeVisible();
    await buttons.generate(page).focus();
    await expectToastToLeaveAfter(page);
  }
});

test("a toast that is swiped away or dismissed while it is replaced leaves the new one", async ({ page }) => {
  await openWithPausedClock(page);
  await showToast(page);
  const { x, y } = await boxOf(toastIn(page));
  await page.mouse.move(x + 30, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 20);
  await submit(page);
  await page.clock.runFor(10);
  await page.mouse.up();
  await page.mouse.move(20, 20);
  await expectToastToLeaveAfter(page);
  await showToast(page);
  await submit(page);
  await dismissButton(page).press("Enter");
  await page.clock.runFor(10);
  await buttons.generate(page).focus();
  await expectToastToLeaveAfter(page);
});
