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

/** The name of a video's image in the ZIP of a list, numbered by its place from 1 to `count`: `01-dQw4w9WgXcQ-maxres.jpg`. */
export function listFileName(place: number, count: number, videoId: VideoId, { name }: VideoImage): string {
  const digits = Math.max(2, `${count}`.length);
  return `${`${place}`.padStart(digits, "0")}-${videoId}-${name}.jpg`;
}
