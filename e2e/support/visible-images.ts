import type { Page } from "@playwright/test";

/** Records every image that is visible in any frame, by file name and width. Call it before opening the page. */
export async function recordVisibleImages(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const recordFrame = () => {
      for (const image of document.images) {
        if (!image.naturalWidth || !image.checkVisibility({ opacityProperty: true })) continue;
        const mark = `visible ${image.src.split("/").at(-1)} ${image.naturalWidth}`;
        if (performance.getEntriesByName(mark).length === 0) performance.mark(mark);
      }
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
  return () =>
    page.evaluate(async () => {
      // An image that has just loaded is drawn, and then recorded.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return performance
        .getEntriesByType("mark")
        .flatMap(({ name }) => (name.startsWith("visible ") ? name.replace("visible ", "") : []))
        .sort();
    });
}
