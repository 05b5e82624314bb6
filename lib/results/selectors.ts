import { imageNamed, MORE_IMAGES, OWN_SHAPE, SIZES, type AnyImage, type ImageName } from "../youtube/thumbnails";
import {
  automaticRows,
  isLoaded,
  isNotFound,
  loadingContenders,
  largestImage,
  areaOf,
  shownState,
  type LoadedRow,
  type ResultRow,
} from "./largest-image";
import type { VideoResult } from "./video-result";

/** The visible rows in their order: the five sizes and, if there is one, the image that is larger than they are. */
export function rowsOf(result: VideoResult): ResultRow[] {
  return [...SIZES, ...(result.sixthImage ? [result.sixthImage] : [])].map((image) => ({
    image,
    state: shownState(result, image.name),
  }));
}

/**
 * The images under More images. The cover of a Short, for which the result asks, is one of them only if it has loaded and
 * is not larger than the sizes.
 */
export function moreImages({ images, isShort, sixthImage }: VideoResult): readonly AnyImage[] {
  const isLeftOut = sixthImage === OWN_SHAPE || (isShort && images[OWN_SHAPE.name].kind !== "loaded");
  return isLeftOut ? MORE_IMAGES.filter((image) => image !== OWN_SHAPE) : MORE_IMAGES;
}

/** The rows of More images: those that exist or, at first, may exist. */
export function moreRows(result: VideoResult): ResultRow[] {
  const rows = moreImages(result).map((image) => ({ image, state: result.images[image.name] }));
  const isFirstLoad = rows.some(({ state }) => state.kind === "loading" && state.attempt === 0);
  return isFirstLoad ? rows : rows.filter(({ state }) => state.kind !== "missing");
}

/** Whether any image that the result waits for may still load. Nothing is awaited of a video that does not exist. */
export function isLoading(result: VideoResult): boolean {
  return !isNotFound(result) && automaticRows(result).some(({ state }) => state.kind === "loading");
}

/** The images that failed, of those that the result waits for. */
export function failedNames(result: VideoResult): ImageName[] {
  if (isNotFound(result)) return [];
  return automaticRows(result).flatMap(({ image, state }) => (state.kind === "failed" ? image.name : []));
}

/** Where Try again is: beside the count or, if there is no image to show, on the stage. Null if there is none. */
export function retryPlace(result: VideoResult, onStage: LoadedRow | null): "facts" | "stage" | null {
  if (failedNames(result).length === 0) return null;
  if (onStage || largestImage(result)) return "facts";
  return isLoading(result) ? null : "stage";
}

/** Whether Try again failed too for an image whose request with CORS had hung: the browser may still wait for that. */
export function hasFailedAfterHang(result: VideoResult): boolean {
  return automaticRows(result).some(({ state }) => state.kind === "failed" && state.hasHung && state.attempt > 0);
}

/** How many of the five sizes have loaded. */
export function countLoadedSizes(result: VideoResult): number {
  return SIZES.filter(({ name }) => shownState(result, name).kind === "loaded").length;
}

/** Whether `default` is all that has loaded. It has the placeholder's pixels, so nothing is the largest. */
export function hasOnlyDefault(result: VideoResult): boolean {
  return largestImage(result) === null && countLoadedSizes(result) > 0;
}

/** Whether an image is being asked of the second host, because the first is silent or refuses it. */
export function isAtSecondHost(result: VideoResult): boolean {
  return automaticRows(result).some(({ state }) => state.kind === "loading" && state.source === "second-host");
}

/** The pixels worth showing after a short wait: smaller images hardly differ from the blur behind them. */
const WORTH_SHOWING = areaOf(imageNamed("high"));

/**
 * The image on the stage: the chosen one or, once no larger one may still load, or after a wait, the largest. Null if there
 * is none. Try again leaves the stage its image.
 */
export function imageOnStage(
  result: VideoResult,
  { chosen, hasWaited }: { chosen: ImageName | null; hasWaited: boolean },
): LoadedRow | null {
  const choice = chosen && { image: imageNamed(chosen), state: shownState(result, chosen) };
  if (choice && isLoaded(choice)) return choice;
  const largest = largestImage(result);
  if (!largest || loadingContenders(result).every(({ state }) => state.attempt > 0)) return largest;
  return hasWaited && (areaOf(largest.state) >= WORTH_SHOWING || isAtSecondHost(result)) ? largest : null;
}

/** The medium image, which the stage shows blurred behind the others, once it has loaded. */
export function blurredImage({ images }: VideoResult): LoadedRow | null {
  const row: ResultRow = { image: imageNamed("medium"), state: images.medium };
  return isLoaded(row) ? row : null;
}
