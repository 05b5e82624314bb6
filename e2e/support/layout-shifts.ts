import type { Page } from "@playwright/test";

/** Makes `page` paint nothing until its HTML is parsed: a busy machine may paint half of it first and then the rest. */
export const hideUntilParsed = (page: Page) =>
  page.addInitScript(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync("* { visibility: hidden !important; }");
    document.adoptedStyleSheets.push(hidden);
    document.addEventListener("readystatechange", () => document.adoptedStyleSheets.pop(), { once: true });
  });

/**
 * Returns every layout shift since the page opened, including those right after user input, and the elements that moved.
 * Elements that match `movable`, or are within one, may move.
 */
export const layoutShiftsOn = (page: Page, movable = ":not(*)") =>
  page.evaluate(async (selector) => {
    // A shift in this frame is reported in the next.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return observer.takeRecords().flatMap((shift) => {
      const { value, sources } = shift as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      const moved = sources.map(({ node }) => (node instanceof Element ? node : (node?.parentElement ?? null)));
      const names = moved.filter((each) => !each?.closest(selector)).map((each) => each?.outerHTML.slice(0, 90));
      return moved.length > 0 && names.length === 0 ? [] : [`${value}: ${names.join(", ")}`];
    });
  }, movable);
