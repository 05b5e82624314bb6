import type { Page } from "@playwright/test";

/** Where one element is on the page. */
export type Box = { name: string; x: number; y: number; width: number; height: number };

/** A box as text, in the order of its properties. */
export const placeOf = ({ name, ...box }: Box) =>
  `${name}: ${Object.values(box)
    .map((pixels) => pixels.toFixed(1))
    .join(" ")}`;

/** The parts of a result that stay where they are, hidden ones too: the texts in them may change. */
const PARTS = `.results :is(h2, h3, details, li, li button, li a, .image-box), .result-facts, .stage-area, .stage,
  .stage-caption, .stage-caption :is(button, a), .row-thumbnail, .row-text, .result-foot, .result-foot button, .result-end,
  .list-bar, footer`;

/**
 * Returns a page's faults: scrolling sideways, texts or controls that are cut off, overlaps of these, of images or of rows, an
 * image above its own pixels or with other corners than its box, rows of different heights, a target smaller than `minTarget`
 * pixels, or an end above the window's. Also returns the boxes of a result and its parts, in the document's order.
 */
export function measure(page: Page, minTarget: number) {
  return page.evaluate(
    ({ minimum, parts }) => {
      const problems: string[] = [];
      const boxes: Box[] = [];
      const pieces: { element: Element; box: DOMRect }[] = [];
      const { clientWidth: pageWidth, scrollWidth, scrollHeight } = document.documentElement;

      const report = (problem: string, ...elements: Element[]) =>
        problems.push([problem, ...elements.map((element) => element.outerHTML.slice(0, 90))].join(" "));
      const overlapOf = (a: DOMRect, b: DOMRect) => ({
        width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
        height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      });
      /** A toast and the open menu are above the page. */
      const layerOf = (element: Element) => element.closest(".toasts, :popover-open");
      /** In a row, the radio button is drawn around the thumbnail. */
      const boxOf = (element: Element) => element.closest(".image-box") ?? element;

      function checkElement(element: Element) {
        const { clipPath, display, overflow } = getComputedStyle(element);
        // Texts for screen readers only are clipped, and so is the blur.
        const isClipped = clipPath !== "none" || element.closest(".sr-only, .stage-blur");
        if (!element.checkVisibility() || isClipped) return;
        const box = element.getBoundingClientRect();
        const { x, y, width, height } = box;
        if (element.matches(parts)) {
          const name = element.classList[0] ?? element.localName;
          // The stage ends where its caption begins, or takes that room too; the caption ends where its column does.
          const isOpenEnded = element.matches(".stage-area, .stage, .stage-caption");
          boxes.push({ name, x, y: y + scrollY, width, height: isOpenEnded ? 0 : height });
        }
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
        const isOutside = x < -1 || box.right > pageWidth + 1;
        if (isOutside && !element.closest("table")) report("outside the window:", element); // a wide table scrolls on its own
        const isFull = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        if (isFull && /hidden|clip/.test(overflow) && !element.matches("input")) report("cut off:", element);
        // A link within a sentence may be small (WCAG 2.2, 2.5.8), and one that only a mouse gets, beside another.
        const sentence = element.closest("p, li") ?? element;
        const isInSentence = display === "inline" && sentence.textContent.trim() !== element.textContent.trim();
        const isTarget = element.matches(
          "a:not([aria-hidden]), button, input:not([type=radio]), summary, label:has(> * > [type=radio])",
        );
        if (isTarget && !isInSentence && Math.min(width, height) < minimum)
          report(`a target of ${width} x ${height} px:`, element);
        // The image on the stage has no attribute: its box is the image's.
        if (element instanceof HTMLImageElement) {
          const ownWidth = Number(element.getAttribute("width")) || element.naturalWidth;
          if (width > ownWidth + 0.1) report(`${width} px, above its pixels:`, element);
          const thumbnail = element.closest(".image-box");
          if (thumbnail && getComputedStyle(thumbnail).borderRadius !== getComputedStyle(element).borderRadius)
            report("other corners than its box:", element);
        }
        // Not other links, which are larger than they look.
        const selector = ".button, input, summary, img, li, .drawing, .growing-drawings, .row-thumbnail, .stage";
        if (element.matches(selector)) pieces.push({ element, box });
        for (const node of element.childNodes) {
          if (node instanceof Text) checkText(element, node);
        }
      }

      function checkText(element: Element, text: Text) {
        // The pixels above a drawing may be wider than it is.
        const frame = element.closest("a:not(.example-drawings), button, li, .stage")?.getBoundingClientRect();
        const range = document.createRange();
        range.selectNode(text);
        for (const { x, y, width, height } of range.getClientRects()) {
          const box = new DOMRect(x, y + height / 4, width, height / 2); // lines may be closer than letters are tall
          const inside = overlapOf(box, frame ?? box);
          if (inside.width < box.width - 1 || inside.height < box.height - 1) report("text outside its box:", element);
          if (!element.matches(".ios-tip")) pieces.push({ element, box }); // the tip is on top of the image
        }
      }

      if (scrollWidth > pageWidth) problems.push("the page scrolls sideways");
      const footer = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
      if (Math.abs(footer + scrollY - scrollHeight) > 1) problems.push("the footer is not at the end");
      const elements = document.body.querySelectorAll("*:not(script, style, .toasts, .drawing *)");
      for (const element of elements) checkElement(element);
      pieces.sort((a, b) => a.box.y - b.box.y);
      for (const [index, { element: first, box: a }] of pieces.entries()) {
        for (const { element: second, box: b } of pieces.slice(index + 1)) {
          if (b.y >= a.bottom) break;
          const { width, height } = overlapOf(a, b);
          const isOverlap = width > 1 && height > 1 && !first.contains(second) && !second.contains(first);
          const isSameFrame = boxOf(first) === boxOf(second);
          if (isOverlap && !isSameFrame && layerOf(first) === layerOf(second)) report("overlap:", first, second);
        }
      }
      for (const list of document.querySelectorAll(".image-rows")) {
        const heights = [...list.querySelectorAll(".image-row")]
          .filter((row) => row.checkVisibility())
          .map((row) => row.clientHeight);
        if (new Set(heights).size > 1) problems.push(`rows of different heights: ${heights.join(", ")} px`);
      }
      return { problems, boxes };
    },
    { minimum: minTarget, parts: PARTS },
  );
}
