import type { VideoId } from "../youtube/video-link";
import { hasPlaceholderSize, LARGEST_FIRST, MEDIUM, thumbnailUrl, type VideoImage } from "../youtube/thumbnails";
import { fetchThumbnail, type FetchedImage } from "./fetch-thumbnail";
import { startResponseTimeout } from "./response-timeout";

/**
 * Fetches the largest image that a video has, or the largest from a given size down. Requests the next size only if the one before is
 * missing. A video without any does not exist or is private. Never throws.
 */
export async function fetchLargest(
  videoId: VideoId,
  from: VideoImage | null,
  signal?: AbortSignal,
): Promise<FetchedImage> {
  const start = LARGEST_FIRST.findIndex((size) => size === from);
  for (const size of LARGEST_FIRST.slice(Math.max(0, start))) {
    const fetched = await fetchThumbnail(videoId, size, { signal, trustsMissing: true });
    if (fetched.outcome === "fetched" || signal?.aborted) return fetched;
    if (fetched.outcome === "failed" && !(await showsPlaceholder(thumbnailUrl(videoId, size), signal))) return fetched;
  }
  return { outcome: "missing", image: MEDIUM };
}

/** Whether an `<img>`, which needs no CORS header, gets the placeholder. A host may send that one without the header. */
async function showsPlaceholder(url: string, signal?: AbortSignal): Promise<boolean> {
  const timeout = startResponseTimeout(signal);
  const image = new Image();
  image.referrerPolicy = "no-referrer";
  await new Promise((resolve) => {
    image.onload = image.onerror = timeout.signal.onabort = resolve;
    image.src = url;
  });
  timeout.stop();
  const { naturalWidth, naturalHeight } = image;
  // An image that hangs would go on loading.
  image.removeAttribute("src");
  return hasPlaceholderSize(naturalWidth, naturalHeight);
}
