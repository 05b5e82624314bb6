import { IMAGES, isSize, SIZES, type AnyImage, type ImageName } from "../youtube/thumbnails";
import { automaticRows, largerLoading, largestImage, worthAsking, type KnownImages } from "./largest-image";
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

export function videoResultReducer(video: VideoResult, action: ImagesAction<ImageName>): VideoResult {
  const images = imagesReducer(video.images, action);
  return withLargestRow(withNextRequests({ ...video, images }));
}

/** Requests what is worth asking for. What takes the place of maxres belongs to the attempt that found it missing. */
function withNextRequests(video: VideoResult): VideoResult {
  const keys = worthAsking(video).map(({ name }) => name);
  const { attempt } = video.images.maxres;
  return { ...video, images: imagesReducer<ImageName>(video.images, { type: "requested", keys, attempt }) };
}

/** Gives the largest image a row if the result has asked for it beside the sizes, once no larger one is loading. */
function withLargestRow(video: VideoResult): VideoResult {
  const largest = largestImage(video)?.image;
  const isAskedFor = automaticRows(video).some(({ image }) => image === largest);
  if (!largest || isSize(largest) || !isAskedFor || largerLoading(video).length > 0) return video;
  return { ...video, largerThanSizes: largest };
}
