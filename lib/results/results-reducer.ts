import { isPlaceholder, type Source, type VideoImage } from "../youtube/thumbnails";

/** One image's state. `file` is an index into its files, of the one requested last; `attempt` grows with each retry. */
export type ImageState =
  | (Source & { kind: "loading"; attempt: number })
  | (Source & { kind: "loaded"; attempt: number; width: number; height: number; bytes: number | null })
  | { kind: "missing"; file: number; attempt: number }
  | { kind: "failed"; file: number; attempt: number };

export type LoadingImage = Extract<ImageState, { kind: "loading" }>;
export type LoadedImage = Extract<ImageState, { kind: "loaded" }>;

/** The state of each image in a list, by its name. */
export type Results<Name extends string> = Readonly<Record<Name, ImageState>>;

/** Responses name their request, so that a late response to an earlier request changes nothing. */
export type ResultsAction<Name extends string> =
  | {
      type: "loaded";
      image: VideoImage<Name>;
      request: LoadingImage;
      width: number;
      height: number;
      bytes: number | null;
    }
  | { type: "failed"; image: VideoImage<Name>; request: LoadingImage }
  | { type: "retried"; names: readonly Name[] };

/** The state before any response: every image is requested from the first host. */
export function initialResults<Name extends string>(images: readonly VideoImage<Name>[]): Results<Name> {
  const request: LoadingImage = { kind: "loading", host: 0, file: 0, attempt: 0 };
  return Object.fromEntries(images.map(({ name }) => [name, request])) as Results<Name>; // fromEntries widens the keys
}

/**
 * A failed image is requested from the second host, then counts as failed. A missing file is followed by the image's next file, then
 * the image counts as missing.
 */
export function resultsReducer<Name extends string>(
  results: Results<Name>,
  action: ResultsAction<Name>,
): Results<Name> {
  if (action.type === "retried") {
    const next: Record<Name, ImageState> = { ...results };
    for (const name of action.names) {
      const { file, attempt } = results[name];
      next[name] = { kind: "loading", host: 0, file, attempt: attempt + 1 };
    }
    return next;
  }
  const { name } = action.image;
  return results[name] === action.request ? { ...results, [name]: nextState(action) } : results;
}

function nextState(action: Exclude<ResultsAction<string>, { type: "retried" }>): ImageState {
  const { host, file, attempt } = action.request;
  if (action.type === "failed") {
    return host === 0 ? { kind: "loading", host: 1, file, attempt } : { kind: "failed", file, attempt };
  }
  const { image, width, height, bytes } = action;
  if (!isPlaceholder(image, width, height)) return { kind: "loaded", host, file, attempt, width, height, bytes };
  const isLastFile = file === image.files.length - 1;
  return isLastFile ? { kind: "missing", file, attempt } : { kind: "loading", host: 0, file: file + 1, attempt };
}
