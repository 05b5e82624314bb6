/** A number of things: `1 link`, `2 links`. */
export function plural(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${withCommas(count)} ${noun}s`;
}

/** `5,000`. toLocaleString would load its data first, which takes a tenth of a second on a phone. */
export const withCommas = (count: number) => `${count}`.replace(/\B(?=(?:\d{3})+$)/g, ",");

/** Pixels: `1280 × 720`. */
export function formatPixels({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height}`;
}

/** Kilobytes of 1,000 bytes, at least one: `142 KB`. */
export function formatKilobytes(bytes: number): string {
  return `${withCommas(Math.max(1, Math.round(bytes / 1000)))} KB`;
}

export const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
