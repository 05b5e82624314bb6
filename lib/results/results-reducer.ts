import { isPlaceholder, type Source, type VideoImage } from "../youtube/thumbnails";

/** What was measured of an image. `bytes` is null where it is unknown. */
export type Measurements = { width: number; height: number; bytes: number | null };

/** One image's state. `fileIndex` is that of the file requested last; `attempt` grows with each retry after a failure. */
export type ImageState =
  | (Source & { kind: "loading"; attempt: number })
  | (Source & Measurements & { kind: "loaded"; attempt: number })
  | { kind: "missing"; fileIndex: number; attempt: number }
  | { kind: "failed"; fileIndex: number; attempt: number };

export type LoadedImage = Extract<ImageState, { kind: "loaded" }>;

/** The states in which an image may still arrive: that from the first host even after it has counted as failed. */
export type AwaitedImage = Extract<ImageState, { kind: "loading" | "failed" }>;

/** The states of several images by their keys: the sizes' names, or the IDs of a list's videos. */
export type ImageStates<Key extends string> = Readonly<Record<Key, ImageState>>;

/** How a request ended. An image that has loaded may be the placeholder. */
export type ImageOutcome = ({ type: "loaded"; host: Source["host"] } & Measurements) | { type: "failed" };

/** Outcomes name their request, so that a late response to an earlier request changes nothing. */
export type ResultsAction<Key extends string> =
  (ImageOutcome & { key: Key; image: VideoImage; request: AwaitedImage }) | { type: "retried"; keys: readonly Key[] };

/** The states before any response: every image is requested from the first host. */
export function initialResults<Key extends string>(keys: readonly Key[]): ImageStates<Key> {
  const request: ImageState = { kind: "loading", host: 0, fileIndex: 0, attempt: 0 };
  return Object.fromEntries(keys.map((key) => [key, request])) as ImageStates<Key>; // fromEntries widens the keys
}

/**
 * A failed image is requested from the second host, then counts as failed. A missing file is followed by the image's
 * next file, then the image counts as missing. Try again requests an image that is still loading from the other host.
 */
export function resultsReducer<Key extends string>(
  imageStates: ImageStates<Key>,
  action: ResultsAction<Key>,
): ImageStates<Key> {
  if (action.type === "retried") {
    const next: Record<Key, ImageState> = { ...imageStates };
    for (const key of action.keys) {
      const state: ImageState = imageStates[key];
      const { fileIndex, attempt } = state;
      next[key] =
        state.kind === "loading"
          ? { ...state, host: state.host === 0 ? 1 : 0 }
          : { kind: "loading", host: 0, fileIndex, attempt: attempt + 1 };
    }
    return next;
  }
  const { key, request } = action;
  return imageStates[key] === request ? { ...imageStates, [key]: nextState(action) } : imageStates;
}

function nextState(action: Exclude<ResultsAction<string>, { type: "retried" }>): ImageState {
  const { request } = action;
  const { fileIndex, attempt } = request;
  if (action.type === "failed") {
    return request.kind === "loading" && request.host === 0
      ? { kind: "loading", host: 1, fileIndex, attempt }
      : { kind: "failed", fileIndex, attempt };
  }
  const { image, host, width, height, bytes } = action;
  if (!isPlaceholder(image, width, height)) return { kind: "loaded", host, fileIndex, attempt, width, height, bytes };
  const isLastFile = fileIndex === image.files.length - 1;
  return isLastFile
    ? { kind: "missing", fileIndex, attempt }
    : { kind: "loading", host: 0, fileIndex: fileIndex + 1, attempt };
}
