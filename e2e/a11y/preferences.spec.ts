import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { openMixedList } from "../support/mixed-list";
import { showResultAndToast } from "../support/show-result";
import { dismissButton, generateButton } from "../support/toasts";
import { linkField } from "../support/tool";

/** Elements with a transition or animation that takes time. */
function animatedElements(page: Page) {
  return page.evaluate(() => {
    const takesTime = (times: string) => times.split(", ").some((time) => parseFloat(time) > 0);
    return [...document.querySelectorAll("*")]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        return takesTime(transitionDuration) || (animationName !== "none" && takesTime(animationDuration));
      })
      .map((element) => `${element.tagName}.${element.className}`);
  });
}

/** Returns "visible" for each control, card and row with a visible border, and for others the start of their HTML. */
function bordersOn(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll(".button, .link-field, .toast, .card, .video-row")]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .map((element) => {
        // A card draws its border with a pseudo-element.
        const style = getComputedStyle(element, element.matches(".card") ? "::after" : null);
        const isVisible =
          style.borderTopStyle === (element.matches('.video-row[data-state="missing"]') ? "dashed" : "solid") &&
          parseFloat(style.borderTopWidth) >= 1 &&
          style.borderTopColor !== getComputedStyle(element).backgroundColor;
        return isVisible ? "visible" : element.outerHTML.slice(0, 80);
      }),
  );
}

test("transitions take less than 200 ms, and with reduced motion there are none", async ({ page, videoId }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await showResultAndToast(page, videoId);
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll(".button, .toast, [data-sonner-toast]")].map((element) =>
        Math.max(...getComputedStyle(element).transitionDuration.split(", ").map(parseFloat)),
      ),
    ),
  );
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(0.2);
  expect((await animatedElements(page)).length).toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await generateButton(page).click();
  await expect(dismissButton(page)).toBeVisible();
  expect(await animatedElements(page)).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe("in forced colours", () => {
  test.skip(({ browserName }) => browserName === "webkit", "WebKit does not support forced colours");

  /** Expects a border of every control, card and row in both colour schemes. */
  async function expectBorders(page: Page, minimumCount: number) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      const borders = await bordersOn(page);
      expect.soft(borders.length).toBeGreaterThan(minimumCount);
      expect
        .soft(
          borders.filter((border) => border !== "visible"),
          colorScheme,
        )
        .toEqual([]);
    }
  }

  test("every control of a result has a border, and the focused one a ring", async ({ page, videoId }) => {
    await showResultAndToast(page, videoId);
    await expectBorders(page, 25);

    const ring = page.locator(".link-field");
    await linkField(page).focus();
    await expect(ring).toHaveCSS("outline-style", "solid");
    await expect(ring).toHaveCSS("outline-width", "2px");
    await generateButton(page).press("Shift");
    await expect(generateButton(page)).toHaveCSS("outline-style", "solid");
    await expect(generateButton(page)).toHaveCSS("outline-width", "3px");
  });

  test("every row and button of a list has a border, before and while it is saved", async ({ page, imageHost }) => {
    const { startSaving } = await openMixedList(page, imageHost);
    await expectBorders(page, 14);
    await startSaving();
    await expectBorders(page, 14);
  });
});
