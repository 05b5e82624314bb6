import type { Page } from "@playwright/test";
import { fieldMessage, linkProblemMessages } from "../../lib/messages/links";
import { expect, test } from "../fixtures";
import { openMixedList } from "../support/mixed-list";
import { status, summary } from "../support/more-images";
import { everyPath, notFoundError } from "../support/paths";
import { toastIn } from "../support/toasts";
import { boxOf, generate, headings } from "../support/tool";

/** The text spacing of WCAG 2.2, 1.4.12. */
const WIDE_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
const DOUBLE_TEXT_SIZE = "html { font-size: 200% }";

const conditions = [
  ["200 px", 200, ""],
  ["320 px", 320, ""],
  ["320 px and a scrollbar", 308, ""],
  ["320 px and wide text spacing", 320, WIDE_SPACING],
  ["1280 px and wide text spacing", 1280, WIDE_SPACING],
  ["320 px and 200% text size", 320, DOUBLE_TEXT_SIZE],
  ["375 px and 200% text size", 375, DOUBLE_TEXT_SIZE],
  ["640 px and 200% text size", 640, DOUBLE_TEXT_SIZE],
  ["1280 px and 200% text size", 1280, DOUBLE_TEXT_SIZE],
] as const;

/** Runs a check under each condition, one after the other, on the page as it is. */
async function underEachCondition(page: Page, check: (condition: string) => Promise<void>) {
  for (const [condition, width, css] of conditions) {
    await page.setViewportSize({ width, height: 800 });
    await setUserStyleSheet(page, css);
    await check(condition);
  }
}

/** Applies CSS to a page in place of the last, as a user style sheet does. */
function setUserStyleSheet(page: Page, css: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

const expectNoLostContent = (page: Page) =>
  underEachCondition(page, async (condition) => {
    expect.soft(await findLostContent(page), condition).toEqual([]);
  });

/** Finds text, links, buttons and images that overflow the window or their column sideways, or that their own box cuts off. */
function findLostContent(page: Page) {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest("[class*='sr-only'], style, script");
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
    const tooNarrow = [document.documentElement, ...document.querySelectorAll("section, .split")].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    return [...tooNarrow, ...lost].map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });
}

/** Finds video IDs that take more than two lines, or three in a window of 200 px. */
function findBrokenIds(page: Page) {
  return page.locator(".card h3").evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const { height } = heading.getBoundingClientRect();
      const lines = innerWidth < 300 ? 3 : 2;
      return height > (lines + 0.1) * parseFloat(getComputedStyle(heading).lineHeight) ? heading.textContent : [];
    }),
  );
}

test("icons and the name of the site grow with the text", async ({ page }) => {
  await page.goto("/");
  const drawings = page.locator("header svg, .hero p svg, form svg").filter({ visible: true });
  const widths = () => drawings.evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect().width));
  const before = await widths();
  await setUserStyleSheet(page, DOUBLE_TEXT_SIZE);
  const after = await widths();
  expect(after).toHaveLength(4);
  for (const [index, width] of after.entries()) expect.soft(width / (before[index] ?? 0)).toBeCloseTo(2);
});

for (const path of everyPath) {
  test(`${path} loses no content at 320 px, at 200% text size or with wide text spacing`, async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(notFoundError);
    await page.goto(path);
    await expectNoLostContent(page);
  });
}

test("a result, its toast and its other images lose no content either", async ({ page, videoId }) => {
  await page.goto("/");
  await underEachCondition(page, async (condition) => {
    await generate(page, videoId);
    await expect(headings.largest(page)).toBeVisible();
    await expect.soft(toastIn(page), condition).toBeInViewport({ ratio: 1 });
    expect.soft(await findLostContent(page), condition).toEqual([]);
  });
  await summary(page).click();
  await expect(status(page)).toHaveText("4 more images");
  await expectNoLostContent(page);
});

test("nor does a list before, while and after it is saved", async ({ page, imageHost }) => {
  const { startSaving, finishSaving } = await openMixedList(page, imageHost);
  await underEachCondition(page, async (condition) => {
    expect.soft(await findLostContent(page), condition).toEqual([]);
    expect.soft(await findBrokenIds(page), condition).toEqual([]);
  });
  await startSaving();
  await expectNoLostContent(page);
  await finishSaving();
  await expect(toastIn(page)).toBeVisible();
  await page.keyboard.press("F8"); // a focused toast stays
  await underEachCondition(page, async (condition) => {
    await expect.soft(toastIn(page), condition).toBeInViewport({ ratio: 1 });
    expect.soft(await findLostContent(page), condition).toEqual([]);
  });
});

test("every message fits into the space below the field, so that nothing moves", async ({ page }) => {
  await page.goto("/");
  const heightWith = async (message: string) => {
    await page.locator("#link-hint span").evaluate((hint, text) => (hint.textContent = text), message);
    return (await boxOf(page.locator(".link-hint"))).height;
  };
  const messages = [
    ...Object.values(linkProblemMessages),
    fieldMessage("no-clipboard"),
    fieldMessage({ clipboard: "empty" }),
  ];
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const height = await heightWith("");
    for (const message of messages) expect.soft(await heightWith(message), `${width} px: ${message}`).toBe(height);
  }
});
