import { hasPlaceholderSize, LARGER_SIZES, SIZES, type Quality, type Size } from "../youtube/thumbnails";
import type { ImageState, LoadedImage, Results } from "./results-reducer";

export type SizeResults = Results<Quality>;

/**
 * The state of one size as the page shows it. A real `default` image has the placeholder's pixels, so it counts as loading while a
 * larger size may still vouch for it, and as missing if the video lacks all of them. Sizes that failed say nothing about the video.
 */
export function displayedState(results: SizeResults, quality: Quality): ImageState {
  const own = results[quality];
  // Only `default` can be loaded with these pixels.
  const isAmbiguous = own.kind === "loaded" && hasPlaceholderSize(own.width, own.height);
  if (!isAmbiguous) return own;
  const larger = LARGER_SIZES.map((size) => results[size.name].kind);
  if (larger.includes("loaded")) return own;
  if (larger.includes("loading")) return { kind: "loading", host: own.host, fileIndex: 0, attempt: own.attempt };
  return isVideoMissing(results) ? { kind: "missing", fileIndex: 0, attempt: own.attempt } : own;
}

/** The five sizes in the product's order, each with its displayed state. */
export function displayedStates(results: SizeResults): { size: Size; state: ImageState }[] {
  return SIZES.map((size) => ({ size, state: displayedState(results, size.name) }));
}

/** Whether every size larger than `default` is missing: the video does not exist or is private. */
export function isVideoMissing(results: SizeResults): boolean {
  return LARGER_SIZES.every(({ name }) => results[name].kind === "missing");
}

/** Whether any size may still load. `default` does not matter when the video is missing. */
export function isLoading(results: SizeResults): boolean {
  return !isVideoMissing(results) && displayedStates(results).some(({ state }) => state.kind === "loading");
}

/** The sizes that a retry would request. */
export function failedSizes(results: SizeResults): Quality[] {
  return displayedStates(results).flatMap(({ size, state }) => (state.kind === "failed" ? [size.name] : []));
}

/** The sizes that have loaded. */
export function availableSizes(results: SizeResults): Size[] {
  return displayedStates(results).flatMap(({ size, state }) => (state.kind === "loaded" ? [size] : []));
}

/** `isCertain` is false while a larger size is loading, and after one has failed. */
export type Largest = { size: Size; image: LoadedImage; isCertain: boolean };

/** The largest size that has loaded; null if there is none. */
export function largestAvailable(results: SizeResults): Largest | null {
  let isCertain = true;
  for (const { size, state } of displayedStates(results).reverse()) {
    if (state.kind === "loaded") return { size, image: state, isCertain };
    if (state.kind !== "missing") isCertain = false;
  }
  return null;
}

/**
 * The size that the page draws large: maxres or, once every image has been answered for the first time, the largest that the video does
 * not lack. Null if it lacks all of them.
 */
export function prominentSize(results: SizeResults): Size | null {
  if (isVideoMissing(results)) return null;
  const isSettled = SIZES.every(({ name }) => results[name].kind !== "loading" || results[name].attempt > 0);
  if (!isSettled) return SIZES.at(-1) ?? null;
  return SIZES.findLast(({ name }) => results[name].kind !== "missing") ?? null;
}
