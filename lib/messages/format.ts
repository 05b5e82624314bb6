/** Pixels: `1280 × 720`. */
export function formatPixels({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height}`;
}

/** Kilobytes of 1,000 bytes, at least one: `142 KB`. */
export function formatKilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))} KB`;
}
