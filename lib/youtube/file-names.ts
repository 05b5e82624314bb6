import type { VideoImage } from "./thumbnails";
import type { VideoId } from "./video-link";

/** The name of a saved image, alone or in the ZIP of one video. */
export function fileName({ name }: Pick<VideoImage, "name">): string {
  return `youtube-thumbnail-${name}.jpg`;
}

/** The name of the ZIP with the images of one video. */
export function zipName(videoId: string): string {
  return `youtube-thumbnails-${videoId}.zip`;
}

/** The name of the ZIP with an image of each video of a list. */
export const LIST_ZIP_NAME = "youtube-thumbnails.zip";

/** A video's number in a list, by its place from 1 to `count`: `01`. */
export function listNumber(place: number, count: number): string {
  return `${place}`.padStart(Math.max(2, `${count}`.length), "0");
}

/** The name of a video's image in the ZIP of a list: `01-dQw4w9WgXcQ-maxres.jpg`. */
export function listFileName(number: string, videoId: VideoId, { name }: VideoImage): string {
  return `${number}-${videoId}-${name}.jpg`;
}
