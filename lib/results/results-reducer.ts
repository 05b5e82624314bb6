import { isPlaceholder, type Source, type VideoImage } from "../youtube/thumbnails";

/** One image's state. `fileIndex` is that of the file requested last; `attempt` grows with each retry. */
export type ImageState =
  | (Source & { kind: "loading"; attempt: number })
  | (Source & { kind: "loaded"; attempt: number; width: number; height: number; bytes: number | null })
  | { kind: "missing" | "failed"; fileIndex: number; attempt: number };

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
  const request: LoadingImage = { kind: "loading", host: 0, fileIndex: 0, attempt: 0 };
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
      const { fileIndex, attempt } = results[name];
      next[name] = { kind: "loading", host: 0, fileIndex, attempt: attempt + 1 };
    }
    return next;
  }
  const { name } = action.image;
  return results[name] === action.request ? { ...results, [name]: nextState(action) } : results;
}

function nextState(action: Exclude<ResultsAction<string>, { type: "retried" }>): ImageState {
  const { host, fileIndex, attempt } = action.request;
  if (action.type === "failed") {
    return host === 0 ? { kind: "loading", host: 1, fileIndex, attempt } : { kind: "failed", fileIndex, attempt };
  }
  const { image, width, height, bytes } = action;
  if (!isPlaceholder(image, width, height)) return { kind: "loaded", host, fileIndex, attempt, width, height, bytes };
  const isLastFile = fileIndex === image.files.length - 1;
  return isLastFile
    ? { kind: "missing", fileIndex, attempt }
    : { kind: "loading", host: 0, fileIndex: fileIndex + 1, attempt };
}
