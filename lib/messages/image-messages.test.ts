import type { ImageState, LoadedImage } from "../results/results-reducer";
import type { Largest } from "../results/selectors";
import { MORE_IMAGES, SIZES } from "../youtube/thumbnails";
import { imageHeading, imageLabel, imagePhrase, moreImagesStatus, ownShapeNote } from "./image-messages";

const [, , , , maxres] = SIZES;
const [ownShape, frame1] = MORE_IMAGES;

test.each([
  [maxres, "maxres Quality", "maxres thumbnail", "the maxres thumbnail"],
  [ownShape, "own shape", "own shape", "the image in its own shape"],
  [frame1, "frame 1", "frame 1", "frame 1"],
])("$name has a heading, a label and a phrase", (image, heading, label, phrase) => {
  expect([imageHeading(image), imageLabel(image), imagePhrase(image)]).toEqual([heading, label, phrase]);
});

const loaded = (width: number, height: number, file = 0): LoadedImage => ({
  kind: "loaded",
  host: 0,
  file,
  attempt: 0,
  width,
  height,
  bytes: null,
});
const largest: Largest = { size: maxres, image: loaded(1280, 720), isCertain: true };

test.each([
  ["the cover", loaded(1080, 1920), null, "The cover"],
  ["a frame", loaded(720, 720, 1), null, "A frame of the video"],
  ["a cover with more pixels", loaded(1080, 1920), largest, "The cover, larger than maxres"],
  ["a frame with more pixels", loaded(1281, 720, 1), largest, "A frame of the video, larger than maxres"],
  ["a cover with as many pixels", loaded(720, 1280), largest, "The cover"],
  ["a smaller cover", loaded(405, 720), largest, "The cover"],
])("the note names %s", (_case, image, largestSize, note) => {
  expect(ownShapeNote(image, largestSize)).toBe(note);
});

const image = loaded(1280, 720);
const loading: ImageState = { kind: "loading", host: 0, file: 0, attempt: 0 };
const missing: ImageState = { kind: "missing", file: 0, attempt: 0 };
const failed: ImageState = { kind: "failed", file: 0, attempt: 0 };

test.each<[title: string, states: ImageState[], status: string]>([
  ["says that images are loading", [image, loading, missing, failed], "Loading more images..."],
  ["counts the images", [image, image, image, missing], "3 more images"],
  ["uses the singular for one image", [image, missing, missing, missing], "1 more image"],
  ["says that there are none", [missing, missing, missing, missing], "YouTube has no other images of this video."],
  ["counts the failures", [image, image, failed, missing], "2 more images, 1 could not be loaded"],
  ["says that all have failed", [failed, failed, failed, failed], "The images could not be loaded."],
])("the status %s", (_title, states, status) => {
  expect(moreImagesStatus(states)).toBe(status);
});
