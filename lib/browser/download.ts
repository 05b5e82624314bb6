import type { VideoId } from "../youtube/parse-video-link";
import { fileName, type VideoImage } from "../youtube/thumbnails";
import { fetchLargest } from "./fetch-largest";
import { fetchThumbnail, type FetchedImage, type FetchOptions } from "./fetch-thumbnail";

/** Browsers read a blob URL at once or, if they ask where to save the file, after the person has chosen. */
const BLOB_URL_LIFETIME_MS = 60_000;

/** Saves one image as `youtube-thumbnail-{name}.jpg`, byte for byte as the host sent it. Never throws. */
export async function downloadThumbnail(
  videoId: VideoId,
  image: VideoImage,
  options?: FetchOptions,
): Promise<FetchedImage> {
  return saveImage(await fetchThumbnail(videoId, image, options));
}

/** Saves the largest image that a video has, or the largest from a given size down. Never throws. */
export async function downloadLargest(videoId: VideoId, from: VideoImage | null): Promise<FetchedImage> {
  return saveImage(await fetchLargest(videoId, from));
}

function saveImage(fetched: FetchedImage): FetchedImage {
  const { outcome, image } = fetched;
  return outcome !== "fetched" || saveBlob(fetched.blob, fileName(image)) ? fetched : { outcome: "failed", image };
}

/** Saves a file under this name. Returns false if the browser throws: hardened ones do, and those without enough memory. */
export function saveBlob(blob: Blob, name: string): boolean {
  try {
    const url = URL.createObjectURL(blob);
    setTimeout(() => URL.revokeObjectURL(url), BLOB_URL_LIFETIME_MS);
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
    return true;
  } catch {
    return false;
  }
}
