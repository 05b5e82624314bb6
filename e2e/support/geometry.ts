import type { Page } from "@playwright/test";

/**
 * Returns the boxes of a result and its parts in the document's order, and what no page may do at any width: scroll sideways, cut off text
 * or controls, let them, images or cards overlap, show an image above its own pixels, have a target smaller than `minTarget` pixels, wrap
 * the name of a card on a wide screen unless it `mayWrap`, or end before the window does.
 */
export function measure(page: Page, options: { minTarget: number; mayWrap: boolean }) {
  return page.evaluate(({ minTarget, mayWrap }) => {
    type Box = { left: number; right: number; top: number; bottom: number };
    const problems = new Set<string>();
    const pieces: { element: Element; box: Box }[] = [];
    const pageWidth = document.documentElement.clientWidth;
    const mustFit = !mayWrap && matchMedia("(width >= 64rem)").matches; // the names of cards, on one line

    const report = (problem: string, ...elements: Element[]) =>
      problems.add([problem, ...elements.map((element) => element.outerHTML.slice(0, 90))].join(" "));
    const isInside = (inner: Box, outer: Box) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1;
    const textsOf = (element: Element) =>
      [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== "");
    const isCut = ({ overflow }: CSSStyleDeclaration, element: Element) =>
      /hidden|clip/.test(overflow) &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    /** A link within a sentence may be small (WCAG 2.2, 2.5.8). */
    const isInSentence = (element: Element, { display }: CSSStyleDeclaration) =>
      display === "inline" &&
      element.parentElement?.closest("p, li")?.textContent.trim() !== element.textContent.trim();
    /** A toast and the open menu are above the page. */
    const layerOf = (element: Element) => element.closest(".toast, :popover-open");

    function checkElement(element: Element) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const scroller = element.closest(".overflow-x-auto"); // a wide table scrolls on its own
      if (!scroller && (box.left < -1 || box.right > pageWidth + 1)) report("outside the window:", element);
      if (element.matches(".toast") && box.bottom > innerHeight) report("below the window:", element);
      if (isCut(style, element) && (textsOf(element).length > 0 || element.matches("a, button, img, li")))
        report("cut off:", element);
      if (element.matches("a, button, input, summary") && !isInSentence(element, style)) {
        const size = Math.min(box.width, box.height);
        if (size < minTarget) report(`a target of ${size} px:`, element);
      }
      if (element instanceof HTMLImageElement) {
        const isTooLarge = box.width > Number(element.getAttribute("width")) + 0.1;
        if (isTooLarge) report(`${box.width} px, above its pixels:`, element);
      }
      if (mustFit && element.matches(".card h3") && box.height > 1.5 * parseFloat(style.lineHeight))
        report("wraps:", element);
      if (element.matches(".button, .icon-button, input, summary, img, .picture, .card-image, .card, .video"))
        pieces.push({ element, box });
      for (const text of textsOf(element)) checkText(element, text);
    }

    function checkText(element: Element, text: Node) {
      const frame = element.closest(".button, .card, .video, .toast")?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        const box = { left, right, top: top + height / 4, bottom: bottom - height / 4 }; // lines may be closer than letters are tall
        if (element.matches(".ios-tip")) continue; // on top of the image
        if (frame && !isInside(box, frame)) report("text outside its box:", element);
        pieces.push({ element, box });
      }
    }

    const root = document.documentElement;
    if (root.scrollWidth > pageWidth) problems.add("the page scrolls sideways");
    const footer = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
    if (Math.abs(footer + scrollY - root.scrollHeight) > 1) problems.add("the footer is not at the end");
    for (const element of document.body.querySelectorAll(
      "*:not(script, style, .toasts, .picture *, .sr-only, [class*='clip-path'])",
    )) {
      if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) checkElement(element);
    }
    for (const [index, { element: first, box: a }] of pieces.entries()) {
      for (const { element: second, box: b } of pieces.slice(index + 1)) {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const isOverlap = width > 1 && height > 1 && !first.contains(second) && !second.contains(first);
        if (isOverlap && layerOf(first) === layerOf(second)) report("overlap:", first, second);
      }
    }
    // The buttons of the bar may change.
    const parts = document.querySelectorAll(
      ".result-bar, .list-bar, .card, .video, :is(.card, .video) :is(.card-image, .card-text, .button), footer",
    );
    const boxes = [...parts].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${part.classList[0]}: ${[x, y + scrollY, width, height].map((pixels) => pixels.toFixed(1)).join(" ")}`;
    });
    return { problems: [...problems], boxes };
  }, options);
}

/**
 * Returns every layout shift since a time on the page's clock, including those right after user input; none in browsers that report none.
 * The default is when the HTML is parsed, because a busy machine may paint half of it first and then the rest.
 */
export const layoutShiftsOn = (page: Page, since?: number) =>
  page.evaluate(async (time) => {
    if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return [];
    // A shift in this frame is reported in the next.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // the entry type says so
    const start = time ?? navigation?.domInteractive ?? 0;
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords().filter(({ startTime }) => startTime >= start);
    return shifts.map((shift) => JSON.stringify(shift));
  }, since);

/** Returns every layout shift while something happens. */
export async function layoutShiftsWhile(page: Page, happens: () => Promise<unknown>) {
  await layoutShiftsOn(page); // the last frame may not have been painted yet
  const since = await page.evaluate(() => performance.now());
  await happens();
  return layoutShiftsOn(page, since);
}
