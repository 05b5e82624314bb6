import type { Locator, Page } from "@playwright/test";
import { generated, invalidLink } from "../../lib/messages/toasts";
import { expect, test } from "../fixtures";
import {
  dismissButton,
  openWithPausedClock,
  runClockUntilToast,
  showToast,
  toastElements,
  toastIn,
  toastRegion,
} from "../support/toasts";
import {
  boxOf,
  buttons,
  generate,
  generateText,
  headings,
  linkField,
  newVideoId,
  openBeforeHydration,
  waitForHydration,
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
  // A destructive toast differs by its icon, not by colour alone.
  const icon = toastIn(page).locator("svg path").first();
  const destructiveIcon = await icon.getAttribute("d");
  await generate(page, videoId);
  await runClockUntilToast(page, generated);
  expect(await icon.getAttribute("d")).not.toBe(destructiveIcon);
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
  await buttons.generate(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  for (let round = 0; round < 5; round++) {
    await buttons.generate(page).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 3; press++) button.click();
    });
    // The timeout is shorter than a toast's five seconds: after those the last toast is gone and a stuck one remains.
    await expect(toastElements(page)).toHaveCount(1, { timeout: 4000 });
  }
});

test("covers neither the form nor the result's buttons, whatever the screen", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const isUncovered = (button: Locator) =>
    button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await generateText(page, "nonsense");
    // The toast reaches its final position at the end of its entry animation.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    for (const button of [buttons.generate(page), buttons.paste(page)])
      expect.soft(await isUncovered(button), `${width} px`).toBe(true);
    await generate(page, newVideoId());
    await expect(headings.largest(page)).toBeVisible();
    for (const button of [buttons.saveLargest(page), buttons.saveAll(page)])
      expect.soft(await isUncovered(button), `${width} px`).toBe(true);
    const toast = await boxOf(toastIn(page));
    expect.soft(toast.bottom, `${width} px`).toBe(height - (width < 640 ? 16 : 24));
  }
});

test("a screen reader hears the title and the description, and the focus does not move", async ({ page }) => {
  // A screen reader only announces changes in a live region that was there before them: the static HTML contains it.
  const releaseScript = await openBeforeHydration(page);
  await expect(toastRegion(page)).toHaveAttribute("aria-live", "polite");
  await expect(toastIn(page)).toHaveCount(0);
  releaseScript();
  await waitForHydration(page);
  await buttons.generate(page).press("Enter");
  await expect(toastRegion(page)).toMatchAriaSnapshot(`
    - region "Notifications F8":
      - list:
        - listitem:
          - paragraph: ${invalidLink.title}
          - paragraph: ${invalidLink.description}
          - button "Dismiss"
  `);
  await expect(buttons.generate(page)).toBeFocused();
});

/** Presses Generate with an empty field and moves the focus to the toast. */
async function focusToast(page: Page) {
  await buttons.generate(page).press("Enter");
  await expect(toastIn(page)).toBeVisible();
  await expect(buttons.generate(page)).toBeFocused();
  await page.keyboard.press("F8");
  await expect(toastRegion(page).getByRole("list")).toBeFocused();
}

async function tabToButton(page: Page) {
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dismissButton(page)).toBeFocused();
}

test("F8 moves the focus to the toast, and closing it moves the focus back", async ({ page }) => {
  await page.goto("/");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => tabToButton(page).then(() => page.keyboard.press("Escape")),
    () => tabToButton(page).then(() => page.keyboard.press("Enter")),
  ]) {
    await focusToast(page);
    await close();
    await expect(toastIn(page)).toHaveCount(0);
    await expect(buttons.generate(page)).toBeFocused();
  }
});

test("a click outside moves the focus out of the toasts, and clicks on a toast leave it there", async ({ page }) => {
  await page.goto("/");
  await focusToast(page);
  await linkField(page).click();
  await expect(linkField(page)).toBeFocused();
  await toastIn(page).click({ position: { x: 30, y: 20 } });
  await expect(linkField(page)).toBeFocused();
  await dismissButton(page).click();
  await expect(toastIn(page)).toHaveCount(0);
  await expect(linkField(page)).toBeFocused();
});
