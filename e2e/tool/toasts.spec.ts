import type { Page } from "@playwright/test";
import { generate, openResult } from "../support/tool";
import { expect, test } from "../fixtures";
import {
  dismissButton,
  downloadStarted,
  generateButton,
  generated,
  invalidLink,
  toastIn,
  toastRegion,
} from "../support/toasts";

const wordsOf = (page: Page) => toastIn(page).getByRole("paragraph");

/** A page on which time passes only when the test says so. */
async function openWithoutTime(page: Page) {
  await page.clock.install({ time: "2026-06-01T12:00" });
  await page.goto("/");
  await page.clock.pauseAt("2026-06-01T12:10");
}

/** Presses Generate on whatever is in the field, and waits for the toast; on the page a few milliseconds pass. */
async function raise(page: Page, words = invalidLink) {
  await generateButton(page).press("Enter");
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(wordsOf(page)).toHaveText(words, { timeout: 100 });
  }).toPass();
}

test("a toast stays for five seconds, by the real clock", async ({ page }) => {
  await page.goto("/");
  const before = Date.now();
  await generateButton(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await expect(toastIn(page)).toHaveCount(0, { timeout: 15_000 });
  expect(Date.now() - before).toBeGreaterThanOrEqual(5000);
});

test("each new toast has five whole seconds of its own", async ({ page }) => {
  await openWithoutTime(page);
  await raise(page);
  for (let times = 0; times < 3; times++) {
    await page.clock.runFor(4000);
    await raise(page);
  }
  await page.clock.runFor(4900);
  await expect(toastIn(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastIn(page)).toHaveCount(0);
});

test("there is one toast at most, and an older one never comes back", async ({ page, videoId }) => {
  await openWithoutTime(page);
  await raise(page);
  await generate(page, videoId);
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(wordsOf(page)).toHaveText(generated, { timeout: 100 });
  }).toPass();

  await dismissButton(page).click();
  for (let tenths = 0; tenths < 100; tenths++) {
    await page.clock.runFor(100);
    expect(await toastIn(page).count(), `after ${tenths} tenths of a second`).toBeLessThanOrEqual(tenths < 2 ? 1 : 0);
  }
});

for (const [what, hold, letGo] of [
  ["a pointer is on it", (page: Page) => toastIn(page).hover(), (page: Page) => page.mouse.move(20, 20)],
  ["the focus is on it", (page: Page) => page.keyboard.press("F8"), (page: Page) => generateButton(page).focus()],
  [
    "the focus is on its button",
    (page: Page) => dismissButton(page).focus(),
    (page: Page) => generateButton(page).focus(),
  ],
] as const) {
  test(`its time stands still while ${what}, and goes on after`, async ({ page }) => {
    await openWithoutTime(page);
    await raise(page);
    for (let times = 0; times < 2; times++) {
      await page.clock.runFor(1500);
      await hold(page);
      await page.clock.runFor(60_000);
      await expect(toastIn(page)).toBeVisible();
      await letGo(page);
    }
    await page.clock.runFor(1900);
    await expect(toastIn(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toastIn(page)).toHaveCount(0);
  });
}

for (const [place, steps] of [
  ["the toasts", 0],
  ["a toast's button", 2],
] as const) {
  test(`a toast that comes while the focus is on ${place} waits too`, async ({ page }) => {
    await openWithoutTime(page);
    await raise(page);
    await page.keyboard.press("F8");
    for (let step = 0; step < steps; step++) await page.keyboard.press("Tab");
    await page.evaluate(() => document.forms[0]?.requestSubmit());
    await page.clock.runFor(60_000);
    await expect(toastIn(page)).toBeVisible();
    await generateButton(page).focus();
    await page.clock.runFor(5100);
    await expect(toastIn(page)).toHaveCount(0);
  });
}

test("of toasts that come within one frame only the last stays, by the real clock", async ({ page }) => {
  await page.goto("/");
  await generateButton(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  for (let round = 0; round < 10; round++) {
    await generateButton(page).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 3; press++) button.click();
    });
    // Less than a toast's own time, which would take the last one away and leave one that was forgotten.
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(1, { timeout: 4000 });
  }
});

test("a toast that went away under the pointer leaves the next one its five seconds", async ({ page }) => {
  await openWithoutTime(page);
  await raise(page);
  await dismissButton(page).click();
  await page.clock.runFor(1000);
  await expect(toastIn(page)).toHaveCount(0);
  await page.mouse.move(20, 20);
  await raise(page);
  await page.clock.runFor(5100);
  await expect(toastIn(page)).toHaveCount(0);
});

for (const [width, height] of [
  [320, 640],
  [375, 667],
  [1280, 800],
] as const) {
  test(`on a screen of ${width} x ${height} the toast lies over nothing that one wants to press next`, async ({
    page,
    videoId,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await generate(page, videoId);
    await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
    // One that is still on its way in stands higher.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const toast = await toastIn(page).boundingBox();
    const bottom = (toast?.y ?? NaN) + (toast?.height ?? NaN);
    const header = await page.getByRole("banner").boundingBox();
    expect(toast?.y).toBeGreaterThan((header?.y ?? NaN) + (header?.height ?? NaN));
    for (const name of ["Save largest", "Save all (ZIP)", "Copy link"]) {
      const button = await page.getByRole("button", { name, exact: true }).boundingBox();
      expect(button?.y, name).toBeGreaterThan(bottom);
    }
  });
}

test("screen readers hear title and description, without losing their place", async ({ page }) => {
  await page.goto("/");
  await generateButton(page).focus();
  // The live region is there before there is anything to say.
  await expect(toastRegion(page)).toHaveAttribute("aria-live", "polite");
  await expect(toastIn(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(toastRegion(page)).toMatchAriaSnapshot(`
    - region "Notifications F8":
      - list:
        - listitem:
          - paragraph: Invalid URL
          - paragraph: Please enter a valid YouTube video URL
          - button "Dismiss"
  `);
  await expect(generateButton(page)).toBeFocused();
});

test("a press that comes without pointer and focus, as from an agent, gets its toast too", async ({
  page,
  videoId,
}) => {
  await openResult(page, videoId);
  const button = page.getByRole("button", { name: "Download maxres thumbnail" });
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(wordsOf(page)).toHaveText(downloadStarted("maxres"));
});

test("a destructive toast is told from the other by a sign, not by colour alone", async ({ page, videoId }) => {
  await page.goto("/");
  await generateButton(page).press("Enter");
  await expect(wordsOf(page)).toHaveText(invalidLink);
  const sign = toastIn(page).locator("svg path").first();
  const warning = await sign.getAttribute("d");
  await generate(page, videoId);
  await expect(wordsOf(page)).toHaveText(generated);
  expect(await sign.getAttribute("d")).not.toBe(warning);
});

test("a toast that is replaced leaves the document at once", async ({ page, videoId }) => {
  await page.goto("/");
  await page.evaluate(() => {
    let most = 0;
    Object.assign(window, { mostToasts: () => most });
    new MutationObserver(() => {
      most = Math.max(most, document.querySelectorAll("[data-sonner-toast]").length);
    }).observe(document, { childList: true, subtree: true });
  });
  await generateButton(page).press("Enter");
  await expect(wordsOf(page)).toHaveText(invalidLink);
  await generate(page, videoId);
  await expect(wordsOf(page)).toHaveText(generated);
  await generateButton(page).press("Enter");
  await generateButton(page).press("Enter");
  expect(await page.evaluate(() => Reflect.get(window, "mostToasts")())).toBe(1);
});

test("a toast without a link that replaces one with the focus on its link goes after its time", async ({
  page,
  imageHost,
  videoId,
}) => {
  imageHost.respondWith(videoId, { maxres: "500" });
  await openResult(page, videoId);
  await page.getByRole("button", { name: "Download maxres thumbnail" }).click();
  await toastIn(page).getByRole("link", { name: "Open image", exact: true }).focus();
  await page.evaluate(() => document.forms[0]?.requestSubmit());
  await expect(wordsOf(page)).toHaveText(generated);
  await expect(toastIn(page)).toHaveCount(0, { timeout: 15_000 });
});

test("the place for toasts is in the page from the start", async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/", { waitUntil: "commit" });
  await expect(toastRegion(page)).toBeAttached();
});
