import type { VideoId } from "./parse-video-link";

/**
 * The five sizes in the product's order: the key, the host's file name, and the pixels that the host promises.
 * `default`, `hqdefault` and `sddefault` are 4:3 with black bars baked in; `maxresdefault` is usually 1280 x 720.
 */
export const SIZES = [
  { quality: "default", file: "default", width: 120, height: 90 },
  { quality: "medium", file: "mqdefault", width: 320, height: 180 },
  { quality: "high", file: "hqdefault", width: 480, height: 360 },
  { quality: "standard", file: "sddefault", width: 640, height: 480 },
  { quality: "maxres", file: "maxresdefault", width: 1280, height: 720 },
] as const;

export type Size = (typeof SIZES)[number];
export type Quality = Size["quality"];

/** The public image host, and a second one that serves the same paths and is reachable on some networks where the first is not. */
export const IMAGE_HOSTS = ["https://i.ytimg.com", "https://img.youtube.com"] as const;

/** The image's address on the public image host. Never with a query: reports on what the host does with one contradict. */
export function thumbnailUrl(
  videoId: VideoId,
  size: Size,
  host: (typeof IMAGE_HOSTS)[number] = IMAGE_HOSTS[0],
): string {
  return `${host}/vi/${videoId}/${size.file}.jpg`;
}

/** The name under which one size is saved, alone or in a ZIP. */
export function fileName(quality: Quality): string {
  return `youtube-thumbnail-${quality}.jpg`;
}

/**
 * Whether the host sent its grey placeholder of exactly 120 x 90 pixels, which stands for a size that the video lacks. It comes
 * most often with status 404, which an `<img>` loads all the same. `default` has these pixels by right.
 */
export function isPlaceholder(size: Size, width: number, height: number): boolean {
  return size.quality !== "default" && hasPlaceholderSize(width, height);
}

export function hasPlaceholderSize(width: number, height: number): boolean {
  return width === 120 && height === 90;
}
