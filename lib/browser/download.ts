import { fetchThumbnail } from "./fetch-thumbnail";
import { saveFile } from "./save-file";
import type { VideoId } from "../youtube/parse-video-link";
import { fileName, type Size } from "../youtube/thumbnails";

/** Saves one size as `youtube-thumbnail-{quality}.jpg`, byte for byte as the host sent it. Never throws. */
export async function downloadThumbnail(
  videoId: VideoId,
  size: Size,
  options: Parameters<typeof fetchThumbnail>[2],
): Promise<"saved" | "missing" | "failed"> {
  const fetched = await fetchThumbnail(videoId, size, options);
  if (!fetched.ok) return fetched.reason;
  saveFile(fetched.blob, fileName(size.quality));
  return "saved";
}
