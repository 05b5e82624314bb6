// Some privacy extensions remove parts of Resource Timing.

/**
 * The size in bytes of an image that the page has loaded, or null where it is unknown. Sends no request: Resource Timing has recorded
 * the size, and the host's `Timing-Allow-Origin: *` lets the page read it.
 */
export function readEncodedSize(url: string): number | null {
  const entries = (performance.getEntriesByName?.(url, "resource") ?? []) as PerformanceResourceTiming[]; // the entry type says so
  return entries.findLast(({ encodedBodySize }) => encodedBodySize > 0)?.encodedBodySize ?? null;
}

/**
 * Makes room for 250 more resource timings; by default the browser stops recording after 250. Earlier entries stay, because an image
 * that is still in memory gets no new entry.
 */
export function extendResourceTimings(): void {
  const count = performance.getEntriesByType?.("resource").length ?? 0;
  performance.setResourceTimingBufferSize?.(count + 250);
}
