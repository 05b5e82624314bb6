import type { ImageState } from "../results/images-reducer";
import type { FetchedImage } from "../results/outcomes";
import type { VideoId } from "../youtube/video-link";
import { HQ720, isSize, type VideoImage } from "../youtube/thumbnails";
import { buttonLabels } from "./buttons";
import { capitalized, formatPixels } from "./format";

/** A row's texts in place of the measurements. */
export const imageMessages = { missing: "Not on YouTube", failed: "Not loaded" } as const;

/** In the message about a ZIP: an image that failed, so whether it would have had a row is unknown. */
export const largerImageText = "a larger image";

/** Over the image on iPhones and iPads, in the specification's words. */
export const iosTip = "Tap and hold the image to save on iPhone/iPad";

/** The part of an image that its texts need. */
type Named = Pick<VideoImage, "name">;

/** Which of an image's files it is and, once known, its pixels. An `ImageState` is one. */
export type ImageFile = { fileIndex: number; width?: number; height?: number };

/** The file that was fetched. */
export const fileOf = ({ fileIndex, pixels }: Omit<FetchedImage, "image">): ImageFile => ({ fileIndex, ...pixels });

/** An image that isn't one of the sizes: `HD`, `frame 1`, and `upright cover` or, until it is known, `original shape`. */
function otherImage({ name }: Named, { fileIndex, width, height }: ImageFile = { fileIndex: 0 }): string {
  if (name === HQ720.name) return "HD";
  if (name !== "own-shape") return name.replace("-", " ");
  if (width === undefined || height === undefined) return "original shape";
  const shape = width === height ? "square" : width < height ? "upright" : "landscape";
  return `${shape} ${fileIndex === 0 ? "cover" : "frame"}`;
}

/** A row's heading: `maxres Quality`, `upright cover`, `frame 1`. The style sheet capitalizes it. */
export function imageHeading(image: Named, file?: ImageFile): string {
  return isSize(image) ? `${image.name} Quality` : otherImage(image, file);
}

/** The image in the name of a button: `maxres thumbnail`, `HD thumbnail`, `upright cover`, `frame 1`. */
export function imageLabel(image: Named, file?: ImageFile): string {
  if (image.name === HQ720.name) return `${otherImage(image)} thumbnail`;
  return isSize(image) ? `${image.name} thumbnail` : otherImage(image, file);
}

/** The alternative text of an image: `maxres thumbnail of video dQw4w9WgXcQ, 1280 × 720 pixels`. */
export function imageAlt(image: Named, videoId: VideoId, state: ImageState): string {
  const facts = { idle: "", loading: "loading", missing: "missing on YouTube", failed: "not loaded" } as const;
  const fact = state.kind === "loaded" ? `${formatPixels(state)} pixels` : facts[state.kind];
  return `${imageLabel(image, state)} of video ${videoId}, ${fact}`;
}

/** The accessible names of the controls for one image. */
export const imageControlNames = {
  show: (image: Named, file?: ImageFile) => `Show ${capitalized(imageHeading(image, file))}`,
  download: (image: Named, file?: ImageFile) => `${buttonLabels.download} ${imageLabel(image, file)}`,
  copyUrl: (image: Named, file?: ImageFile) => `${buttonLabels.copyUrl} of ${imageLabel(image, file)}`,
  copyImage: (image: Named, file?: ImageFile) => `${buttonLabels.copyImage}: ${imageLabel(image, file)}`,
  openImage: (image: Named, file?: ImageFile) => `${buttonLabels.open} in new tab: ${imageLabel(image, file)}`,
} as const;
