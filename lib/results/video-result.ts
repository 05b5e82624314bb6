import { IMAGES, isSize, SIZES, type AnyImage, type ImageName } from "../youtube/thumbnails";
import { resultImages, largerLoading, largestImage, worthAsking, type KnownImages } from "./largest-image";
import { IDLE, initialImages, imagesReducer, type ImagesAction } from "./images-reducer";

/**
 * One video: what is known of its images, and the image that is larger than the five sizes, if there is one. Its row stays
 * until a larger one takes its place.
 */
export type VideoResult = KnownImages & { largerThanSizes: AnyImage | null };

/** The states of a video's images before any request. */
export const nothingKnown = (isShort: boolean): KnownImages => ({
  images: initialImages(
    IMAGES.map(({ name }) => name),
    IDLE,
  ),
  isShort,
});

/**
 * The states before any response: the five sizes are requested, and a Short's cover, which the reducer requests because it
 * may be larger.
 */
export function initialVideoResult({ isShort = false } = {}): VideoResult {
  const sizes = SIZES.map(({ name }) => name);
  return videoResultReducer({ ...nothingKnown(isShort), largerThanSizes: null }, { type: "requested", keys: sizes });
}

/**
 * Requests what is worth asking for, and gives the largest image a row if it is none of the sizes, nor one of More images,
 * once no larger one is loading.
 */
export function videoResultReducer(video: VideoResult, action: ImagesAction<ImageName>): VideoResult {
  const next = { ...video, images: imagesReducer(video.images, action) };
  const keys = worthAsking(next).map(({ name }) => name);
  // What takes the place of maxres belongs to the attempt that found it missing.
  const { attempt } = next.images.maxres;
  next.images = imagesReducer<ImageName>(next.images, { type: "requested", keys, attempt });
  const largest = largestImage(next)?.image;
  const isAwaited = resultImages(next).some(({ image }) => image === largest);
  if (largest && isAwaited && !isSize(largest) && largerLoading(next).length === 0) next.largerThanSizes = largest;
  return next;
}
