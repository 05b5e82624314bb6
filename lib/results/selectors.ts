import {
  EXTRA_IMAGES,
  hasPlaceholderSize,
  HQ720,
  imageNamed,
  LARGER_SIZES,
  OWN_SHAPE,
  SIZES,
  type ExtraImage,
  type Quality,
  type Size,
} from "../youtube/thumbnails";
import { initialResults, type ImageState, type ImageStates, type LoadedImage } from "./results-reducer";

/** The states of the five sizes, and of the images that may have a card beside them. */
export type ResultStates = ImageStates<Quality | ExtraImage["name"]>;

/** A card of a result, with the state that it shows. */
type Card = { image: Size | ExtraImage; state: ImageState };

/**
 * The states before any response. The original shape is requested only of a Short: any other video counts as one
 * without it.
 */
export function initialStates(isShort: boolean): ResultStates {
  const imageStates = initialResults([...SIZES, ...EXTRA_IMAGES].map(({ name }) => name));
  return isShort ? imageStates : { ...imageStates, "own-shape": { kind: "missing", fileIndex: 0, attempt: 0 } };
}

/**
 * The image to request beside the five sizes: a Short's in its original shape or, once it is known that a video has
 * images but no maxres, the one that stands in for that. Null if there is none.
 */
export function extraImage(imageStates: ResultStates): ExtraImage | null {
  const own = imageStates[OWN_SHAPE.name];
  const isWanted = imageStates[HQ720.standsInFor].kind === "missing" && hasLargerSize(imageStates);
  if (isWanted && imageStates[HQ720.name].kind !== "missing") {
    const isOwnFirst =
      own.kind === "loaded" ? exceedsSizes(own, imageStates) : own.kind === "loading" && own.host === 0;
    return isOwnFirst ? OWN_SHAPE : HQ720;
  }
  return own.kind === "missing" ? null : OWN_SHAPE;
}

/**
 * Whether the layout waits for the extra image: until the first host has responded, or has taken too long, and then for
 * the sizes that it must exceed.
 */
function isExtraPending(imageStates: ResultStates): boolean {
  const extra = extraImage(imageStates);
  const state = extra && imageStates[extra.name];
  return state?.kind === "loading" ? state.host === 0 : state?.kind === "loaded" && !isSettled(imageStates);
}

/** Whether an image has more pixels than each size, or as many in another orientation. */
function exceedsSizes(image: LoadedImage, imageStates: ResultStates): boolean {
  const isUpright = ({ width, height }: LoadedImage) => height > width;
  const exceeds = (other: LoadedImage) =>
    pixelsOf(image) > pixelsOf(other) || (pixelsOf(image) === pixelsOf(other) && isUpright(image) !== isUpright(other));
  return SIZES.every(({ name }) => {
    const size = imageStates[name];
    return size.kind !== "loaded" || exceeds(size);
  });
}

/**
 * The extra image's card if it is larger than all five sizes, or as large as the largest but of another shape; else
 * null.
 */
function extraCard(imageStates: ResultStates): Card | null {
  const image = extraImage(imageStates);
  const state = image && imageStates[image.name];
  if (!image || state?.kind !== "loaded" || !isSettled(imageStates) || isVideoMissing(imageStates)) return null;
  return exceedsSizes(state, imageStates) ? { image, state } : null;
}

/**
 * The state of one size as the page shows it. A real `default` image has the placeholder's pixels, so it counts as
 * loading while a larger size may still vouch for it, and as missing if the video lacks all of them. Sizes that failed
 * say nothing about the video. A missing maxres counts as loading until the image that stands in for it has answered,
 * so that the layout changes once.
 */
export function displayedState(imageStates: ResultStates, quality: Quality): ImageState {
  const own = imageStates[quality];
  const { attempt } = own;
  const loading: ImageState = { kind: "loading", host: 0, fileIndex: 0, attempt };
  const isStandInPending = extraImage(imageStates) === HQ720 && isExtraPending(imageStates);
  if (isStandInPending && quality === HQ720.standsInFor) return loading;
  // Only `default` can be loaded with these pixels.
  const isAmbiguous = own.kind === "loaded" && hasPlaceholderSize(own.width, own.height);
  if (!isAmbiguous || hasLargerSize(imageStates)) return own;
  if (LARGER_SIZES.some(({ name }) => imageStates[name].kind === "loading")) return loading;
  return isVideoMissing(imageStates) ? { kind: "missing", fileIndex: 0, attempt } : own;
}

/** The cards of a result in the document's order: the five sizes, then the extra image if it has a card. */
export function cardsOf(imageStates: ResultStates): Card[] {
  const cards: Card[] = SIZES.map((size) => ({ image: size, state: displayedState(imageStates, size.name) }));
  return [...cards, extraCard(imageStates)].filter((card) => card !== null);
}

/** Whether every size larger than `default` is missing: the video does not exist or is private. */
export function isVideoMissing(imageStates: ResultStates): boolean {
  return LARGER_SIZES.every(({ name }) => imageStates[name].kind === "missing");
}

function hasLargerSize(imageStates: ResultStates): boolean {
  return LARGER_SIZES.some(({ name }) => imageStates[name].kind === "loaded");
}

/** Whether any image may still load. `default` does not matter when the video is missing. */
export function isLoading(imageStates: ResultStates): boolean {
  if (isVideoMissing(imageStates)) return false;
  return isExtraPending(imageStates) || cardsOf(imageStates).some(({ state }) => state.kind === "loading");
}

/** Whether there is nothing to see yet, but there may be. */
export function isWaitingForFirst(imageStates: ResultStates): boolean {
  return isLoading(imageStates) && loadedCards(imageStates).length === 0;
}

/** Which of the sizes and the extra image are in this state. */
export function namesWith(imageStates: ResultStates, kind: ImageState["kind"]): (Quality | ExtraImage["name"])[] {
  const images = [...SIZES, extraImage(imageStates)].filter((image) => image !== null);
  return images.flatMap(({ name }) => (imageStates[name].kind === kind ? [name] : []));
}

/** Whether every size has been answered for the first time. `default` does not matter once a larger size has loaded. */
function isSettled(imageStates: ResultStates): boolean {
  const awaited = hasLargerSize(imageStates) ? LARGER_SIZES : SIZES;
  return awaited.every(({ name }) => imageStates[name].kind !== "loading" || imageStates[name].attempt > 0);
}

/** Whether one of the five sizes has failed. */
export function hasFailed(imageStates: ResultStates): boolean {
  return SIZES.some(({ name }) => imageStates[name].kind === "failed");
}

/** A card whose image has loaded. */
type LoadedCard = { image: Card["image"]; state: LoadedImage };

/** The cards whose images have loaded. */
export function loadedCards(imageStates: ResultStates): LoadedCard[] {
  return cardsOf(imageStates).flatMap(({ image, state }) => (state.kind === "loaded" ? { image, state } : []));
}

/** How many of the five sizes have loaded. */
export function countLoadedSizes(imageStates: ResultStates): number {
  return SIZES.filter(({ name }) => displayedState(imageStates, name).kind === "loaded").length;
}

/**
 * The image with the most pixels, measured, among those on the page; null if none has loaded. `isCertain` is false
 * while a larger image may still load, and after one has failed.
 */
export function largestImage(imageStates: ResultStates): (LoadedCard & { isCertain: boolean }) | null {
  const largest = lastWithMost(loadedCards(imageStates), ({ state }) => pixelsOf(state));
  if (!largest) return null;
  const mayBeLarger = ({ image, state }: Card) =>
    (state.kind === "loading" || state.kind === "failed") && pixelsOf(image) > pixelsOf(largest.state);
  return { ...largest, isCertain: !isExtraPending(imageStates) && !cardsOf(imageStates).some(mayBeLarger) };
}

/** Whether no larger image than the largest may still load. */
export function isLargestKnown(imageStates: ResultStates): boolean {
  return largestImage(imageStates)?.isCertain === true || !isLoading(imageStates);
}

/**
 * The image that the page draws large: the one that is expected to be the largest or, once every image has been
 * answered for the first time, the largest that is neither missing nor failed. Null if no image has loaded by then.
 */
export function imageDrawnLarge(imageStates: ResultStates): Size | ExtraImage | null {
  if (isVideoMissing(imageStates)) return null;
  if (!isSettled(imageStates) || isExtraPending(imageStates)) {
    return extraImage(imageStates) === OWN_SHAPE ? OWN_SHAPE : imageNamed("maxres");
  }
  const cards = cardsOf(imageStates);
  if (!cards.some(({ state }) => state.kind === "loaded")) return null;
  const pixels = ({ image, state }: Card) => {
    if (state.kind === "loaded") return pixelsOf(state);
    return state.kind === "loading" ? pixelsOf(image) : 0;
  };
  return lastWithMost(cards, pixels)?.image ?? null;
}

/**
 * Whether the medium image has loaded in the shape that the larger image has or, until that has loaded, promises: 16:9.
 */
export function hasPreview(image: Size | ExtraImage, imageStates: ResultStates): boolean {
  const { medium, [image.name]: state } = imageStates;
  const { width, height } = imageNamed("medium");
  const isWide = (size: { width: number; height: number }) => size.width * height === size.height * width;
  return isWide(state.kind === "loaded" ? state : image) && medium.kind === "loaded" && isWide(medium);
}

/** The card with the most pixels, the later of two with as many. */
function lastWithMost<AnyCard>(cards: readonly AnyCard[], pixels: (card: AnyCard) => number): AnyCard | undefined {
  const most = Math.max(...cards.map(pixels));
  return cards.findLast((card) => pixels(card) === most);
}

function pixelsOf({ width, height }: { width: number; height: number }): number {
  return width * height;
}
