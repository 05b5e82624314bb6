import type { FetchedImage } from "../results/outcomes";
import { pixelsOf } from "../results/video-result";
import type { VideoId } from "../youtube/video-link";
import { imageNamed, LARGEST_FIRST, OWN_SHAPE, type VideoImage } from "../youtube/thumbnails";
import { fetchThumbnail } from "./fetch-thumbnail";

type SearchOptions = {
  /** Whether to look for the cover of a Short too. */
  isShort?: boolean;
  /** The largest image, found by an earlier search. */
  from?: VideoImage | undefined;
  /** Whether a smaller image will do where a larger one fails. Otherwise the search fails. */
  allowsSmaller?: boolean;
  signal?: AbortSignal;
};

/** What a search has found. `isSmaller`: a larger image has failed. */
export type LargestImage = FetchedImage & { isSmaller?: boolean };

/**
 * Fetches the image of a video that has the most pixels, measured. Requests one after the other, in the order of what
 * the host promises, until none is left that promises more than what has come. A video without any does not exist or is
 * private. Never throws.
 */
export async function fetchLargest(
  videoId: VideoId,
  { isShort = false, from, allowsSmaller = false, signal }: SearchOptions = {},
): Promise<LargestImage> {
  const candidates = isShort ? [OWN_SHAPE, ...LARGEST_FIRST] : LARGEST_FIRST;
  const start = candidates.findIndex((image) => image === from);
  const found = new Map<string, FetchedImage>();
  let largest: FetchedImage = { outcome: "missing", image: imageNamed("medium"), fileIndex: 0 };
  let largestPixels = 0;
  let failure: FetchedImage | undefined;
  for (const image of candidates.slice(Math.max(0, start))) {
    const original = "standsInFor" in image ? found.get(image.standsInFor) : undefined;
    if (original && original.outcome !== "missing") continue;
    if (pixelsOf(image) <= largestPixels) break;
    // Of a video that lacks all others, it is the placeholder.
    if (image.name === "default" && !failure) break;
    const fetched = await fetchFirstFile(videoId, image, signal);
    found.set(image.name, fetched);
    if (fetched.outcome === "failed") {
      if (!allowsSmaller) return fetched;
      failure ??= fetched;
    } else if (fetched.outcome === "fetched") {
      const pixels = pixelsOf(fetched.pixels ?? image);
      if (pixels > largestPixels) [largest, largestPixels] = [fetched, pixels];
    }
  }
  if (!failure) return largest;
  return largest.outcome === "fetched" ? { ...largest, isSmaller: true } : failure;
}

/** Fetches the first of an image's files that the video has. */
async function fetchFirstFile(videoId: VideoId, image: VideoImage, signal?: AbortSignal): Promise<FetchedImage> {
  let fetched: FetchedImage = { outcome: "missing", image, fileIndex: 0 };
  for (let fileIndex = 0; fetched.outcome === "missing" && fileIndex < image.files.length; fileIndex++)
    fetched = await fetchThumbnail(videoId, image, { fileIndex, mayBeMissing: true, signal });
  return fetched;
}
