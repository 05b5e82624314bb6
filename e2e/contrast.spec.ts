import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { everyPath, notFoundComplaint, showEverything } from "./everything";
import { expect, test } from "./test";

/** WCAG 2.2 AA as far as a program can tell, and AAA for the contrast of text: 7:1, for large text 4.5:1. */
const rules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "color-contrast-enhanced": { enabled: true } },
};

/** What axe finds wrong with a page as it stands: rules, and the elements that break them. */
async function faultsOf(page: Page) {
  await page.evaluate(axe.source);
  const run = (options: RunOptions) => (window as unknown as { axe: typeof axe }).axe.run(document, options); // it has just been put there
  const { violations, passes }: AxeResults = await page.evaluate(run, rules);
  expect(passes.map(({ id }) => id)).toContain("color-contrast-enhanced");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}

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

    for (const path of everyPath) {
      test(`${path} can be read`, async ({ page, expectConsole }) => {
        expectConsole(notFoundComplaint);
        await page.goto(path);
        expect(await faultsOf(page)).toEqual([]);
      });
    }

    test("so can a result and good news", async ({ page, videoId }) => {
      await showEverything(page, videoId);
      expect(await faultsOf(page)).toEqual([]);
    });

    test("so can bad news, and what a card says in place of an image", async ({ page, imageHost, videoId }) => {
      imageHost.answer(videoId, { maxres: "missing", standard: "dropped" });
      await page.goto(`/?v=${videoId}`);
      await expect(page.getByText("This video has no maxres image.")).toBeVisible();
      await expect(page.getByText("This image could not be loaded.")).toBeVisible();
      await page.getByLabel("Video link").fill("https://vimeo.com/1084537");
      await page.getByRole("button", { name: "Generate" }).click();
      await expect(page.getByText("Invalid URL")).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

    test("so can the notice that there is no such video", async ({ page, imageHost, videoId }) => {
      imageHost.answer(videoId, "missing");
      await page.goto(`/?v=${videoId}`);
      await expect(page.getByRole("heading", { name: "No such video" })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

    test("so can the open menu", async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.goto("/privacy");
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("link", { name: "Features" })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

    test("the edge of every control stands out 3:1, and placeholders 7:1", async ({ page, videoId }) => {
      await showEverything(page, videoId);
      const edges = await edgesOn(page);
      expect(edges.length).toBeGreaterThan(25);
      expect(edges.filter(({ what, contrast }) => contrast < (what === "placeholder" ? 7 : 3))).toEqual([]);
    });
  });
}
