import type { Page } from "@playwright/test";
import { invalidLink } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { openWithPausedClock, showToast, toastIn } from "../support/toasts";
import { boxOf, buttons } from "../support/tool";

// components/toast/swipe.test.ts has the table of movements.

// The entry animation would move the toast while the test measures its position.
test.use({ contextOptions: { reducedMotion: "reduce" } });

type Point = { x: number; y: number };
type Pointer = { down: (at: Point) => Promise<void>; move: (to: Point) => Promise<void>; up: () => Promise<void> };

function mousePointer({ mouse }: Page): Pointer {
  return {
    down: async ({ x, y }) => {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: ({ x, y }) => mouse.move(x, y),
    up: () => mouse.up(),
  };
}

async function touchPointer(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) => {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  return {
    down: (at) => touch("touchStart", at),
    move: (to) => touch("touchMove", to),
    up: () => touch("touchEnd"),
  };
}

/** A point on the toast's title, where a mouse selects, or beside it in the middle of the toast, where it swipes. */
async function pointOnToast(page: Page, part: "title" | "middle"): Promise<Point> {
  const { x, y, width } = await boxOf(toastIn(page));
  return { x: Math.round(x + (part === "middle" ? width / 2 : 60)), y: Math.round(y + 30) };
}

/** Swipes to the right in a single step, or in several steps that take a second. */
async function swipeRight(page: Page, pointer: Pointer, { x, y }: Point, distance: number, steps: number) {
  await pointer.down({ x, y });
  for (let step = 1; step <= steps; step++) {
    if (steps > 1) await page.clock.runFor(1000 / steps);
    await pointer.move({ x: x + (distance * step) / steps, y });
  }
  await pointer.up();
  await page.clock.runFor(300);
}

for (const device of ["mouse", "finger"] as const) {
  test.describe(`with a ${device}`, () => {
    test.skip(
      ({ browserName }) => device === "finger" && browserName !== "chromium",
      "only Chromium lets tests send touch events",
    );
    test.use({ hasTouch: device === "finger" });

    test("a fast swipe of 49 px keeps the toast, and a slow one of 50 px dismisses it", async ({ page }) => {
      await openWithPausedClock(page);
      const pointer = device === "mouse" ? mousePointer(page) : await touchPointer(page);
      await showToast(page);
      const place = await boxOf(toastIn(page));
      const start = await pointOnToast(page, device === "mouse" ? "middle" : "title");
      await swipeRight(page, pointer, start, 49, 1);
      await expect.poll(() => boxOf(toastIn(page))).toEqual(place);
      await page.mouse.move(10, 10);
      await page.clock.runFor(3000);
      await expect(toastIn(page)).toBeVisible();
      await page.clock.runFor(2500);
      await expect(toastIn(page)).toHaveCount(0);

      await showToast(page);
      await swipeRight(page, pointer, start, 50, 10);
      await expect(toastIn(page)).toHaveCount(0);
    });
  });
}

test("a toast follows the pointer to the right only", async ({ page }) => {
  await openWithPausedClock(page);
  await showToast(page);
  const from = await pointOnToast(page, "middle");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const title = toastIn(page).getByText(invalidLink.title);
  const { x } = await boxOf(title);
  await page.mouse.move(from.x + 30, from.y);
  await expect.poll(async () => (await boxOf(title)).x).toBe(x + 30);
  await page.mouse.move(from.x - 30, from.y);
  await expect.poll(async () => (await boxOf(title)).x).toBe(x);
});

test("a mouse that starts on the text of a toast selects it, and the toast still leaves in time", async ({ page }) => {
  await openWithPausedClock(page);
  await showToast(page);
  const text = await boxOf(toastIn(page).getByText(invalidLink.description));
  await page.mouse.move(text.x + 1, text.y + 8);
  await page.mouse.down();
  await page.mouse.move(text.right + 20, text.y + 8, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe(invalidLink.description);
  await page.mouse.move(10, 10);
  await page.clock.runFor(4000);
  await expect(toastIn(page)).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toastIn(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "only Chromium lets tests send touch events");
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } });

  test("a finger that starts on a toast can scroll the page", async ({ page }) => {
    await page.goto("/");
    await buttons.generate(page).tap();
    const from = await pointOnToast(page, "title");
    const pointer = await touchPointer(page);
    await pointer.down(from);
    for (let distance = 20; distance <= 200; distance += 20) await pointer.move({ x: from.x, y: from.y - distance });
    await pointer.up();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(toastIn(page)).toBeVisible();
  });
});
