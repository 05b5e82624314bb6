import type { Page } from "@playwright/test";

/** Removes the page's CSS rules with a selector that older browsers don't know, such as `:has(`. */
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
