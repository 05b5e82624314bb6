import { pixelsOf } from "./image-facts";
import { isNoVideo, isOpen, largestOf, realSizesIn, type Results } from "./results";

/** The line above the cards: what the largest size is, said only once it is known. */
export function headingOf(results: Results): string {
  if (isNoVideo(results)) return "No such video, or it is private";
  const largest = largestOf(results);
  if (!largest) return isOpen(results) ? "Looking at the five sizes" : "No size could be loaded";
  return `${largest.certain ? "Largest" : "Largest that loaded"}: ${pixelsOf(largest.image)}`;
}

/** What a screen reader is told once, when there is nothing left to wait for; nothing before. */
export function announcementOf(results: Results): string {
  if (isNoVideo(results)) return headingOf(results);
  if (isOpen(results)) return "";
  const count = realSizesIn(results).length;
  const largest = largestOf(results);
  return `${count} of 5 thumbnails found${largest ? `, the largest of ${pixelsOf(largest.image)} pixels` : ""}`;
}
