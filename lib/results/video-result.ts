import { IMAGES, isSize, SIZES, type AnyImage, type ImageName } from "../youtube/thumbnails";
import { loadingContenders, largestImage, nextToRequest, type KnownImages } from "./largest-image";
import { IDLE, initialImages, imagesReducer, type ImagesAction } from "./images-reducer";

/** The states of one video's images, and the image in the sixth row, if there is one. It stays until a larger one comes. */
export type VideoResult = KnownImages & { sixthImage: AnyImage | null };

/** The states of a video's images before any request. */
export function nothingKnown(isShort: boolean): KnownImages {
  const names = IMAGES.map(({ name }) => name);
  return { images: initialImages(names, IDLE), isShort };
}

/**
 * The states before any response: the five sizes are requested, and a Short's cover, which the reducer requests because it
 * may be larger.
 */
export function initialVideoResult({ isShort = false } = {}): VideoResult {
  const sizes = SIZES.map(({ name }) => name);
  return videoResultReducer({ ...nothingKnown(isShort), sixthImage: null }, { type: "requested", keys: sizes });
}

export function videoResultReducer(result: VideoResult, action: ImagesAction<ImageName>): VideoResult {
  const images = imagesReducer(result.images, action);
  return withSixthImage(withNextRequests({ ...result, images }));
}

/** Requests the images worth asking for. One in place of maxres belongs to the attempt that found maxres missing. */
function withNextRequests(result: VideoResult): VideoResult {
  const keys = nextToRequest(result).map(({ name }) => name);
  const { attempt } = result.images.maxres;
  return { ...result, images: imagesReducer<ImageName>(result.images, { type: "requested", keys, attempt }) };
}

/** Gives the largest image the sixth row if it is none of the sizes, once no larger one is loading. */
function withSixthImage(result: VideoResult): VideoResult {
  const largest = largestImage(result)?.image;
  if (!largest || isSize(largest) || loadingContenders(result).length > 0) return result;
  return { ...result, sixthImage: largest };
}
