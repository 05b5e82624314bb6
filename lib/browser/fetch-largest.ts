import { LARGER_SIZES, type Size } from "../youtube/thumbnails";
import type { VideoId } from "../youtube/parse-video-link";
import { fetchThumbnail, type FetchOptions } from "./fetch-thumbnail";

/** The largest image of a video, or the size that could not be fetched. A video without any does not exist or is private. */
export type FetchedLargest =
  { outcome: "fetched"; size: Size; blob: Blob } | { outcome: "failed"; size: Size } | { outcome: "missing" };

const LARGEST_FIRST = LARGER_SIZES.toReversed();

/**
 * Fetches the largest image that a video has, or the largest from a given size down. Requests the next size only if the one before is
 * missing. Never throws.
 */
export async function fetchLargest(
  videoId: VideoId,
  from: Size | null,
  options: Pick<FetchOptions, "signal"> = {},
): Promise<FetchedLargest> {
  const start = LARGEST_FIRST.findIndex((size) => size === from);
  for (const size of LARGEST_FIRST.slice(Math.max(0, start))) {
    const fetched = await fetchThumbnail(videoId, size, { ...options, trustsMissing: true });
    if (fetched.ok) return { outcome: "fetched", size, blob: fetched.blob };
    if (fetched.reason === "failed") return { outcome: "failed", size };
  }
  return { outcome: "missing" };
}
