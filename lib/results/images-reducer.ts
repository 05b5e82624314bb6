import { SOURCES, type Source } from "../youtube/image-sources";
import { isPlaceholder, type VideoImage } from "../youtube/thumbnails";

/** The measurements of an image. `bytes` is null if unknown. */
export type Measurements = { width: number; height: number; bytes: number | null };

/**
 * One request for an image. `attempt` grows with each Try again. `hasHung`: a request with CORS got no response. In some
 * browsers, another one with CORS would only wait for that.
 */
export type ImageRequest = { source: Source; fileIndex: number; attempt: number; hasHung?: boolean };

/** One image's state and its last request or, while it is idle, its first. */
export type ImageState = (ImageRequest & { kind: "idle" | "loading" | "missing" | "failed" }) | LoadedImage;

export type LoadedImage = ImageRequest & Measurements & { kind: "loaded" };

/** The states of several images by their keys: the images' names, or the IDs of a list's videos. */
export type ImageStates<Key extends string> = Readonly<Record<Key, ImageState>>;

/** How a request ended. An image that has loaded may be the placeholder. */
export type RequestResult = ({ type: "loaded" } & Measurements) | { type: "failed" | "timed-out" };

/** A result names its request, which may no longer be the current one. */
export type ImagesAction<Key extends string> =
  | (RequestResult & { key: Key; image: VideoImage; request: ImageRequest })
  | { type: "requested"; keys: readonly Key[]; attempt?: number }
  | { type: "retried"; keys: readonly Key[] };

/** An image that has not been requested. */
export const IDLE = { kind: "idle", source: "first-host", fileIndex: 0, attempt: 0 } as const satisfies ImageState;

const FIRST_REQUEST: ImageState = { ...IDLE, kind: "loading" };

/** The states before any response: every image is requested from its first source, or in the given state. */
export function initialImages<Key extends string>(
  keys: readonly Key[],
  state: ImageState = FIRST_REQUEST,
): ImageStates<Key> {
  return Object.fromEntries(keys.map((key) => [key, state])) as ImageStates<Key>; // fromEntries widens the keys
}

/** A missing file is followed by the image's next file, then the image counts as missing. SOURCES has the rest. */
export function imagesReducer<Key extends string>(
  images: ImageStates<Key>,
  action: ImagesAction<Key>,
): ImageStates<Key> {
  if ("request" in action) {
    const next = afterRequest(images[action.key], action);
    return next === images[action.key] ? images : { ...images, [action.key]: next };
  }
  const next: Record<Key, ImageState> = { ...images };
  for (const key of action.keys)
    next[key] =
      action.type === "retried" ? afterRetry(images[key]) : { ...FIRST_REQUEST, attempt: action.attempt ?? 0 };
  return next;
}

type RequestEnded = Extract<ImagesAction<string>, { request: unknown }>;

function afterRequest(state: ImageState, { request, image, ...result }: RequestEnded): ImageState {
  if (state.kind !== "loading" || !isSameRequest(state, request)) return state;
  const { source, fileIndex, attempt } = state;
  if (result.type === "loaded") {
    const { width, height, bytes } = result;
    if (!isPlaceholder(image, width, height)) return { ...state, kind: "loaded", width, height, bytes };
    if (fileIndex === image.files.length - 1) return { ...state, kind: "missing" };
    // Another URL: whether the last one hung no longer matters.
    return { kind: "loading", source: "first-host", fileIndex: fileIndex + 1, attempt };
  }
  const { hasCors, afterError, afterSilence } = SOURCES[source];
  const next = result.type === "failed" ? afterError : afterSilence;
  if (next === null) return { ...state, kind: "failed" };
  return { ...state, source: next, hasHung: state.hasHung || (hasCors && result.type === "timed-out") };
}

/** Requests a failed image anew, without CORS if a request with CORS has hung. */
function afterRetry(state: ImageState): ImageState {
  if (state.kind !== "failed") return state;
  const source = state.hasHung ? "without-cors" : "first-host";
  return { ...state, kind: "loading", source, attempt: state.attempt + 1 };
}

function isSameRequest(a: ImageRequest, b: ImageRequest): boolean {
  return a.source === b.source && a.fileIndex === b.fileIndex && a.attempt === b.attempt;
}
