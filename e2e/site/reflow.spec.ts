import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { linkProblemMessages } from "../support/built-site";
import { openMixedList } from "../support/mixed-list";
import { everyPath, notFoundError } from "../support/paths";
import { toastIn } from "../support/toasts";
import { generate } from "../support/tool";

/** The text spacing of WCAG 2.2, 1.4.12. */
const WIDE_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
const DOUBLE_TEXT_SIZE = "html { font-size: 200% }";

/** Adds CSS to a page, as a user style sheet does. */
function addStyle(page: Page, css: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Finds text, links, buttons and images that overflow the window sideways or that their own box cuts off. */
function findLostContent(page: Page) {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest("[class*='sr-only'], style, script");
    const isCut = (overflow: string, content: number, box: number) => /hidden|clip/.test(overflow) && content > box + 1;
    const isLost = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isOutside = element.getBoundingClientRect().right > innerWidth + 1;
      return (
        // A table that is too wide for a phone scrolls on its own.
        (isOutside && !element.closest(".overflow-x-auto")) ||
        isCut(overflowX, element.scrollWidth, element.clientWidth) ||
        isCut(overflowY, element.scrollHeight, element.clientHeight)
      );
    };
    const lost = [...document.body.querySelectorAll("*")].filter(
      (element) => (hasText(element) || element.matches("a, button, img, li")) && isShown(element) && isLost(element),
    );
    const sideways = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
    return [...sideways, ...lost.map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)];
  });
}

/** Finds video IDs that take more than two lines. */
function findBrokenIds(page: Page) {
  return page.locator(".video-row h3").evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const { height } = heading.getBoundingClientRect();
      return height > 2.1 * parseFloat(getComputedStyle(heading).lineHeight) ? heading.textContent : [];
    }),
  );
}

for (const path of everyPath) {
  test(`${path} loses no content at 320 px, at 200% text size or with wide text spacing`, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(notFoundError);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await findLostContent(page)).toEqual([]);
    await addStyle(page, WIDE_SPACING);
    expect(await findLostContent(page)).toEqual([]);

    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await addStyle(page, DOUBLE_TEXT_SIZE);
      expect(await findLostContent(page), `${width} px at 200% text size`).toEqual([]);
    }
  });
}

const conditions = [
  ["on a screen of 320 px", 320, ""],
  ["on a screen of 320 px with a scrollbar", 308, ""],
  ["on a screen of 320 px at 200% text size", 320, DOUBLE_TEXT_SIZE],
  ["on a phone with wide text spacing", 375, WIDE_SPACING],
  ["on a wide screen with wide text spacing", 1280, WIDE_SPACING],
  ["on a phone at 200% text size", 375, DOUBLE_TEXT_SIZE],
  ["on a wide screen at 200% text size", 1280, DOUBLE_TEXT_SIZE],
] as const;

for (const [condition, width, css] of conditions) {
  test(`a result, its toast and its other images lose no content ${condition}`, async ({ page, videoId }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await addStyle(page, css);
    await generate(page, videoId);
    await expect(page.getByRole("heading", { name: "Largest: 1280 × 720" })).toBeVisible();
    await expect(page.getByText("Success!")).toBeInViewport({ ratio: 1 });
    expect(await findLostContent(page)).toEqual([]);
    await page.getByText("More images", { exact: true }).click();
    await expect(page.getByText("4 more images")).toBeVisible();
    expect(await findLostContent(page)).toEqual([]);
  });
}

for (const [condition, width, css] of conditions) {
  test(`a list loses no content ${condition}, before, while and after it is saved`, async ({ page, imageHost }) => {
    await page.setViewportSize({ width, height: 800 });
    const { startSaving, finishSaving } = await openMixedList(page, imageHost);
    await addStyle(page, css);
    expect(await findLostContent(page)).toEqual([]);
    expect(await findBrokenIds(page)).toEqual([]);
    await startSaving();
    expect(await findLostContent(page)).toEqual([]);
    await finishSaving();
    await expect(toastIn(page)).toBeInViewport({ ratio: 1 });
    expect(await findLostContent(page)).toEqual([]);
  });
}

test("every message fits into the space below the field, so that nothing moves", async ({ page }) => {
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const hintBox = page.locator(".link-hint");
    const height = (await hintBox.boundingBox())?.height;
    for (const message of [
      ...Object.values(linkProblemMessages),
      "Couldn't read your clipboard. Paste into the field instead.",
    ]) {
      await page.locator("#link-hint span").evaluate((hint, text) => (hint.textContent = text), message);
      expect((await hintBox.boundingBox())?.height, `${width} px: ${message}`).toBe(height);
    }
  }
});
