import type { Page } from "@playwright/test";

/**
 * Returns what no page may do at any width: scroll sideways, cut off text or controls, let them, images or cards
 * overlap, show an image above its own pixels, have a target smaller than `minTarget` pixels, or end before the window
 * does. Also returns the boxes of a result and its parts, in the document's order.
 */
export function measure(page: Page, minTarget: number) {
  return page.evaluate((minimum) => {
    const problems: string[] = [];
    const boxes: string[] = [];
    const pieces: { element: Element; box: DOMRect }[] = [];
    const { clientWidth: pageWidth, scrollWidth, scrollHeight } = document.documentElement;

    const report = (problem: string, ...elements: Element[]) =>
      problems.push([problem, ...elements.map((element) => element.outerHTML.slice(0, 90))].join(" "));
    const overlapOf = (a: DOMRect, b: DOMRect) => ({
      width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
      height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    });
    /** A toast and the open menu are above the page. */
    const layerOf = (element: Element) => element.closest(".toast, :popover-open");

    function checkElement(element: Element) {
      const { clipPath, display, overflow } = getComputedStyle(element);
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isVisible || clipPath !== "none") return; // what only a screen reader reads is clipped
      const box = element.getBoundingClientRect();
      const { x, y, width, height } = box;
      const isOutside = x < -1 || box.right > pageWidth + 1;
      if (isOutside && !element.closest("table")) report("outside the window:", element); // a wide table scrolls on its own
      const isFull = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      if (isFull && /hidden|clip/.test(overflow) && !element.matches("input, :has(> canvas)"))
        report("cut off:", element);
      // A link within a sentence may be small (WCAG 2.2, 2.5.8).
      const sentence = element.closest("p, li") ?? element;
      const isInSentence = display === "inline" && sentence.textContent.trim() !== element.textContent.trim();
      const isTarget = element.matches("a, button, input, summary") && !isInSentence;
      if (isTarget && Math.min(width, height) < minimum) report(`a target of ${width} x ${height} px:`, element);
      if (element.matches("img") && width > Number(element.getAttribute("width")) + 0.1)
        report(`${width} px, above its pixels:`, element);
      // Not other links, which are larger than they look.
      if (element.matches(".button, input, summary, img, .picture, .growing-pictures, .card-image, .card, .video"))
        pieces.push({ element, box });
      const place = [x, y + scrollY, width, height].map((pixels) => pixels.toFixed(1)).join(" ");
      // Not the buttons of the bar, which may change.
      if (element.matches(".result-bar, .list-bar, .results :is(li, .card-image, .card-text, li a, li button), footer"))
        boxes.push(`${element.classList[0]}: ${place}`);
      for (const node of element.childNodes) {
        if (node instanceof Text) checkText(element, node);
      }
    }

    function checkText(element: Element, text: Text) {
      const frame = element.closest("a, button, .card, .video, .toast")?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNode(text);
      for (const { x, y, width, height } of range.getClientRects()) {
        const box = new DOMRect(x, y + height / 4, width, height / 2); // lines may be closer than letters are tall
        const inside = overlapOf(box, frame ?? box);
        if (inside.width < box.width - 1 || inside.height < box.height - 1) report("text outside its box:", element);
        if (!element.closest(".card-image")) pieces.push({ element, box }); // where the tip is on top of the image
      }
    }

    if (scrollWidth > pageWidth) problems.push("the page scrolls sideways");
    const footer = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
    if (Math.abs(footer + scrollY - scrollHeight) > 1) problems.push("the footer is not at the end");
    const elements = document.body.querySelectorAll("*:not(script, style, .toasts, .picture *, .growing-pictures *)");
    for (const element of elements) checkElement(element);
    for (const [index, { element: first, box: a }] of pieces.entries()) {
      for (const { element: second, box: b } of pieces.slice(index + 1)) {
        const { width, height } = overlapOf(a, b);
        const isOverlap = width > 1 && height > 1 && !first.contains(second) && !second.contains(first);
        if (isOverlap && layerOf(first) === layerOf(second)) report("overlap:", first, second);
      }
    }
    return { problems, boxes };
  }, minTarget);
}

/** Makes `page` paint nothing until its HTML is parsed: a busy machine may paint half of it first and then the rest. */
export const hideUntilParsed = (page: Page) =>
  page.addInitScript(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync("* { visibility: hidden !important; }");
    document.adoptedStyleSheets.push(hidden);
    document.addEventListener("readystatechange", () => document.adoptedStyleSheets.pop(), { once: true });
  });

/** Returns every layout shift since the page opened, including those right after user input, and their sum. */
export const layoutShiftsOn = (page: Page) =>
  page.evaluate(async () => {
    // A shift in this frame is reported in the next.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords();
    const total = shifts.reduce((sum, shift) => sum + Reflect.get(shift, "value"), 0);
    return { total, shifts: JSON.stringify(shifts) };
  });
