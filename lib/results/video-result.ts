import type { Pixels } from "../youtube/jpeg-size";
import {
  HQ720,
  IMAGES,
  LARGER_SIZES,
  OWN_SHAPE,
  SECOND_HOST,
  SIZES,
  type AnyImage,
  type ImageName,
} from "../youtube/thumbnails";
import {
  IDLE,
  initialResults,
  resultsReducer,
  type ImageState,
  type ImageStates,
  type ResultsAction,
} from "./results-reducer";

/** A row of a result: an image and its state. */
export type ResultRow = { image: AnyImage; state: ImageState };

/** The images that may have the sixth row, best first. */
const SIXTH_IMAGES = [OWN_SHAPE, HQ720] as const;

/**
 * One video: the states of all its images, whether its link was a Short's, and the image in the sixth row, which stays
 * there once it has been shown.
 */
export type VideoResult = {
  images: ImageStates<ImageName>;
  isShort: boolean;
  sixth: (typeof SIXTH_IMAGES)[number] | null;
};

/** The states before any response: the five sizes are requested and, of a Short, its cover. */
export function initialVideoResult(isShort: boolean): VideoResult {
  const namesOf = (images: readonly AnyImage[]) => images.map(({ name }) => name);
  const idle = initialResults(namesOf(IMAGES), IDLE);
  const requested = initialResults(namesOf(isShort ? [...SIZES, OWN_SHAPE] : SIZES));
  return { images: { ...idle, ...requested }, isShort, sixth: null };
}

/** Requests what stands in for a missing maxres, and gives the first image that is larger than the sizes the sixth row. */
export function videoResultReducer(video: VideoResult, action: ResultsAction<ImageName>): VideoResult {
  const next = { ...video, images: resultsReducer(video.images, action) };
  if (needsStandIn(next))
    next.images = resultsReducer<ImageName>(next.images, { type: "requested", keys: [HQ720.name] });
  next.sixth ??= SIXTH_IMAGES.find((image) => hasSixthRow(next, image)) ?? null;
  return next;
}

function needsStandIn(video: VideoResult): boolean {
  const { [HQ720.standsInFor]: missing, [HQ720.name]: standIn } = video.images;
  return missing.kind === "missing" && standIn.kind === "idle" && hasLargerSize(video) && !isCoverExpected(video);
}

/** Whether the cover of a Short has the sixth row, or will if it loads and the first host is quick. */
function isCoverExpected({ images, isShort }: VideoResult): boolean {
  const cover = images[OWN_SHAPE.name];
  if (cover.kind === "loading") return isShort && cover.source !== SECOND_HOST;
  return isShort && cover.kind === "loaded" && exceedsSizes(cover, images);
}

function hasSixthRow(video: VideoResult, image: (typeof SIXTH_IMAGES)[number]): boolean {
  const state = video.images[image.name];
  if (state.kind !== "loaded" || isVideoMissing(video) || !exceedsSizes(state, video.images)) return false;
  return image === OWN_SHAPE ? video.isShort : !isCoverExpected(video);
}

export const pixelsOf = ({ width, height }: Pixels): number => width * height;

/** Whether an image has more pixels than another one, or as many in another orientation. */
export function exceeds(image: Pixels, other: Pixels): boolean {
  const isUpright = ({ width, height }: Pixels) => height > width;
  const difference = pixelsOf(image) - pixelsOf(other);
  return difference > 0 || (difference === 0 && isUpright(image) !== isUpright(other));
}

/** Whether an image exceeds what each size has, or may still have. */
function exceedsSizes(image: Pixels, images: ImageStates<ImageName>): boolean {
  return SIZES.every((size) => {
    const state = images[size.name];
    if (state.kind !== "loaded" && state.kind !== "loading") return true;
    return exceeds(image, state.kind === "loaded" ? state : size);
  });
}

/** Whether every size larger than `default` is missing: the video does not exist or is private. */
export function isVideoMissing({ images }: VideoResult): boolean {
  return LARGER_SIZES.every(({ name }) => images[name].kind === "missing");
}

/** Whether a size larger than `default` has loaded, which proves that the video exists. */
export function hasLargerSize({ images }: VideoResult): boolean {
  return LARGER_SIZES.some(({ name }) => images[name].kind === "loaded");
}

/**
 * The images that the result asks for by itself, in its rows or on their way there: not those under More images, for
 * which nothing waits.
 */
export function awaitedImages({ images, isShort }: VideoResult): ResultRow[] {
  const others = isShort ? [HQ720, OWN_SHAPE] : [HQ720];
  return [...SIZES, ...others].map((image) => ({ image, state: images[image.name] }));
}
