import { isStandIn, SIZES, type Quality, type Size } from "./youtube/thumbnails";

/** What is known of one image. `host` says which of the two hosts is asked or has answered, `turn` how often it was asked anew. */
export type ImageState =
  | { kind: "loading"; host: 0 | 1; turn: number }
  | { kind: "real"; host: 0 | 1; turn: number; width: number; height: number; bytes: number | null }
  | { kind: "missing" }
  | { kind: "unreachable"; turn: number };

export type AskedImage = Extract<ImageState, { kind: "loading" }>;
export type RealImage = Extract<ImageState, { kind: "real" }>;
export type Results = Record<Quality, ImageState>;

/** Events name the question that they answer: a late answer to a question that is no longer open changes nothing. */
export type ResultsEvent =
  | { type: "loaded"; size: Size; asked: AskedImage; width: number; height: number; bytes: number | null }
  /** The image could not be shown; `gone` where a host has said in so many words that there is none. */
  | { type: "failed"; size: Size; asked: AskedImage; gone: boolean }
  | { type: "retried" };

const askedFirst: AskedImage = { kind: "loading", host: 0, turn: 0 };
const largerSizes = SIZES.filter(({ quality }) => quality !== "default");

/** Every size is asked of the first host. */
export const nothingKnown: Results = {
  default: askedFirst,
  medium: askedFirst,
  high: askedFirst,
  standard: askedFirst,
  maxres: askedFirst,
};

/** The reducer: the one place where what is known changes. */
export function nextResults(results: Results, event: ResultsEvent): Results {
  if (event.type === "retried") {
    const next = { ...results };
    for (const { quality } of SIZES) {
      const state = results[quality];
      if (state.kind === "unreachable") next[quality] = { kind: "loading", host: 0, turn: state.turn + 1 };
    }
    return next;
  }
  const { quality } = event.size;
  return results[quality] === event.asked ? { ...results, [quality]: judge(event) } : results;
}

function judge(event: Exclude<ResultsEvent, { type: "retried" }>): ImageState {
  const { asked } = event;
  if (event.type === "loaded") {
    const { width, height, bytes } = event;
    return isStandIn(event.size, width) ? { kind: "missing" } : { ...asked, kind: "real", width, height, bytes };
  }
  if (event.gone) return { kind: "missing" };
  return asked.host === 0 ? { ...asked, host: 1 } : { kind: "unreachable", turn: asked.turn };
}

/**
 * What may be said of one size. `default` is 120 x 90 by right, as the stand-in is, so only a larger size can vouch for it:
 * until one is real it counts as loading, and as unreachable when none is left to wait for.
 */
export function statementOf(results: Results, quality: Quality): ImageState {
  const own = results[quality];
  if (quality !== "default" || own.kind !== "real") return own;
  const larger = largerSizes.map((size) => results[size.quality].kind);
  if (larger.includes("real")) return own;
  return larger.includes("loading") ? { ...own, kind: "loading" } : { kind: "unreachable", turn: own.turn };
}

/** Five statements in the product's order. */
export function statementsOf(results: Results): { size: Size; state: ImageState }[] {
  return SIZES.map((size) => ({ size, state: statementOf(results, size.quality) }));
}

/** Whether no size larger than `default` exists: there is no such video, or it is private. */
export function isNoVideo(results: Results): boolean {
  return largerSizes.every(({ quality }) => results[quality].kind === "missing");
}

/** Whether the fate of some size is still open. Without a video that of `default` is of no interest. */
export function isOpen(results: Results): boolean {
  return !isNoVideo(results) && statementsOf(results).some(({ state }) => state.kind === "loading");
}

/** The sizes that are there, as far as is known. */
export function realSizesIn(results: Results): Size[] {
  return statementsOf(results).flatMap(({ size, state }) => (state.kind === "real" ? [size] : []));
}

export type Largest = { size: Size; image: RealImage; certain: boolean };

/**
 * The largest size that is there, or null while that is open or when there is none.
 * It is not `certain` when a larger one could not be reached.
 */
export function largestOf(results: Results): Largest | null {
  const largestFirst = statementsOf(results).reverse();
  let certain = true;
  for (const { size, state } of largestFirst) {
    if (state.kind === "real") return { size, image: state, certain };
    if (state.kind === "loading") return null;
    if (state.kind === "unreachable") certain = false;
  }
  return null;
}
