import { exceeds } from "../results/video-result";
import type { VideoId } from "../youtube/video-link";
import {
  hasPlaceholderSize,
  imageNamed,
  LARGEST_FIRST,
  OWN_SHAPE,
  thumbnailUrl,
  type VideoImage,
} from "../youtube/thumbnails";
import { fetchThumbnail, type FetchedImage } from "./fetch-thumbnail";
import { startResponseTimeout } from "./response-timeout";

/** `from` is the largest image, found by an earlier search. */
type SearchOptions = { isShort?: boolean; from?: VideoImage | null; signal?: AbortSignal };

/** Where to look: at the files of a Short's cover first. */
const SIZE_FILES = LARGEST_FIRST.map((image) => ({ image, fileIndex: 0 }));
const COVER_FILES = OWN_SHAPE.files.map((_file, fileIndex) => ({ image: OWN_SHAPE, fileIndex }));

/**
 * Fetches the largest image that a video has, or the cover of a Short. Requests the next one only if the one before is
 * missing. A video without any does not exist or is private. Never throws.
 */
export async function fetchLargest(
  videoId: VideoId,
  { isShort = false, from, signal }: SearchOptions = {},
): Promise<FetchedImage> {
  const files = isShort ? [...COVER_FILES, ...SIZE_FILES] : SIZE_FILES;
  const start = files.findIndex(({ image }) => image === from);
  for (const { image, fileIndex } of files.slice(Math.max(0, start))) {
    const fetched = await fetchIfExists(videoId, image, fileIndex, signal);
    if (fetched.outcome !== "missing") return fetched;
  }
  return { outcome: "missing", image: imageNamed("medium") };
}

/** Fetches the largest image as the result of one video has it: the cover of a Short only if it exceeds the sizes. */
export async function fetchLargestRow(videoId: VideoId, isShort: boolean): Promise<FetchedImage> {
  const found = await fetchLargest(videoId, { isShort });
  if (found.image !== OWN_SHAPE) return found;
  const size = await fetchLargest(videoId);
  if (found.outcome !== "fetched" || !found.pixels) return size;
  return size.outcome === "fetched" && size.pixels && !exceeds(found.pixels, size.pixels) ? size : found;
}

/** Fetches an image that the video may lack. The first host decides, even if a script may not read its placeholder. */
async function fetchIfExists(
  videoId: VideoId,
  image: VideoImage,
  fileIndex: number,
  signal?: AbortSignal,
): Promise<FetchedImage> {
  const fetched = await fetchThumbnail(videoId, image, { fileIndex, signal, trustsMissing: true });
  if (fetched.outcome !== "failed" || signal?.aborted) return fetched;
  const url = thumbnailUrl(videoId, image, { fileIndex });
  return (await showsPlaceholder(url, signal)) ? { outcome: "missing", image } : fetched;
}

/**
 * Whether an `<img>`, which needs no CORS header, gets the placeholder. A host may send that one without the header.
 */
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
  image.removeAttribute("src");
  return hasPlaceholderSize(naturalWidth, naturalHeight);
}
