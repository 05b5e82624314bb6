import {
  hasPlaceholderSize,
  IMAGES,
  imageNamed,
  isSize,
  LARGER_SIZES,
  MORE_IMAGES,
  OWN_SHAPE,
  SIZES,
  type AnyImage,
  type ImageName,
} from "../youtube/thumbnails";
import type { ImageState, LoadedImage } from "./results-reducer";
import {
  awaitedImages,
  hasLargerSize,
  isVideoMissing,
  pixelsOf,
  type ResultRow,
  type VideoResult,
} from "./video-result";

/** A row whose image has loaded. */
export type LoadedRow = ResultRow & { state: LoadedImage };

const isLoaded = (row: ResultRow): row is LoadedRow => row.state.kind === "loaded";

/**
 * An image's state as the page shows it. A real `default` has the placeholder's pixels, so it counts as loading while a
 * larger size may still vouch for it, and as missing if the video lacks all of them. Sizes that failed say nothing
 * about the video.
 */
export function shownState(video: VideoResult, name: ImageName): ImageState {
  const state = video.images[name];
  if (!isUnproven(video, state)) return state;
  const kinds = LARGER_SIZES.map((size) => video.images[size.name].kind);
  if (kinds.includes("loading")) return { ...state, kind: "loading" };
  return kinds.includes("failed") ? state : { ...state, kind: "missing" };
}

/** Whether an image that has loaded may be the placeholder: only `default` may have its pixels. */
function isUnproven(video: VideoResult, state: ImageState): state is LoadedImage {
  return state.kind === "loaded" && hasPlaceholderSize(state.width, state.height) && !hasLargerSize(video);
}

/** The rows in the document's order: the five sizes and, if there is one, the sixth image. */
export function rowsOf(video: VideoResult): ResultRow[] {
  return [...SIZES, ...(video.sixth ? [video.sixth] : [])].map((image) => ({
    image,
    state: shownState(video, image.name),
  }));
}

/** The rows whose images have loaded. */
export function loadedRows(video: VideoResult): LoadedRow[] {
  return rowsOf(video).filter(isLoaded);
}

/**
 * The rows that Save all saves: all but those known to be missing, and with what may still get the sixth row, or would
 * have if it had loaded.
 */
export function rowsToSave(video: VideoResult): ResultRow[] {
  return awaitedImages(video)
    .map(({ image }) => ({ image, state: shownState(video, image.name) }))
    .filter(({ image, state: { kind } }) =>
      isSize(image) || image === video.sixth ? kind !== "missing" : kind === "loading" || kind === "failed",
    );
}

/**
 * The images under More images. The cover of a Short, for which the result asks, is one of them only if it has loaded and
 * is not larger than the sizes.
 */
export function moreImages({ images, isShort, sixth }: VideoResult): readonly AnyImage[] {
  const isCover = sixth === OWN_SHAPE || (isShort && images[OWN_SHAPE.name].kind !== "loaded");
  return isCover ? MORE_IMAGES.filter((image) => image !== OWN_SHAPE) : MORE_IMAGES;
}

/** The rows of More images: those that exist or, at first, may exist. */
export function moreRows(video: VideoResult): ResultRow[] {
  const rows = moreImages(video).map((image) => ({ image, state: video.images[image.name] }));
  const isFirstLoad = rows.some(({ state }) => state.kind === "loading" && state.attempt === 0);
  return isFirstLoad ? rows : rows.filter(({ state }) => state.kind !== "missing");
}

/** Whether any image that the result waits for may still load. Nothing is awaited of a video that does not exist. */
export function isLoading(video: VideoResult): boolean {
  return !isVideoMissing(video) && awaitedImages(video).some(({ state }) => state.kind === "loading");
}

/** The images that failed, of those that the result asks for by itself. */
export function failedImages(video: VideoResult): ImageName[] {
  return awaitedImages(video).flatMap(({ image, state }) => (state.kind === "failed" ? image.name : []));
}

/** How many of the five sizes have loaded. */
export function countLoadedSizes(video: VideoResult): number {
  return SIZES.filter(({ name }) => shownState(video, name).kind === "loaded").length;
}

/**
 * The image with the most pixels, measured, wherever it stands; null if there is none. `isCertain` is false while a
 * larger image may still load, and after one has failed. It says nothing of an image that may be the placeholder.
 */
export function largestImage(video: VideoResult): (LoadedRow & { isCertain: boolean }) | null {
  if (isVideoMissing(video)) return null;
  const rows = loadedRows(video);
  const others = IMAGES.map((image) => ({ image, state: video.images[image.name] })).filter(isLoaded);
  let largest: LoadedRow | undefined;
  // Of two rows with as many pixels the later one, but no other image.
  for (const row of rows)
    if (!isUnproven(video, row.state) && !(largest && pixelsOf(largest.state) > pixelsOf(row.state))) largest = row;
  for (const row of others) if (largest && pixelsOf(row.state) > pixelsOf(largest.state)) largest = row;
  return largest ? { ...largest, isCertain: largerThan(video, largest, "loading", "failed").length === 0 } : null;
}

/** The images in one of these states that have more pixels than this one if they are what the host promises. */
function largerThan(video: VideoResult, { state }: LoadedRow, ...kinds: ImageState["kind"][]): ResultRow[] {
  return awaitedImages(video).filter((row) => kinds.includes(row.state.kind) && pixelsOf(row.image) > pixelsOf(state));
}

/** The images that may still turn out to be the largest. */
export function largerAwaited(video: VideoResult): ResultRow[] {
  const largest = largestImage(video);
  return largest
    ? largerThan(video, largest, "loading")
    : isVideoMissing(video)
      ? []
      : awaitedImages(video).filter(({ state }) => state.kind === "loading");
}

/** How long a result has been waiting for images: a short wait is 2 s, a long one 8 s. */
export type Wait = "none" | "short" | "long";

/** What is worth showing after a short wait: smaller images hardly differ from the blur behind them. */
const WORTH_SHOWING = pixelsOf(imageNamed("high"));

/**
 * What the stage shows: the image that was chosen or, once no larger one may still load, or after a wait, the largest.
 * Null if there is none.
 */
export function imageOnStage(video: VideoResult, chosen: ImageName | null, wait: Wait): LoadedRow | null {
  const choice = chosen && { image: imageNamed(chosen), state: shownState(video, chosen) };
  if (choice && isLoaded(choice)) return choice;
  const largest = largestImage(video);
  if (wait === "long" || largerAwaited(video).length === 0) return largest;
  return wait === "short" && largest && pixelsOf(largest.state) >= WORTH_SHOWING ? largest : null;
}

/** The medium image, which the stage shows blurred behind the others, once it has loaded. */
export function blurredImage({ images }: VideoResult): LoadedRow | null {
  const row: ResultRow = { image: imageNamed("medium"), state: images.medium };
  return isLoaded(row) ? row : null;
}
