import { pixelsOf } from "./image-facts";
import { availableSizes, isLoading, isVideoMissing, largestAvailable, type Results } from "./results";

/** The heading above the cards. It names the largest size only once that is known. */
export function headingOf(results: Results): string {
  if (isVideoMissing(results)) return "No such video, or it is private";
  const largest = largestAvailable(results);
  if (!largest) return isLoading(results) ? "Looking at the five sizes" : "The images could not be loaded";
  return `${largest.isCertain ? "Largest" : "Largest that loaded"}: ${pixelsOf(largest.image)}`;
}

/** The line below the heading. */
export function detailOf(results: Results, videoId: string): string {
  if (isVideoMissing(results))
    return `YouTube has no thumbnails for video ${videoId}. It may be private or deleted, or the link may have a typo.`;
  if (isLoading(results)) return videoId;
  const count = availableSizes(results).length;
  if (count === 0) return "Check your connection and your ad blocker: i.ytimg.com must be reachable.";
  return `${count} ${count === 1 ? "size" : "sizes"}, ${videoId}`;
}

/** What a screen reader hears once, when nothing is loading any more; nothing before. */
export function announcementOf(results: Results): string {
  if (isVideoMissing(results)) return headingOf(results);
  if (isLoading(results)) return "";
  const count = availableSizes(results).length;
  const largest = largestAvailable(results);
  return `${count} of 5 thumbnails found${largest ? `, the largest of ${pixelsOf(largest.image)} pixels` : ""}`;
}
