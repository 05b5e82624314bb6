import { generated, invalidLink } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import { boxOf } from "../support/layout";
import {
  dismissButton,
  expectToast,
  openWithPausedClock,
  runClockUntilToast,
  showToast,
  toastElements,
  toastIn,
  toastRegion,
} from "../support/toasts";
import {
  copyLinkButton,
  generate,
  generateButton,
  largestHeading,
  newVideoId,
  openBeforeHydration,
  saveAllButton,
  saveLargestButton,
} from "../support/tool";

test("shows one toast at a time, and a replaced toast never comes back", async ({ page, videoId }) => {
  await openWithPausedClock(page);
  const toastCounts = await page.evaluateHandle(() => {
    const counts: number[] = [];
    new MutationObserver(() => {
      counts.push(document.querySelectorAll("[data-sonner-toast]").length);
    }).observe(document, { childList: true, subtree: true });
    return counts;
  });
  await showToast(page);
  await generate(page, videoId);
  await runClockUntilToast(page, generated);
  await dismissButton(page).click();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(toastElements(page)).toHaveCount(0, { timeout: 100 });
  }).toPass();
  await page.clock.runFor(10_000);
  await expect(toastIn(page)).toHaveCount(0);
  // The last change was the removal of the only toast.
  const counts = await toastCounts.jsonValue();
  expect([Math.max(...counts), counts.at(-1)]).toEqual([1, 0]);
});

test("keeps only the last of several toasts raised within one frame", async ({ page }) => {
  await page.goto("/");
  await generateButton(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  for (let round = 0; round < 5; round++) {
    await generateButton(page).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 3; press++) button.click();
    });
    // The timeout is shorter than a toast's five seconds: after those the last toast is gone and a stuck one remains.
    await expect(toastElements(page)).toHaveCount(1, { timeout: 4000 });
  }
});

test("covers neither the header nor the result's buttons, whatever the screen", async ({ page }) => {
  await page.goto("/");
  for (const [width, height] of [
    [320, 640],
    [375, 667],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await generate(page, newVideoId());
    await expect(largestHeading(page)).toBeVisible();
    // The toast reaches its final position at the end of its entry animation.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const toast = await boxOf(toastIn(page));
    expect.soft(toast.y, `${width} px`).toBeGreaterThan((await boxOf(page.getByRole("banner"))).bottom);
    for (const button of [saveLargestButton(page), saveAllButton(page), copyLinkButton(page)])
      expect.soft((await boxOf(button)).y, `${width} px`).toBeGreaterThan(toast.bottom);
  }
});

test("a screen reader hears the title and the description, and the focus does not move", async ({ page }) => {
  // A screen reader only announces changes in a live region that was there before them: the static HTML contains it.
  const releaseScript = await openBeforeHydration(page);
  await expect(toastRegion(page)).toHaveAttribute("aria-live", "polite");
  await expect(toastIn(page)).toHaveCount(0);
  releaseScript();
  await page.waitForLoadState();
  await generateButton(page).press("Enter");
  await expect(toastRegion(page)).toMatchAriaSnapshot(`
    - region "Notifications F8":
      - list:
        - listitem:
          - paragraph: ${invalidLink.title}
          - paragraph: ${invalidLink.description}
          - button "Dismiss"
  `);
  await expect(generateButton(page)).toBeFocused();
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
