import type { ImageState, LoadedImage } from "../results/results-reducer";
import type { Largest } from "../results/selectors";
import { SIZES, type VideoImage } from "../youtube/thumbnails";

const isSize = ({ name }: VideoImage) => SIZES.some((size) => size.name === name);

/** A card's heading: `maxres Quality`, `own shape`, `frame 1`. The style sheet capitalizes it. */
export function imageHeading(image: VideoImage): string {
  return isSize(image) ? `${image.name} Quality` : image.name.replace("-", " ");
}

/** The image in the name of a button: `maxres thumbnail`, `own shape`, `frame 1`. */
export function imageLabel(image: VideoImage): string {
  return isSize(image) ? `${image.name} thumbnail` : image.name.replace("-", " ");
}

/** The image in a sentence: `the maxres thumbnail`, `the image in its own shape`, `frame 1`. */
export function imagePhrase(image: VideoImage): string {
  if (image.name === "own-shape") return "the image in its own shape";
  return isSize(image) ? `the ${imageLabel(image)}` : imageLabel(image);
}

/** What an image in its own shape shows, and whether it has more pixels than the largest of the five sizes. */
export function ownShapeNote(image: LoadedImage, largest: Largest | null): string {
  const content = image.file === 0 ? "The cover" : "A frame of the video";
  const isLarger = largest && image.width * image.height > largest.image.width * largest.image.height;
  return isLarger ? `${content}, larger than ${largest.size.name}` : content;
}

/** The line above the images: how many there are, once none is still loading. */
export function moreImagesStatus(states: readonly ImageState[]): string {
  const count = (kind: ImageState["kind"]) => states.filter((state) => state.kind === kind).length;
  if (count("loading") > 0) return "Loading more images...";
  if (count("missing") === states.length) return "YouTube has no other images of this video.";
  if (count("loaded") === 0) return "The images could not be loaded.";
  const found = count("loaded") === 1 ? "1 more image" : `${count("loaded")} more images`;
  return count("failed") === 0 ? found : `${found}, ${count("failed")} could not be loaded`;
}
