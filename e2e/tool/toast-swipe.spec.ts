import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { openWithPausedClock, showToast, toastIn } from "../support/toasts";

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

/** A point on the toast's text. */
async function pointOnToast(page: Page): Promise<Point> {
  const box = await toastIn(page).boundingBox();
  return { x: Math.round((box?.x ?? 0) + 60), y: Math.round((box?.y ?? 0) + 30) };
}

/** Moves the pointer in a single step, or in several steps that take a second. */
async function swipe(page: Page, pointer: Pointer, from: Point, by: Point, steps: number) {
  await pointer.down(from);
  for (let step = 1; step <= steps; step++) {
    if (steps > 1) await page.clock.runFor(1000 / steps);
    await pointer.move({ x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps });
  }
  await pointer.up();
  await page.clock.runFor(100);
}

const SWIPES = [
  ["40 px to the right", { x: 40, y: 0 }, "keeps"],
  ["49 px to the right", { x: 49, y: 0 }, "keeps"],
  ["50 px to the right", { x: 50, y: 0 }, "dismisses"],
  ["60 px to the right", { x: 60, y: 0 }, "dismisses"],
  ["60 px to the left", { x: -60, y: 0 }, "keeps"],
  ["60 px up", { x: 0, y: -60 }, "keeps"],
  ["60 px down", { x: 0, y: 60 }, "keeps"],
] as const;

for (const device of ["mouse", "finger"] as const) {
  test.describe(`with a ${device}`, () => {
    test.skip(
      ({ browserName }) => device === "finger" && browserName !== "chromium",
      "only Chromium lets tests send touch events",
    );
    test.use({ hasTouch: device === "finger" });
    const pointerFor = (page: Page) => (device === "mouse" ? mousePointer(page) : touchPointer(page));

    for (const [movement, by, outcome] of SWIPES) {
      for (const [pace, steps] of [
        ["fast", 1],
        ["slow", 10],
      ] as const) {
        test(`a ${pace} swipe of ${movement} ${outcome} the toast`, async ({ page }) => {
          await openWithPausedClock(page);
          await showToast(page);
          const from = await pointOnToast(page);
          await swipe(page, await pointerFor(page), from, by, steps);
          if (outcome === "dismisses") return expect(toastIn(page)).toHaveCount(0);
          // The toast returns to its place and its timer resumes.
          await expect.poll(() => pointOnToast(page)).toEqual(from);
          await page.mouse.move(10, 10);
          await page.clock.runFor(3000);
          await expect(toastIn(page)).toBeVisible();
          await page.clock.runFor(2100);
          await expect(toastIn(page)).toHaveCount(0);
        });
      }
    }
  });
}

test("a toast follows the pointer to the right only", async ({ page }) => {
  await openWithPausedClock(page);
  await showToast(page);
  const from = await pointOnToast(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y);
  await expect.poll(() => pointOnToast(page)).toEqual(from);
  const title = toastIn(page).getByText("Invalid URL");
  const { x = 0 } = (await title.boundingBox()) ?? {};
  await page.mouse.move(from.x - 30, from.y);
  await expect.poll(async () => (await title.boundingBox())?.x).toBe(x - 30);
  await page.mouse.up();
});

test.describe("on a phone", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "only Chromium lets tests send touch events");
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } });

  test("a finger that starts on a toast can scroll the page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Generate" }).tap();
    const from = await pointOnToast(page);
    const pointer = await touchPointer(page);
    await pointer.down(from);
    for (let distance = 20; distance <= 200; distance += 20) await pointer.move({ x: from.x, y: from.y - distance });
    await pointer.up();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(toastIn(page)).toBeVisible();
  });
});
