import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { openMixedList } from "../support/mixed-list";
import { showResultAndToast } from "../support/show-result";

type Contrast = { element: string; contrast: number };

/**
 * Returns the contrast of each control's border with its background or, for a control without a border, that of its content (WCAG 2.2,
 * 1.4.11). Includes placeholder text, which axe does not check.
 */
function contrastsOn(page: Page): Promise<Contrast[]> {
  return page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const isTransparent = (colour: string) => channels(colour)[3] === 0;
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrastBetween = (first: string, second: string) => {
      const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
      return (lighter + 0.05) / (darker + 0.05);
    };
    const backgroundOf = (element: Element | null): string => {
      if (!element) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(element);
      return isTransparent(backgroundColor) ? backgroundOf(element.parentElement) : backgroundColor;
    };
    const controls = [...document.querySelectorAll(".button, .link-field, .toast")].filter(
      (element) => element.checkVisibility() && element.clientWidth > 1,
    );
    const borders = controls.map((element) => {
      const { borderTopColor, color } = getComputedStyle(element);
      const visible = isTransparent(borderTopColor) ? color : borderTopColor;
      return {
        element: element.outerHTML.slice(0, 100),
        contrast: contrastBetween(visible, backgroundOf(element.parentElement)),
      };
    });
    const placeholders = [...document.querySelectorAll("input")].map((input) => ({
      element: "placeholder",
      contrast: contrastBetween(getComputedStyle(input, "::placeholder").color, backgroundOf(input)),
    }));
    return [...borders, ...placeholders];
  });
}

/** Expects a contrast of 3:1 of every control, and 7:1 of placeholder text, in both colour schemes. */
async function expectContrast(page: Page, minimumCount: number) {
  for (const colorScheme of ["light", "dark"] as const) {
    // Without transitions, the colours are final at once.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const contrasts = await contrastsOn(page);
    expect.soft(contrasts.length).toBeGreaterThan(minimumCount);
    const tooLow = contrasts.filter(({ element, contrast }) => contrast < (element === "placeholder" ? 7 : 3));
    expect.soft(tooLow, colorScheme).toEqual([]);
  }
}

test("every control of a result has a contrast of 3:1, and placeholder text one of 7:1", async ({ page, videoId }) => {
  await showResultAndToast(page, videoId);
  await expectContrast(page, 25);
});

test("so does every control of a list before and while it is saved", async ({ page, imageHost }) => {
  const { startSaving } = await openMixedList(page, imageHost);
  await expectContrast(page, 9);
  await startSaving();
  await expectContrast(page, 9);
});
