import { hasPlaceholderSize, isPlaceholder, SIZES, type Quality, type Size } from "../youtube/thumbnails";

/** What is known of one image. `host` is the index of the image host, `attempt` grows with each retry. */
export type ImageState =
  | { kind: "loading"; host: 0 | 1; attempt: number }
  | { kind: "loaded"; host: 0 | 1; attempt: number; width: number; height: number; bytes: number | null }
  | { kind: "missing"; attempt: number }
  | { kind: "failed"; attempt: number };

export type LoadingImage = Extract<ImageState, { kind: "loading" }>;
export type LoadedImage = Extract<ImageState, { kind: "loaded" }>;
export type Results = Record<Quality, ImageState>;

/** Answers name the request that they belong to: a late answer to an earlier request changes nothing. */
export type ResultsAction =
  | { type: "loaded"; size: Size; request: LoadingImage; width: number; height: number; bytes: number | null }
  | { type: "failed"; size: Size; request: LoadingImage }
  | { type: "retried" };

const firstRequest: LoadingImage = { kind: "loading", host: 0, attempt: 0 };
const largerSizes = SIZES.filter(({ quality }) => quality !== "default");

/** Every size is requested from the first host. */
export const initialResults: Results = {
  default: firstRequest,
  medium: firstRequest,
  high: firstRequest,
  standard: firstRequest,
  maxres: firstRequest,
};

export function resultsReducer(results: Results, action: ResultsAction): Results {
  if (action.type === "retried") {
    const next = { ...results };
    for (const { quality } of SIZES) {
      const { kind, attempt } = displayedState(results, quality);
      if (kind === "failed") next[quality] = { kind: "loading", host: 0, attempt: attempt + 1 };
    }
    return next;
  }
  const { quality } = action.size;
  return results[quality] === action.request ? { ...results, [quality]: nextState(action) } : results;
}

function nextState(action: Exclude<ResultsAction, { type: "retried" }>): ImageState {
  const { attempt, host } = action.request;
  if (action.type === "failed") return host === 0 ? { kind: "loading", host: 1, attempt } : { kind: "failed", attempt };
  const { width, height, bytes } = action;
  if (isPlaceholder(action.size, width, height)) return { kind: "missing", attempt };
  return { kind: "loaded", host, attempt, width, height, bytes };
}

/**
 * The state of one size as it is shown. `default` may have the pixels of the placeholder, so a larger size has to vouch for it:
 * until one is there it counts as loading; if none is left to wait for, as missing without a video, else as failed.
 */
export function displayedState(results: Results, quality: Quality): ImageState {
  const own = results[quality];
  const isAmbiguous = quality === "default" && own.kind === "loaded" && hasPlaceholderSize(own.width, own.height);
  if (!isAmbiguous) return own;
  const larger = largerSizes.map((size) => results[size.quality].kind);
  if (larger.includes("loaded")) return own;
  if (larger.includes("loading")) return { kind: "loading", host: own.host, attempt: own.attempt };
  return { kind: isVideoMissing(results) ? "missing" : "failed", attempt: own.attempt };
}

/** The five sizes in the product's order, each with its displayed state. */
export function displayedStates(results: Results): { size: Size; state: ImageState }[] {
  return SIZES.map((size) => ({ size, state: displayedState(results, size.quality) }));
}

/** Whether no size larger than `default` exists: there is no such video, or it is private. */
export function isVideoMissing(results: Results): boolean {
  return largerSizes.every(({ quality }) => results[quality].kind === "missing");
}

/** Whether some size may still appear. Without a video, `default` does not matter. */
export function isLoading(results: Results): boolean {
  return !isVideoMissing(results) && displayedStates(results).some(({ state }) => state.kind === "loading");
}

/** Whether a retry would request anything. */
export function hasFailures(results: Results): boolean {
  return displayedStates(results).some(({ state }) => state.kind === "failed");
}

/** The sizes that exist, as far as is known. */
export function availableSizes(results: Results): Size[] {
  return displayedStates(results).flatMap(({ size, state }) => (state.kind === "loaded" ? [size] : []));
}

export type Largest = { size: Size; image: LoadedImage; isCertain: boolean };

/**
 * The largest size that exists, or null while a larger one is loading or when there is none.
 * It is not certain when a larger one failed.
 */
export function largestAvailable(results: Results): Largest | null {
  let isCertain = true;
  for (const { size, state } of displayedStates(results).reverse()) {
    if (state.kind === "loaded") return { size, image: state, isCertain };
    if (state.kind === "loading") return null;
    if (state.kind === "failed") isCertain = false;
  }
  return null;
}
