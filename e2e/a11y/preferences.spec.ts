import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { showResultAndToast } from "../support/show-result";

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

test("nothing is animated with reduced motion", async ({ page, videoId }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await showResultAndToast(page, videoId);
  expect(await animatedElements(page)).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("without reduced motion, transitions take less than 200 ms", async ({ page, videoId }) => {
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
});

test.describe("in forced colours", () => {
  test.skip(({ browserName }) => browserName === "webkit", "WebKit does not support forced colours");

  for (const colorScheme of ["light", "dark"] as const) {
    test(`every control has a border and a focus ring in ${colorScheme} mode`, async ({ page, videoId }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await showResultAndToast(page, videoId);
      const borders = await page.evaluate(() =>
        [...document.querySelectorAll(".button, .link-field, .toast, .card")]
          .filter((element) => element.checkVisibility() && element.clientWidth > 1)
          .map((element) => {
            // A card draws its border with a pseudo-element.
            const style = getComputedStyle(element, element.matches(".card") ? "::after" : null);
            const isVisible =
              style.borderTopStyle === "solid" &&
              parseFloat(style.borderTopWidth) >= 1 &&
              style.borderTopColor !== getComputedStyle(element).backgroundColor;
            return isVisible ? "visible" : element.outerHTML.slice(0, 80);
          }),
      );
      expect(borders.length).toBeGreaterThan(25);
      expect(borders.filter((border) => border !== "visible")).toEqual([]);

      await page.getByLabel("YouTube video link").focus();
      await expect(page.locator(".link-field")).toHaveCSS("outline-style", "solid");
      await expect(page.locator(".link-field")).toHaveCSS("outline-width", "2px");
      await page.getByRole("button", { name: "Generate" }).press("Shift");
      await expect(page.getByRole("button", { name: "Generate" })).toHaveCSS("outline-style", "solid");
      await expect(page.getByRole("button", { name: "Generate" })).toHaveCSS("outline-width", "3px");
    });
  }
});
