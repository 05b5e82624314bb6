/** Measured pixels as people write them: `1280 × 720`. */
export function formatPixels({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height}`;
}

/** Kilobytes of 1,000 bytes: `142 KB`. */
export function formatKilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))} KB`;
}

/**
 * How many bytes an image took on its way, or null where the host lets nobody know. Asks for nothing:
 * the browser has noted it (Resource Timing), and the host's `Timing-Allow-Origin: *` opens the note.
 */
export function readEncodedSize(url: string): number | null {
  try {
    const entries = performance
      .getEntriesByName(url, "resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    return entries.findLast(({ encodedBodySize }) => encodedBodySize > 0)?.encodedBodySize ?? null;
  } catch {
    return null;
  }
}

/**
 * Lets the browser keep more resource timings: by default it stops after 250. Earlier ones stay, because an image that is still in
 * memory gets no new one. Does nothing where the browser cannot.
 */
export function extendResourceTimings(): void {
  try {
    performance.setResourceTimingBufferSize(performance.getEntriesByType("resource").length + 250);
  } catch {
    // Without it, later images show their pixels and no kilobytes.
  }
}
