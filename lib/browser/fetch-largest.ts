import { largestAvailable, type SizeStates } from "../results/selectors";
import type { VideoId } from "../youtube/video-link";
import {
  hasPlaceholderSize,
  imageNamed,
  isSize,
  LARGEST_FIRST,
  thumbnailUrl,
  type VideoImage,
} from "../youtube/thumbnails";
import { fetchThumbnail, type FetchedImage, type FetchOptions } from "./fetch-thumbnail";
import { startResponseTimeout } from "./response-timeout";

/** What is known before the search. */
type SearchOptions = {
  /** The largest size, found by an earlier search. */
  from?: VideoImage | null;
  /** Returns the sizes on the page at that moment. */
  getSizes?: () => SizeStates;
  signal?: AbortSignal;
};

/**
 * Fetches the largest image that a video has. Requests the next size only if the one before is missing; if that one fails, fetches the
 * largest on the page. A video without any does not exist or is private. Never throws.
 */
export async function fetchLargest(
  videoId: VideoId,
  { from, getSizes, signal }: SearchOptions = {},
): Promise<FetchedImage> {
  const start = LARGEST_FIRST.findIndex((size) => size === from);
  for (const image of LARGEST_FIRST.slice(Math.max(0, start))) {
    const shown = isSize(image) ? getSizes?.()[image.name] : undefined;
    if (shown?.kind === "missing") continue;
    const fetched = await fetchIfExists(videoId, image, { shown, signal });
    if (fetched.outcome === "missing") continue;
    const largest = fetched.outcome === "failed" && getSizes ? largestAvailable(getSizes()) : null;
    if (!largest || largest.size === image) return fetched;
    return fetchThumbnail(videoId, largest.size, { shown: largest.image, signal });
  }
  return { outcome: "missing", image: imageNamed("medium") };
}

/** Fetches an image that the video may lack. The first host decides, even if a script may not read its placeholder. */
export async function fetchIfExists(
  videoId: VideoId,
  image: VideoImage,
  options: Pick<FetchOptions, "shown" | "signal"> = {},
): Promise<FetchedImage> {
  const { shown, signal } = options;
  const fetched = await fetchThumbnail(videoId, image, { ...options, trustsMissing: true });
  // The page's own <img> already knows, unless it is still loading.
  const isUnknown = !shown || shown.kind === "loading";
  if (fetched.outcome !== "failed" || !isUnknown || signal?.aborted) return fetched;
  return (await showsPlaceholder(thumbnailUrl(videoId, image), signal)) ? { outcome: "missing", image } : fetched;
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
