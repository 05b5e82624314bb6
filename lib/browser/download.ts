import { downloadZip } from "client-zip";
import type { VideoId } from "../youtube/parse-video-link";
import { fileName, type Quality, type Size, type VideoImage } from "../youtube/thumbnails";
import { fetchLargest } from "./fetch-largest";
import { fetchThumbnail, type FetchOptions } from "./fetch-thumbnail";

/** Browsers read a blob URL at once or, if they ask where to save the file, after the person has chosen. */
const BLOB_URL_LIFETIME_MS = 60_000;

/** The sizes in the ZIP, and those that could not be fetched. If `saved` is empty, there is no ZIP. */
export type ZipOutcome = { saved: Quality[]; failed: Quality[] };

export type DownloadOutcome = "saved" | "missing" | "failed";

/** Saves one image as `youtube-thumbnail-{name}.jpg`, byte for byte as the host sent it. Never throws. */
export async function downloadThumbnail(
  videoId: VideoId,
  image: VideoImage,
  options?: FetchOptions,
): Promise<DownloadOutcome> {
  const fetched = await fetchThumbnail(videoId, image, options);
  if (!fetched.ok) return fetched.reason;
  saveBlob(fetched.blob, fileName(image));
  return "saved";
}

/** Saves the largest image that a video has, or the largest from a given size down. Returns the size that was saved or that failed. Never throws. */
export async function downloadLargest(
  videoId: VideoId,
  from: Size | null,
): Promise<{ outcome: "saved" | "failed"; size: Size } | { outcome: "missing" }> {
  const fetched = await fetchLargest(videoId, from);
  if (fetched.outcome !== "fetched") return fetched;
  saveBlob(fetched.blob, fileName(fetched.size));
  return { outcome: "saved", size: fetched.size };
}

/** Saves several sizes as one ZIP. Calls `onProgress` with the number of finished sizes. Never throws. */
export async function downloadAllAsZip(
  videoId: VideoId,
  sizes: readonly Size[],
  onProgress: (finished: number) => void,
): Promise<ZipOutcome> {
  let finished = 0;
  const files = await Promise.all(
    sizes.map(async (size) => {
      const fetched = await fetchThumbnail(videoId, size);
      onProgress(++finished);
      return { quality: size.name, name: fileName(size), input: fetched.ok ? fetched.blob : null };
    }),
  );
  const fetched = files.flatMap(({ input, ...file }) => (input ? { ...file, input } : []));
  const zip = fetched.length > 0 && (await createZip(fetched));
  if (zip) saveBlob(zip, `youtube-thumbnails-${videoId}.zip`);
  const saved = zip ? fetched.map(({ quality }) => quality) : [];
  return { saved, failed: files.map(({ quality }) => quality).filter((quality) => !saved.includes(quality)) };
}

type ZippedFile = { name: string; input: Blob };

/** Stores without compression, which would not shrink a JPEG. Returns null if there is not enough memory. */
export async function createZip(files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>): Promise<Blob | null> {
  try {
    return await downloadZip(files).blob();
  } catch {
    return null;
  }
}

/** Saves a file under this name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), BLOB_URL_LIFETIME_MS);
}
