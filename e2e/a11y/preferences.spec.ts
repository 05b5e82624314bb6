import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { openMixedList } from "../support/mixed-list";
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
      const borders = await bordersOn(page);
      expect(borders.length).toBeGreaterThan(25);
      expect(borders.filter((border) => border !== "visible")).toEqual([]);

      await page.getByLabel("YouTube video link").focus();
      await expect(page.locator(".link-field")).toHaveCSS("outline-style", "solid");
      await expect(page.locator(".link-field")).toHaveCSS("outline-width", "2px");
      await page.getByRole("button", { name: "Generate" }).press("Shift");
      await expect(page.getByRole("button", { name: "Generate" })).toHaveCSS("outline-style", "solid");
      await expect(page.getByRole("button", { name: "Generate" })).toHaveCSS("outline-width", "3px");
    });

    test(`every row and button of a list has a border in ${colorScheme} mode, before and while it is saved`, async ({
      page,
      imageHost,
    }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      const { startSaving } = await openMixedList(page, imageHost);
      const expectBorders = async () => {
        const borders = await bordersOn(page);
        expect(borders.length).toBeGreaterThan(14);
        expect(borders.filter((border) => border !== "visible")).toEqual([]);
      };
      await expectBorders();
      await startSaving();
      await expectBorders();
    });
  }
});
