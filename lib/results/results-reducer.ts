import { isPlaceholder, type Source, type VideoImage } from "../youtube/thumbnails";

/** What was measured of an image. `bytes` is null where it is unknown. */
export type Measurements = { width: number; height: number; bytes: number | null };

/** One request for an image. `attempt` grows with each Try again. */
export type ImageRequest = Source & { attempt: number; hasCors: boolean };

/**
 * One image's state and its last request or, while it is idle, its first. `late` are earlier requests that have got no
 * response in time: they go on, and what they bring still counts.
 */
export type ImageState =
  (ImageRequest & { kind: "idle" | "loading" | "missing" | "failed"; late: readonly ImageRequest[] }) | LoadedImage;

export type LoadedImage = ImageRequest & Measurements & { kind: "loaded" };

/** The states of several images by their keys: the images' names, or the IDs of a list's videos. */
export type ImageStates<Key extends string> = Readonly<Record<Key, ImageState>>;

/** How a request ended, or that it is taking too long. An image that has loaded may be the placeholder. */
export type ImageOutcome = ({ type: "loaded" } & Measurements) | { type: "failed" | "timed-out" };

/** Outcomes name their request, which may be an earlier one by now. */
export type ResultsAction<Key extends string> =
  | (ImageOutcome & { key: Key; image: VideoImage; request: ImageRequest })
  | { type: "requested" | "retried"; keys: readonly Key[] };

/** An image that nobody has asked for. */
export const IDLE = {
  kind: "idle",
  host: 0,
  fileIndex: 0,
  attempt: 0,
  hasCors: false,
  late: [],
} as const satisfies ImageState;

const FIRST_REQUEST: ImageState = { ...IDLE, kind: "loading" };

/** The states before any response: every image is requested from the first host, or in the given state. */
export function initialResults<Key extends string>(
  keys: readonly Key[],
  state: ImageState = FIRST_REQUEST,
): ImageStates<Key> {
  return Object.fromEntries(keys.map((key) => [key, state])) as ImageStates<Key>; // fromEntries widens the keys
}

/**
 * A failed image is requested from the second host, then counts as failed. A missing file is followed by the image's
 * next file, then the image counts as missing.
 */
export function resultsReducer<Key extends string>(
  images: ImageStates<Key>,
  action: ResultsAction<Key>,
): ImageStates<Key> {
  if ("request" in action) {
    const next = afterOutcome(images[action.key], action);
    return next === images[action.key] ? images : { ...images, [action.key]: next };
  }
  const next: Record<Key, ImageState> = { ...images };
  for (const key of action.keys) next[key] = action.type === "retried" ? afterRetry(images[key]) : FIRST_REQUEST;
  return next;
}

type Outcome = Extract<ResultsAction<string>, { request: unknown }>;

function afterOutcome(state: ImageState, outcome: Outcome): ImageState {
  const { request, image } = outcome;
  if (state.kind === "idle" || state.kind === "loaded" || request.attempt !== state.attempt) return state;
  const { fileIndex, attempt } = state;
  const late = state.late.filter((each) => !isSameRequest(each, request));
  if (outcome.type === "loaded") {
    const { width, height, bytes } = outcome;
    if (!isPlaceholder(image, width, height)) return { ...request, kind: "loaded", width, height, bytes };
    if (request.fileIndex !== fileIndex || state.kind === "missing") return { ...state, late };
    if (fileIndex === image.files.length - 1) return { ...state, kind: "missing", late };
    return { kind: "loading", host: 0, fileIndex: fileIndex + 1, attempt, hasCors: false, late };
  }
  if (!isSameRequest(state, request) || state.kind !== "loading")
    return outcome.type === "failed" ? { ...state, late } : state;
  if (outcome.type === "timed-out") late.push(request);
  if (request.host === 0) return { kind: "loading", host: 1, fileIndex, attempt, hasCors: false, late };
  return { ...state, kind: "failed", late };
}

/** Requests a failed image anew, and from the second host one for which the first is taking long. */
function afterRetry(state: ImageState): ImageState {
  if (state.kind === "idle" || state.kind === "loaded") return state;
  const { fileIndex, attempt, late } = state;
  const [request] = requestsOf(state);
  if (state.kind === "loading" && state.host === 0 && request)
    return { kind: "loading", host: 1, fileIndex, attempt, hasCors: false, late: [...late, request] };
  // Only CORS keeps the <img> from joining one that hangs: see request-image.ts.
  const hanging = late.find((each) => each.host === 0 && each.fileIndex === fileIndex);
  const hasCors = hanging ? !hanging.hasCors : false;
  return { kind: "loading", host: 0, fileIndex, attempt: attempt + 1, hasCors, late: [] };
}

/** The requests from which an image may still come or, once it has, the one that it came from. The last one first. */
export function requestsOf(state: ImageState): readonly ImageRequest[] {
  if (state.kind === "idle") return [];
  const { host, fileIndex, attempt, hasCors } = state;
  const last = { host, fileIndex, attempt, hasCors };
  const late = state.kind === "loaded" ? [] : state.late.filter((request) => !isSameRequest(request, last));
  return [last, ...late];
}

function isSameRequest(a: ImageRequest, b: ImageRequest): boolean {
  return a.host === b.host && a.fileIndex === b.fileIndex && a.attempt === b.attempt;
}
