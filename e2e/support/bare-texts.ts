import type { Page } from "@playwright/test";

/**
 * Reports as a console error, which fails the test, when React changes a text that stands beside anything else, or anything
 * beside a text. A translation replaces text nodes, so that React would change one that nobody sees, or throw.
 */
export async function reportBareTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Ignores a test's own translation. It leaves white space alone.
    const isTranslation = ({ target, addedNodes }: MutationRecord) =>
      [target, ...addedNodes].some(({ nodeName }) => nodeName === "FONT");
    const isText = (node: Node) => node instanceof Text && node.data.trim() !== "";
    const observer = new MutationObserver((mutations) => {
      for (const mutation of mutations) {
        const { type, target, removedNodes } = mutation;
        if (isTranslation(mutation)) continue;
        const parent = type === "characterData" ? target.parentElement : target;
        if (!(parent instanceof Element) || !parent.closest("#tool")) continue;
        const { childNodes } = parent;
        const isChanged = type === "characterData" || [...childNodes, ...removedNodes].some(isText);
        if (isChanged && childNodes.length > 1) console.error(`A bare text changes in ${parent.outerHTML}`);
      }
    });
    observer.observe(document, { characterData: true, childList: true, subtree: true });
  });
}
