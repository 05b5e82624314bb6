import type { Page } from "@playwright/test";

/**
 * Returns every layout shift since a time on the page's clock, including those right after user input. The default is when the HTML is
 * parsed, because a busy machine may paint half of it first and then the rest.
 */
export const layoutShiftsOn = (page: Page, since?: number) =>
  page.evaluate(async (time) => {
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
