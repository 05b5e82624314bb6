import type { Dimensions } from "../youtube/jpeg-size";
import {
  hasPlaceholderSize,
  HQ720,
  OWN_SHAPE,
  SIZES,
  type AnyImage,
  type ImageName,
  type VideoImage,
} from "../youtube/thumbnails";
import type { ImageState, ImageStates, LoadedImage } from "./images-reducer";

/** The states of a video's images, and whether its link was a Short's. */
export type KnownImages = { images: ImageStates<ImageName>; isShort: boolean };

/** A row of a result: an image and its state. */
export type ResultRow = { image: AnyImage; state: ImageState };

export type LoadedRow = ResultRow & { state: LoadedImage };

export const isLoaded = (row: ResultRow): row is LoadedRow => row.state.kind === "loaded";

/** The images that the result requests by itself, with their states. Only these are waited for, and may be the largest. */
export function automaticRows({ images, isShort }: KnownImages): ResultRow[] {
  const automatic = isShort ? [...SIZES, HQ720, OWN_SHAPE] : [...SIZES, HQ720];
  return automatic.map((image) => ({ image, state: images[image.name] }));
}

/** The images that only an existing video has. A `default` may be the placeholder. */
function largerThanDefault(result: KnownImages): ResultRow[] {
  return automaticRows(result).filter(({ image }) => image.name !== "default");
}

/** Whether the video is not found: everything larger than `default` is missing. It does not exist or is private. */
export function isNotFound(result: KnownImages): boolean {
  return largerThanDefault(result).every(({ state }) => state.kind === "missing");
}

/**
 * Whether an image that has loaded may be the placeholder: it has its pixels, and no larger image has loaded. Only `default`
 * can: the reducer counts the others as missing.
 */
function mayBePlaceholder(result: KnownImages, state: ImageState): state is LoadedImage {
  if (state.kind !== "loaded" || !hasPlaceholderSize(state.width, state.height)) return false;
  return !largerThanDefault(result).some(isLoaded);
}

/**
 * An image's state as the page shows it, with its last request. That of a `default` with the placeholder's pixels follows
 * from the larger images, by the first of these that is true:
 *
 * - one has loaded: loaded
 * - one is loading: loading
 * - one has failed, which says nothing about the video: loaded
 * - all are missing: missing
 */
export function shownState(result: KnownImages, name: ImageName): ImageState {
  const state = result.images[name];
  if (!mayBePlaceholder(result, state)) return state;
  const larger = largerThanDefault(result).map((row) => row.state.kind);
  if (larger.includes("loading")) return { ...state, kind: "loading" };
  return larger.includes("failed") ? state : { ...state, kind: "missing" };
}

export const areaOf = ({ width, height }: Dimensions): number => width * height;

type WithDimensions = Dimensions & { image: VideoImage };

/** An image with the pixels that it has or, before it has loaded, may have. */
function withDimensions({ image, state }: { image: VideoImage; state: ImageState }): WithDimensions {
  const { width, height } = state.kind === "loaded" ? state : (image.atMost ?? image);
  return { image, width, height };
}

/** The same images, from the lowest rank to the highest. */
const BY_RANK: readonly VideoImage[] = [OWN_SHAPE, HQ720, ...SIZES];

/** Whether an image counts as larger: it has more pixels or, with equally many, is upright or else has the higher rank. */
function isLarger(a: WithDimensions, b: WithDimensions): boolean {
  const isUpright = ({ width, height }: Dimensions) => height > width;
  if (areaOf(a) !== areaOf(b)) return areaOf(a) > areaOf(b);
  if (isUpright(a) !== isUpright(b)) return isUpright(a);
  return BY_RANK.indexOf(a.image) > BY_RANK.indexOf(b.image);
}

/** The largest image that has loaded; null if there is none. Never one that may be the placeholder. */
function largestLoaded(result: KnownImages): LoadedRow | null {
  if (isNotFound(result)) return null;
  return automaticRows(result)
    .filter(isLoaded)
    .filter(({ state }) => !mayBePlaceholder(result, state))
    .reduce<LoadedRow | null>(
      (best, row) => (best && isLarger(withDimensions(best), withDimensions(row)) ? best : row),
      null,
    );
}

/** Images in one of these states that may be larger than all that have loaded. */
function contenders(result: KnownImages, ...kinds: ImageState["kind"][]): ResultRow[] {
  const largest = largestLoaded(result);
  return automaticRows(result).filter(
    (row) => kinds.includes(row.state.kind) && (!largest || isLarger(withDimensions(row), withDimensions(largest))),
  );
}

/** Contenders that are loading; none if the video is not found. */
export function loadingContenders(result: KnownImages): ResultRow[] {
  return isNotFound(result) ? [] : contenders(result, "loading");
}

/**
 * The largest image that has loaded; null if there is none. `isCertain` is false while a larger image may still load, and
 * after one has failed.
 */
export function largestImage(result: KnownImages): (LoadedRow & { isCertain: boolean }) | null {
  const largest = largestLoaded(result);
  return largest && { ...largest, isCertain: contenders(result, "loading", "failed").length === 0 };
}

/**
 * The images worth asking for next, the largest first: those that may be larger than all that have loaded or are
 * loading. Never `default`: without a larger image, it may be the placeholder.
 */
export function nextToRequest(result: KnownImages): AnyImage[] {
  const loading = contenders(result, "loading").map(withDimensions);
  const idle = contenders(result, "idle").filter(
    ({ image }) =>
      image.name !== "default" && (image.name !== HQ720.name || result.images[HQ720.standsInFor].kind === "missing"),
  );
  return idle
    .filter((row) => loading.every((other) => isLarger(withDimensions(row), other)))
    .sort((a, b) => (isLarger(withDimensions(a), withDimensions(b)) ? -1 : 1))
    .map(({ image }) => image);
}
