import {
  hasPlaceholderSize,
  imageNamed,
  LARGER_SIZES,
  SIZES,
  type Quality,
  type Size,
  type VideoImage,
} from "../youtube/thumbnails";
import type { ImageState, LoadedImage, ImageStates } from "./results-reducer";

export type SizeStates = ImageStates<Quality>;

/**
 * The state of one size as the page shows it. A real `default` image has the placeholder's pixels, so it counts as loading while a
 * larger size may still vouch for it, and as missing if the video lacks all of them. Sizes that failed say nothing about the video.
 */
export function displayedState(imageStates: SizeStates, quality: Quality): ImageState {
  const own = imageStates[quality];
  // Only `default` can be loaded with these pixels.
  const isAmbiguous = own.kind === "loaded" && hasPlaceholderSize(own.width, own.height);
  if (!isAmbiguous) return own;
  const larger = LARGER_SIZES.map((size) => imageStates[size.name].kind);
  if (larger.includes("loaded")) return own;
  if (larger.includes("loading")) return { kind: "loading", host: own.host, fileIndex: 0, attempt: own.attempt };
  return isVideoMissing(imageStates) ? { kind: "missing", fileIndex: 0, attempt: own.attempt } : own;
}

/** The five sizes in the product's order, each with its displayed state. */
export function displayedStates(imageStates: SizeStates): { size: Size; state: ImageState }[] {
  return SIZES.map((size) => ({ size, state: displayedState(imageStates, size.name) }));
}

/** Whether every size larger than `default` is missing: the video does not exist or is private. */
export function isVideoMissing(imageStates: SizeStates): boolean {
  return LARGER_SIZES.every(({ name }) => imageStates[name].kind === "missing");
}

/** Whether the video may have this image in place of a size that it lacks. */
export function isStandIn(imageStates: SizeStates, { standsInFor }: VideoImage): boolean {
  return standsInFor !== undefined && imageStates[standsInFor].kind === "missing";
}

/** Whether any size may still load. `default` does not matter when the video is missing. */
export function isLoading(imageStates: SizeStates): boolean {
  return !isVideoMissing(imageStates) && displayedStates(imageStates).some(({ state }) => state.kind === "loading");
}

/** The sizes that a retry would request. */
export function failedNames(imageStates: SizeStates): Quality[] {
  return displayedStates(imageStates).flatMap(({ size, state }) => (state.kind === "failed" ? [size.name] : []));
}

/** The sizes that have loaded. */
export function availableSizes(imageStates: SizeStates): Size[] {
  return displayedStates(imageStates).flatMap(({ size, state }) => (state.kind === "loaded" ? [size] : []));
}

/** `isCertain` is false while a larger size is loading, and after one has failed. */
export type Largest = { size: Size; image: LoadedImage; isCertain: boolean };

/** The largest size that has loaded; null if there is none. */
export function largestAvailable(imageStates: SizeStates): Largest | null {
  let isCertain = true;
  for (const { size, state } of displayedStates(imageStates).reverse()) {
    if (state.kind === "loaded") return { size, image: state, isCertain };
    if (state.kind !== "missing") isCertain = false;
  }
  return null;
}

/**
 * The size that the page draws large: maxres or, once every image has been answered for the first time, the largest that is neither
 * missing nor failed. Null if no image has loaded by then.
 */
export function largeSize(imageStates: SizeStates): Size | null {
  if (isVideoMissing(imageStates)) return null;
  const isSettled = SIZES.every(({ name }) => imageStates[name].kind !== "loading" || imageStates[name].attempt > 0);
  if (!isSettled) return imageNamed("maxres");
  if (availableSizes(imageStates).length === 0) return null;
  return SIZES.findLast(({ name }) => ["loaded", "loading"].includes(imageStates[name].kind)) ?? null;
}
