import { largestImage, nextToRequest } from "../results/largest-image";
import type { FetchResult } from "../results/outcomes";
import { IDLE, type ImageState } from "../results/images-reducer";
import { nothingKnown } from "../results/video-result";
import type { VideoId } from "../youtube/video-link";
import { imageNamed, type VideoImage } from "../youtube/thumbnails";
import { fetchThumbnail } from "./fetch-thumbnail";

export type SearchOptions = {
  /** Whether to look for the cover of a Short too. */
  isShort?: boolean;
  /** Whether a smaller image will do where a larger one fails. Otherwise the search fails. */
  allowsSmaller?: boolean;
  /** Fetches that others share, by the images' names, so that each image is requested once. */
  sharedFetches?: ReadonlyMap<string, () => Promise<FetchResult>>;
  signal?: AbortSignal;
};

/** The largest image, and one that may be larger but has failed. */
export type SearchResult = FetchResult & { failedLarger?: VideoImage };

/**
 * Fetches the largest image of a video. Requests what is worth asking for, one after the other. The outcome is `missing` if
 * there is none: the video does not exist or is private. Never throws.
 */
export async function fetchLargest(
  videoId: VideoId,
  { isShort = false, allowsSmaller = false, sharedFetches, signal }: SearchOptions = {},
): Promise<SearchResult> {
  let known = nothingKnown(isShort);
  const found = new Map<string, FetchResult>();
  let failure: FetchResult | undefined;
  const nextImage = () => nextToRequest(known)[0];
  for (let image = nextImage(); image; image = nextImage()) {
    const { name } = image;
    const fetched = await (sharedFetches?.get(name)?.() ?? fetchFirstFile(videoId, image, signal));
    found.set(name, fetched);
    known = { ...known, images: { ...known.images, [name]: stateOf(fetched) } };
    if (fetched.outcome === "failed") failure ??= fetched;
    if (failure && !allowsSmaller) return failure;
  }
  const largest = largestImage(known);
  const fetched = largest && found.get(largest.image.name);
  if (fetched) return failure ? { ...fetched, failedLarger: failure.image } : fetched;
  // Every video has a medium image: it stands for all.
  return failure ?? { outcome: "missing", image: imageNamed("medium"), fileIndex: 0 };
}

/** What is known of an image that has been fetched. One that isn't a JPEG counts as what the host promises. */
function stateOf(fetched: FetchResult): ImageState {
  if (fetched.outcome !== "fetched") return { ...IDLE, kind: fetched.outcome };
  const { width, height } = fetched.pixels ?? fetched.image;
  return { ...IDLE, kind: "loaded", width, height, bytes: null };
}

/** Fetches the first of an image's files that the video has. */
async function fetchFirstFile(videoId: VideoId, image: VideoImage, signal?: AbortSignal): Promise<FetchResult> {
  let fetched: FetchResult = { outcome: "missing", image, fileIndex: 0 };
  for (let fileIndex = 0; fetched.outcome === "missing" && fileIndex < image.files.length; fileIndex++)
    fetched = await fetchThumbnail(videoId, image, { state: { ...IDLE, fileIndex }, stopsAtMissing: true, signal });
  return fetched;
}
