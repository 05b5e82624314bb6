import type { Locator, Page } from "@playwright/test";

/** The bounding box of a visible element, with its right and bottom edge. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not visible`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Removes the page's CSS rules with a selector that older browsers don't know, such as `:has(`. They ignore such rules. */
export async function ignoreSelector(page: Page, selector: string) {
  await page.evaluate((text) => {
    const conditionOf = (rule: CSSRule) =>
      rule instanceof CSSStyleRule ? rule.selectorText : rule instanceof CSSSupportsRule ? rule.conditionText : "";
    const removeFrom = (group: CSSStyleSheet | CSSGroupingRule) => {
      for (const rule of [...group.cssRules]) {
        if (conditionOf(rule).includes(text)) group.deleteRule([...group.cssRules].indexOf(rule));
        else if (rule instanceof CSSGroupingRule) removeFrom(rule);
      }
    };
    [...document.styleSheets].forEach(removeFrom);
  }, selector);
}
