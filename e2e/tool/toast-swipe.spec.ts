import type { Page } from "@playwright/test";
import { downloadFailed } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { expectToast, keepToasts, openWithPausedClock, showToast, toastIn, touchOn } from "../support/toasts";
import { boxOf, buttons, imageUrl, openResult } from "../support/tool";

// components/toast/swipe.test.ts has the table of movements.

test.use({ hasTouch: true });

/** Presses on the toast's text, moves by each of the distances and releases. */
async function dragWithFinger(page: Page, ...movements: (readonly [right: number, down: number])[]) {
  const touch = await touchOn(page);
  const { x, y } = await boxOf(toastIn(page).locator("p").first());
  await touch("touchStart", { x, y });
  for (const [right, down] of movements) await touch("touchMove", { x: x + right, y: y + down });
  await touch("touchEnd");
}

/** Presses near the end of an element, moves to the right by a distance and releases. */
async function dragWithMouse(page: Page, selector: string, distance: number) {
  const { right, y } = await boxOf(toastIn(page).locator(selector).first());
  await page.mouse.move(right - 8, y + 10);
  await page.mouse.down();
  await page.mouse.move(right - 8 + distance, y + 10, { steps: 5 });
  await page.mouse.up();
}

/** Expects a drag by 50 px to the right to dismiss the toast, and none by 49. */
async function expectDismissal(page: Page, drag: (right: number) => Promise<void>) {
  const place = await boxOf(toastIn(page).locator("svg").first());
  await drag(49);
  expect(await boxOf(toastIn(page).locator("svg").first())).toEqual(place);
  await drag(50);
  await page.clock.runFor(300);
  await expect(toastIn(page)).toHaveCount(0);
}

test("a mouse dismisses a toast by 50 px to the right, and not by 49", async ({ page }) => {
  await openWithPausedClock(page);
  await showToast(page);
  await expectDismissal(page, (right) => dragWithMouse(page, "p", right));
});

test("a finger dismisses a toast by 50 px to the right, not by 49, and never if the browser takes it away", async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "only Chromium lets tests send touch events");
  await openWithPausedClock(page);
  await showToast(page);
  const touch = await touchOn(page);
  const place = await boxOf(toastIn(page).locator("p").first());
  await touch("touchStart", place);
  await touch("touchMove", { x: place.x + 90, y: place.y });
  expect((await boxOf(toastIn(page).locator("p").first())).x).toBe(place.x + 90);
  await touch("touchCancel");
  await page.clock.runFor(300);
  await expect(toastIn(page)).toBeVisible();
  expect(await boxOf(toastIn(page).locator("p").first())).toEqual(place);
  await expectDismissal(page, (right) => dragWithFinger(page, [right, 0]));
});

test("a toast follows a pressed mouse to the right, and a drag never opens its link", async ({
  page,
  context,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { maxres: "500" });
  await openResult(page, videoId);
  await keepToasts(page);
  await buttons.download(page).click();
  await expectToast(page, downloadFailed(imageUrl(videoId, "maxres")));
  const opened: Page[] = [];
  context.on("page", (tab) => opened.push(tab));
  const link = toastIn(page).getByRole("link");
  for (const target of [toastIn(page).locator("svg").first(), link]) {
    const { x, y } = await boxOf(target);
    const moveBy = (right: number) => page.mouse.move(x + 10 + right, y + 8);
    const position = async () => (await boxOf(target)).x - x;
    await moveBy(0);
    await page.mouse.down();
    await moveBy(-30);
    expect(await position()).toBe(0);
    // The button is released outside the toast.
    await page.mouse.move(20, 20);
    await page.mouse.up();
    await moveBy(0);
    await moveBy(30);
    expect(await position()).toBe(0);
    await moveBy(0);
    await page.mouse.down();
    await moveBy(30);
    expect(await position()).toBe(30);
    await page.mouse.up();
    expect(await position()).toBe(0);
  }
  const { x, y } = await boxOf(link);
  const drags = {
    "the button is released outside the toast before it follows": () => page.mouse.move(x + 15, 20),
    "the browser takes the pointer away": async () => {
      await page.mouse.move(x + 40, y + 8, { steps: 2 });
      // The mouse's ID: 0 in Firefox, otherwise 1.
      await toastIn(page)
        .locator(".toast")
        .evaluate((toast) => toast.releasePointerCapture(toast.hasPointerCapture(0) ? 0 : 1));
      await page.mouse.move(20, 20);
    },
  };
  for (const [end, drag] of Object.entries(drags)) {
    await page.mouse.move(x + 10, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 15, y + 8);
    await drag();
    expect.soft((await boxOf(link)).x, end).toBe(x);
    await page.mouse.up();
    expect.soft((await boxOf(link)).x, end).toBe(x);
  }
  await dragWithMouse(page, "a", 70);
  await expect(toastIn(page)).toHaveCount(0);
  await buttons.download(page).click();
  await dragWithMouse(page, "a", -30);
  for (const open of [() => link.press("Enter"), () => link.click()])
    await Promise.all([context.waitForEvent("page").then((tab) => tab.close()), open()]);
  expect(opened).toHaveLength(2);
});

test.describe("on a phone", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "only Chromium lets tests send touch events");
  test.use({ isMobile: true, viewport: { width: 375, height: 667 } });

  test("a finger that starts on a toast can scroll the page", async ({ page }) => {
    await page.goto("/");
    await buttons.generate(page).tap();
    await dragWithFinger(page, ...[20, 40, 80, 120, 160, 200].map((up) => [0, -up] as const));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(toastIn(page)).toBeVisible();
  });
});
