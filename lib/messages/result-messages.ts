import { formatPixels } from "./format";
import { availableSizes, isLoading, isVideoMissing, largestAvailable, type Results } from "../results/results-reducer";
import { SIZES } from "../youtube/thumbnails";

/** The heading above the cards, and the pixels at its end once it is known which size is the largest. */
export function resultHeadingParts(results: Results): { heading: string; pixels?: string } {
  if (isVideoMissing(results)) return { heading: "No such video, or it is private" };
  const largest = largestAvailable(results);
  if (largest) {
    return { heading: largest.isCertain ? "Largest: " : "Largest that loaded: ", pixels: formatPixels(largest.image) };
  }
  return { heading: isLoading(results) ? "Loading the five sizes..." : "The images could not be loaded" };
}

export function resultHeading(results: Results): string {
  const { heading, pixels = "" } = resultHeadingParts(results);
  return heading + pixels;
}

/** Why there is nothing to save and what to do about it; null when there is something, or still may be. */
export function resultProblem(results: Results, videoId: string): string | null {
  if (isVideoMissing(results))
    return `YouTube has no thumbnails for video ${videoId}. It may be private or deleted, or the link may have a typo.`;
  if (isLoading(results) || availableSizes(results).length > 0) return null;
  return "Check your connection and your ad blocker: the images come from i.ytimg.com.";
}

/** How many sizes there are, once that is known. */
export function sizeCount(results: Results): string {
  if (isLoading(results)) return "";
  const bars = largestAvailable(results)?.size.quality === "standard" ? ", may have black bars" : "";
  return `${availableSizes(results).length} of ${SIZES.length} sizes${bars}`;
}

/** What a screen reader hears once, when nothing is loading any more; nothing before. */
export function resultAnnouncement(results: Results): string {
  if (isVideoMissing(results)) return resultHeading(results);
  if (isLoading(results)) return "";
  const count = availableSizes(results).length;
  const largest = largestAvailable(results);
  return `${count} of 5 thumbnails found${largest ? `, the largest of ${formatPixels(largest.image)} pixels` : ""}`;
}
