import { formatPixels } from "./format";
import { availableSizes, isLoading, isVideoMissing, largestAvailable, type SizeResults } from "../results/selectors";
import { SIZES } from "../youtube/thumbnails";

/** The heading above the cards, and the pixels at its end once the largest size is known. */
export function resultHeadingParts(results: SizeResults): { heading: string; pixels?: string } {
  if (isVideoMissing(results)) return { heading: "No such video, or it is private" };
  const largest = largestAvailable(results);
  if (largest) {
    return { heading: largest.isCertain ? "Largest: " : "Largest that loaded: ", pixels: formatPixels(largest.image) };
  }
  return { heading: isLoading(results) ? "Loading the five sizes..." : "The images could not be loaded" };
}

/** The heading with its pixels, as one text. */
export function resultHeading(results: SizeResults): string {
  const { heading, pixels = "" } = resultHeadingParts(results);
  return heading + pixels;
}

/** Why there is nothing to save, and what to do about it; null while there is something, or may still be. */
export function resultProblem(results: SizeResults, videoId: string): string | null {
  if (isVideoMissing(results))
    return `YouTube has no thumbnails for video ${videoId}. It may be private or deleted, or the link may have a typo.`;
  if (isLoading(results) || availableSizes(results).length > 0) return null;
  return "Check your connection and your ad blocker: the images come from i.ytimg.com.";
}

/** How many sizes the video has: `4 of 5 sizes`. Empty while any is loading. */
export function sizeCount(results: SizeResults): string {
  if (isLoading(results)) return "";
  const note = largestAvailable(results)?.size.name === "standard" ? ", may have black bars" : "";
  return `${availableSizes(results).length} of ${SIZES.length} sizes${note}`;
}

/** The announcement for screen readers. Empty while any size is loading. */
export function resultAnnouncement(results: SizeResults): string {
  if (isVideoMissing(results)) return resultHeading(results);
  if (isLoading(results)) return "";
  const count = availableSizes(results).length;
  const largest = largestAvailable(results);
  return `${count} of ${SIZES.length} thumbnails found${largest ? `, the largest ${formatPixels(largest.image)} pixels` : ""}`;
}
