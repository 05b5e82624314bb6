/**
 * The size in bytes of an image that the page has loaded, or null where it is unknown. Sends no request: Resource Timing has recorded
 * the size, and the host's `Timing-Allow-Origin: *` lets the page read it.
 */
export function readEncodedSize(url: string): number | null {
  const entries = performance
    .getEntriesByName(url, "resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  return entries.findLast(({ encodedBodySize }) => encodedBodySize > 0)?.encodedBodySize ?? null;
}

/**
 * Makes room for 250 more resource timings; by default the browser stops recording after 250. Earlier entries stay, because an image
 * that is still in memory gets no new entry.
 */
export function extendResourceTimings(): void {
  performance.setResourceTimingBufferSize(performance.getEntriesByType("resource").length + 250);
}
