import { isPlaceholder, SIZES, type Quality, type Size } from "../youtube/thumbnails";
import { displayedState } from "./selectors";

/** One image's state. `host` is an index into IMAGE_HOSTS; `attempt` grows with each retry. */
export type ImageState =
  | { kind: "loading"; host: 0 | 1; attempt: number }
  | { kind: "loaded"; host: 0 | 1; attempt: number; width: number; height: number; bytes: number | null }
  | { kind: "missing"; attempt: number }
  | { kind: "failed"; attempt: number };

export type LoadingImage = Extract<ImageState, { kind: "loading" }>;
export type LoadedImage = Extract<ImageState, { kind: "loaded" }>;
export type Results = Record<Quality, ImageState>;

/** Responses name their request, so that a late response to an earlier request changes nothing. */
export type ResultsAction =
  | { type: "loaded"; size: Size; request: LoadingImage; width: number; height: number; bytes: number | null }
  | { type: "failed"; size: Size; request: LoadingImage }
  | { type: "retried" };

const firstRequest: LoadingImage = { kind: "loading", host: 0, attempt: 0 };

/** The first host is requested for every size. */
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
