import { SIZES } from "../../youtube/thumbnails";
import type { ImageState, LoadedImage } from "../results-reducer";
import { initialStates, type ResultStates } from "../selectors";

const request = { host: 0, fileIndex: 0, attempt: 0 } as const;

export const loading: ImageState = { ...request, kind: "loading" };
export const missing: ImageState = { kind: "missing", fileIndex: 0, attempt: 0 };
export const failed: ImageState = { kind: "failed", fileIndex: 0, attempt: 0 };
export const loaded = (width: number, height: number, fileIndex = 0): LoadedImage => ({
  ...request,
  kind: "loaded",
  fileIndex,
  width,
  height,
  bytes: null,
});

/** The states of all sizes: loaded with the promised pixels or, with `others`, in that state, except some. */
export function sizeStates(some: Partial<ResultStates> = {}, others?: ImageState): ResultStates {
  const states = SIZES.map(({ name, width, height }) => [name, others ?? loaded(width, height)]);
  return { ...initialStates(false), ...Object.fromEntries(states), ...some };
}
