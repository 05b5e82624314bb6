import type { Page } from "@playwright/test";
import { showResultAndToast } from "../support/every-page";
import { expect, test } from "../fixtures";

// What people set in their system: colours of their own, and no motion.

/** What on a page would move: its parts with a transition or an animation that takes time. */
function movingOn(page: Page) {
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

test("nothing moves for those who want no motion", async ({ page, videoId }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await showResultAndToast(page, videoId);
  expect(await movingOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("for others what moves is over in less than 200 ms", async ({ page, videoId }) => {
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
  expect((await movingOn(page)).length).toBeGreaterThan(0);
});

test.describe("in colours that the system forces", () => {
  test.skip(({ browserName }) => browserName === "webkit", "WebKit has no forced colours");

  for (const colorScheme of ["light", "dark"] as const) {
    test(`every button and the field have an edge, and the focus a ring, ${colorScheme}`, async ({ page, videoId }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await showResultAndToast(page, videoId);
      const edges = await page.evaluate(() =>
        [...document.querySelectorAll(".button, .link-field, .toast, .card")]
          .filter((element) => element.checkVisibility() && element.clientWidth > 1)
          .map((element) => {
            // The edge of a card lies over it.
            const edge = getComputedStyle(element, element.matches(".card") ? "::after" : null);
            const isSeen =
              edge.borderTopStyle === "solid" &&
              parseFloat(edge.borderTopWidth) >= 1 &&
              edge.borderTopColor !== getComputedStyle(element).backgroundColor;
            return isSeen ? "seen" : element.outerHTML.slice(0, 80);
          }),
      );
      expect(edges.length).toBeGreaterThan(25);
      expect(edges.filter((edge) => edge !== "seen")).toEqual([]);

      await page.getByLabel("YouTube video link").focus();
      await expect(page.locator(".link-field")).toHaveCSS("outline-style", "solid");
      await expect(page.locator(".link-field")).toHaveCSS("outline-width", "2px");
      await page.getByRole("button", { name: "Generate" }).press("Shift");
      await expect(page.getByRole("button", { name: "Generate" })).toHaveCSS("outline-style", "solid");
      await expect(page.getByRole("button", { name: "Generate" })).toHaveCSS("outline-width", "3px");
    });
  }
});
