import type { Page } from "@playwright/test";
import { showResultAndToast } from "../support/every-page";
import { expect, test } from "../fixtures";

type Edge = { what: string; contrast: number };

/**
 * How well the edge of each control stands out against what lies around it (1.4.11); of one that has no edge, its drawing.
 * And how well placeholders can be read, which axe leaves out.
 */
function edgesOn(page: Page): Promise<Edge[]> {
  return page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const isClear = (colour: string) => channels(colour)[3] === 0;
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrastOf = (one: string, other: string) => {
      const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (lighter + 0.05) / (darker + 0.05);
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    };
    const controls = [...document.querySelectorAll(".button, .link-field, .toast")].filter(
      (element) => element.checkVisibility() && element.clientWidth > 1,
    );
    const edges = controls.map((element) => {
      const { borderTopColor, color } = getComputedStyle(element);
      const edge = isClear(borderTopColor) ? color : borderTopColor;
      return { what: element.outerHTML.slice(0, 100), contrast: contrastOf(edge, groundOf(element.parentElement)) };
    });
    const placeholders = [...document.querySelectorAll("input")].map((input) => ({
      what: "placeholder",
      contrast: contrastOf(getComputedStyle(input, "::placeholder").color, groundOf(input)),
    }));
    return [...edges, ...placeholders];
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("the edge of every control stands out 3:1, and placeholders 7:1", async ({ page, videoId }) => {
      await showResultAndToast(page, videoId);
      const edges = await edgesOn(page);
      expect(edges.length).toBeGreaterThan(25);
      expect(edges.filter(({ what, contrast }) => contrast < (what === "placeholder" ? 7 : 3))).toEqual([]);
    });
  });
}
