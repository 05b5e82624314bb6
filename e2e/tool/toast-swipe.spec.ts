import type { Page } from "@playwright/test";
import type { ImageHost } from "../image-host/server";
import { expect, test } from "../fixtures";
import { toastIn } from "../support/toasts";

// A toast that is on its way in has no place yet.
test.use({ contextOptions: { reducedMotion: "reduce" } });

type Point = { x: number; y: number };
type Pointer = { down: (at: Point) => Promise<void>; move: (to: Point) => Promise<void>; up: () => Promise<void> };

function mouse({ mouse }: Page): Pointer {
  return {
    down: async ({ x, y }) => {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: ({ x, y }) => mouse.move(x, y),
    up: () => mouse.up(),
  };
}

async function finger(page: Page): Promise<Pointer> {
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

/** Opens the page and shows a toast; time passes only when the test says so. Answers a point on the toast's words. */
async function showToast(page: Page): Promise<Point> {
  await page.clock.install({ time: "2026-06-01T12:00" });
  await page.goto("/");
  await page.clock.pauseAt("2026-06-01T12:10");
  await page.getByRole("button", { name: "Generate" }).press("Enter");
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(toastIn(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  return pointOnToast(page);
}

async function pointOnToast(page: Page): Promise<Point> {
  const box = await toastIn(page).boundingBox();
  return { x: Math.round((box?.x ?? 0) + 60), y: Math.round((box?.y ?? 0) + 30) };
}

/** Moves by so many pixels: in one go, or within a second. */
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
  ["40 px to the right", { x: 40, y: 0 }, "stays"],
  ["49 px to the right", { x: 49, y: 0 }, "stays"],
  ["50 px to the right", { x: 50, y: 0 }, "goes"],
  ["60 px to the right", { x: 60, y: 0 }, "goes"],
  ["60 px to the left", { x: -60, y: 0 }, "stays"],
  ["60 px up", { x: 0, y: -60 }, "stays"],
  ["60 px down", { x: 0, y: 60 }, "stays"],
] as const;

for (const device of ["mouse", "finger"] as const) {
  test.describe(`with a ${device}`, () => {
    test.skip(
      ({ browserName }) => device === "finger" && browserName !== "chromium",
      "only Chromium lets a test move a finger",
    );
    test.use({ hasTouch: device === "finger" });
    const pointerOf = (page: Page) => (device === "mouse" ? mouse(page) : finger(page));

    for (const [movement, by, outcome] of SWIPES) {
      for (const [pace, steps] of [
        ["fast", 1],
        ["slow", 10],
      ] as const) {
        test(`a toast ${outcome} on a ${pace} swipe of ${movement}`, async ({ page }) => {
          const from = await showToast(page);
          await swipe(page, await pointerOf(page), from, by, steps);
          if (outcome === "goes") return expect(toastIn(page)).toHaveCount(0);
          // It is where it was, and its time goes on.
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

test("a toast follows the pointer to the right, and nowhere else", async ({ page }) => {
  const from = await showToast(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y);
  await expect.poll(() => pointOnToast(page)).toEqual(from);
  const words = toastIn(page).getByText("Invalid URL");
  const { x = 0 } = (await words.boundingBox()) ?? {};
  await page.mouse.move(from.x - 30, from.y);
  await expect.poll(async () => (await words.boundingBox())?.x).toBe(x - 30);
  await page.mouse.up();
});

test.describe("on a phone", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "only Chromium lets a test move a finger");
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } });

  test("a finger that starts on a toast can scroll the page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Generate" }).tap();
    const from = await pointOnToast(page);
    const pointer = await finger(page);
    await pointer.down(from);
    for (let up = 20; up <= 200; up += 20) await pointer.move({ x: from.x, y: from.y - up });
    await pointer.up();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(toastIn(page)).toBeVisible();
  });
});

for (const place of ["Failed to download the thumbnail", "Open image"]) {
  test(`a press on "${place}" that is let go elsewhere is forgotten`, async ({ page, imageHost, videoId }) => {
    await page.goto(`/?v=${videoId}`);
    await expect(page.getByRole("heading", { name: "Largest" })).toBeVisible();
    imageHost.respondWith(videoId, "500");
    await page.getByRole("button", { name: "Save largest" }).click();
    const words = toastIn(page).getByText(place);
    const { x = 0, y = 0 } = (await words.boundingBox()) ?? {};
    await page.mouse.move(x + 10, y + 8);
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    await page.mouse.move(x + 40, y + 8);
    await page.mouse.move(x + 80, y + 8);
    expect((await words.boundingBox())?.x).toBe(x);
    await expect(toastIn(page)).toBeVisible();
  });
}

for (const [movement, x, y, outcome] of [
  ["30 px to the right", 30, 0, "stays"],
  ["70 px to the right", 70, 0, "goes"],
  ["120 px to the right", 120, 0, "goes"],
  ["30 px to the left", -30, 0, "stays"],
  ["20 px down", 0, 20, "stays"],
] as const) {
  test(`a toast that is dragged ${movement} by its link ${outcome}, and the link does not open`, async ({
    page,
    context,
    imageHost,
    videoId,
  }) => {
    const from = await showLink(page, imageHost, videoId);
    const followed = await page.evaluateHandle(() => {
      const links: string[] = [];
      addEventListener("click", ({ target, defaultPrevented }) => {
        const link = target instanceof Element && target.closest("a");
        if (link && !defaultPrevented) links.push(link.href);
      });
      return links;
    });
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + x, from.y + y, { steps: 5 });
    await page.mouse.up();
    await expect(toastIn(page)).toHaveCount(outcome === "goes" ? 0 : 1);
    expect(await followed.jsonValue()).toEqual([]);
    if (outcome === "goes") return;
    // A press without a movement still opens it.
    const opened = context.waitForEvent("page");
    await page.mouse.click(from.x, from.y);
    await opened;
    expect(await followed.jsonValue()).toHaveLength(1);
  });
}

test("after a drag, the link still opens with the keyboard", async ({ page, context, imageHost, videoId }) => {
  const from = await showLink(page, imageHost, videoId);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 200, { steps: 5 });
  await page.mouse.up();
  const opened = context.waitForEvent("page");
  await toastIn(page).getByRole("link").press("Enter");
  await opened;
});

/** Brings up a toast with a link. Returns a point near the end of the link. */
async function showLink(page: Page, imageHost: ImageHost, videoId: string): Promise<Point> {
  await page.goto(`/?v=${videoId}`);
  await expect(page.getByRole("heading", { name: "Largest" })).toBeVisible();
  imageHost.respondWith(videoId, "500");
  await page.getByRole("button", { name: "Save largest" }).click();
  const box = await toastIn(page).getByRole("link").boundingBox();
  if (!box) throw new Error("no link in the toast");
  return { x: box.x + box.width - 10, y: box.y + 10 };
}
