import { SOURCES, type Source } from "./image-sources";
import type { VideoId } from "./video-link";

/** One image of a video on the image host. */
export type VideoImage<Name extends string = string> = {
  /** Names the image in the product, and its file unless that is in the ZIP of a list: youtube-thumbnail-{name}.jpg. */
  name: Name;
  /** File names on the host, best first: the next one is requested if one is missing. */
  files: readonly string[];
  /** The pixels that the host promises for the first file. */
  width: number;
  height: number;
  /** The most that it may have, if that is more. */
  atMost?: { width: number; height: number };
  /** The size that this image replaces. It is requested only for a video that lacks that size. */
  standsInFor?: "maxres";
};

/** The five sizes in the product's order. default, high and standard are 4:3 with bars; maxres is mostly 1280 x 720. */
export const SIZES = [
  { name: "default", files: ["default"], width: 120, height: 90 },
  { name: "medium", files: ["mqdefault"], width: 320, height: 180 },
  { name: "high", files: ["hqdefault"], width: 480, height: 360 },
  { name: "standard", files: ["sddefault"], width: 640, height: 480 },
  { name: "maxres", files: ["maxresdefault"], width: 1280, height: 720, atMost: { width: 1920, height: 1080 } },
] as const satisfies readonly VideoImage[];

/** The cover without black bars. Some videos without maxres have it; where both exist, they are the same bytes. */
export const HQ720 = {
  name: "hq720",
  files: ["hq720"],
  width: 1280,
  height: 720,
  standsInFor: "maxres",
} as const satisfies VideoImage;

/**
 * Images that many videos lack. `oardefault` is the cover and `oar2` a frame, both in the video's "original aspect
 * ratio": upright for most Shorts, landscape or square for other videos. The numbered files are frames from the start,
 * the middle and the end, each in the sizes that the video has.
 */
export const MORE_IMAGES = [
  { name: "own-shape", files: ["oardefault", "oar2"], width: 1080, height: 1920 },
  { name: "frame-1", files: ["maxres1", "hq720_1", "sd1", "hq1"], width: 1280, height: 720 },
  { name: "frame-2", files: ["maxres2", "hq720_2", "sd2", "hq2"], width: 1280, height: 720 },
  { name: "frame-3", files: ["maxres3", "hq720_3", "sd3", "hq3"], width: 1280, height: 720 },
] as const satisfies readonly VideoImage[];

/** Every image of a video that the site asks for, in the product's order. */
export const IMAGES = [...SIZES, HQ720, ...MORE_IMAGES] as const;

export type AnyImage = (typeof IMAGES)[number];
export type ImageName = AnyImage["name"];

export function imageNamed<Name extends ImageName>(name: Name): Extract<AnyImage, { name: Name }> {
  const image = IMAGES.find((each) => each.name === name);
  return image as Extract<AnyImage, { name: Name }>; // the list has every name once
}

/** The image in its original aspect ratio: a Short's cover. */
export const OWN_SHAPE = imageNamed("own-shape");

export function isSize(image: Pick<VideoImage, "name">): image is (typeof SIZES)[number] {
  return SIZES.some(({ name }) => name === image.name);
}

/** An image's URL. It has no query string: reports on what the host does with one contradict each other. */
export function thumbnailUrl(
  videoId: VideoId,
  { files }: VideoImage,
  { source = "first-host", fileIndex = 0 }: { source?: Source; fileIndex?: number } = {},
): string {
  return `${SOURCES[source].host}/vi/${videoId}/${files[fileIndex]}.jpg`;
}

/** Where the Internet Archive lists its copies of a video's images: under YouTube's host, whatever IMAGE_HOSTS are. */
export function archiveUrl(videoId: VideoId): string {
  return `https://web.archive.org/web/*/https://i.ytimg.com/vi/${videoId}/*`;
}

/**
 * Whether the host sent its grey placeholder of exactly 120 x 90 pixels, in place of an image that the video lacks. It
 * usually comes with status 404, but an `<img>` loads it all the same. A real `default` has the same pixels, so it
 * never counts.
 */
export function isPlaceholder(image: VideoImage, width: number, height: number): boolean {
  return image.name !== "default" && hasPlaceholderSize(width, height);
}

/** Whether an image has the placeholder's pixels, which a real `default` has too. */
export function hasPlaceholderSize(width: number, height: number): boolean {
  return width === 120 && height === 90;
}
