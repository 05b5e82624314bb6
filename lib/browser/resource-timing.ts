// Some privacy extensions remove parts of Resource Timing.

/** The bytes of an image that the page has loaded, as Resource Timing has recorded them; null where unknown. */
export function readEncodedSize(url: string): number | null {
  const entries = (performance.getEntriesByName?.(url, "resource") ?? []) as PerformanceResourceTiming[]; // the entry type says so
  return entries.findLast(({ encodedBodySize }) => encodedBodySize > 0)?.encodedBodySize ?? null;
}

/** Makes room for 250 more resource timings. Earlier ones stay: an image still in memory gets no new one. */
export function extendResourceTimings(): void {
  const count = performance.getEntriesByType?.("resource").length ?? 0;
  performance.setResourceTimingBufferSize?.(count + 250);
}
