import type { VideoId } from "../youtube/parse-video-link";
import { LARGER_SIZES, MEDIUM, type Size } from "../youtube/thumbnails";
import { fetchThumbnail, type FetchedImage } from "./fetch-thumbnail";

const LARGEST_FIRST = LARGER_SIZES.toReversed();

/**
 * Fetches the largest image that a video has, or the largest from a given size down. Requests the next size only if the one before is
 * missing. A video without any does not exist or is private. Never throws.
 */
export async function fetchLargest(
  videoId: VideoId,
  from: Size | null,
  signal?: AbortSignal,
): Promise<FetchedImage<Size>> {
  const start = LARGEST_FIRST.findIndex((size) => size === from);
  for (const size of LARGEST_FIRST.slice(Math.max(0, start))) {
    const fetched = await fetchThumbnail(videoId, size, { signal, trustsMissing: true });
    if (fetched.outcome !== "missing") return fetched;
  }
  return { outcome: "missing", image: MEDIUM };
}
