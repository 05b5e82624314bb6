import { expect, test } from "../fixtures";
import {
  dismissButton,
  downloadStarted,
  expectToast,
  generateButton,
  generated,
  invalidLink,
  openWithPausedClock,
  runClockUntilToast,
  showToast,
  toastIn,
  toastRegion,
} from "../support/toasts";
import { generate, openResult } from "../support/tool";

test("shows one toast at a time, and a replaced toast never comes back", async ({ page, videoId }) => {
  await openWithPausedClock(page);
  await showToast(page);
  await generate(page, videoId);
  await runClockUntilToast(page, generated);

  await dismissButton(page).click();
  for (let tenths = 0; tenths < 100; tenths++) {
    await page.clock.runFor(100);
    expect(await toastIn(page).count(), `after ${tenths} tenths of a second`).toBeLessThanOrEqual(tenths < 2 ? 1 : 0);
  }
});

test("removes a replaced toast from the document at once", async ({ page, videoId }) => {
  await page.goto("/");
  const toastCounts = await page.evaluateHandle(() => {
    const counts: number[] = [];
    new MutationObserver(() => {
      counts.push(document.querySelectorAll("[data-sonner-toast]").length);
    }).observe(document, { childList: true, subtree: true });
    return counts;
  });
  await generateButton(page).press("Enter");
  await expectToast(page, invalidLink);
  await generate(page, videoId);
  await expectToast(page, generated);
  await generateButton(page).press("Enter");
  await generateButton(page).press("Enter");
  expect(Math.max(...(await toastCounts.jsonValue()))).toBe(1);
});

test("keeps only the last of several toasts raised within one frame", async ({ page }) => {
  await page.goto("/");
  await generateButton(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  for (let round = 0; round < 10; round++) {
    await generateButton(page).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 3; press++) button.click();
    });
    // The timeout is shorter than a toast's five seconds: after those the last toast is gone and a stuck one remains.
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(1, { timeout: 4000 });
  }
});

for (const [width, height] of [
  [320, 640],
  [375, 667],
  [1280, 800],
] as const) {
  test(`covers neither the header nor the result's buttons on a ${width} x ${height} screen`, async ({
    page,
    videoId,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await generate(page, videoId);
    await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
    // The toast reaches its final position at the end of its entry animation.
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

test("a screen reader hears the title and the description, and the focus does not move", async ({ page }) => {
  await page.goto("/");
  await generateButton(page).focus();
  // A screen reader only announces changes in a live region that was there before them.
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

test("the static HTML already contains the live region", async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/", { waitUntil: "commit" });
  await expect(toastRegion(page)).toBeAttached();
});

test("shows a toast for a click made by a script, without pointer or focus", async ({ page, videoId }) => {
  await openResult(page, videoId);
  const button = page.getByRole("button", { name: "Download maxres thumbnail" });
  await button.evaluate((element: HTMLElement) => element.click());
  await expectToast(page, downloadStarted("maxres"));
});

test("a destructive toast differs by its icon, not by colour alone", async ({ page, videoId }) => {
  await page.goto("/");
  await generateButton(page).press("Enter");
  await expectToast(page, invalidLink);
  const icon = toastIn(page).locator("svg path").first();
  const destructiveIcon = await icon.getAttribute("d");
  await generate(page, videoId);
  await expectToast(page, generated);
  expect(await icon.getAttribute("d")).not.toBe(destructiveIcon);
});
