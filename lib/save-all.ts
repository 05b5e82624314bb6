import { downloadZip } from "client-zip";
import { fetchThumbnail } from "./fetch-thumbnail";
import { saveFile } from "./save-file";
import type { VideoId } from "./youtube/parse-video-link";
import { fileNameOf, type Quality, type Size } from "./youtube/thumbnails";

/** Which sizes are in the ZIP, and which could not be had. With none saved there is no ZIP. */
export type SavedAll = { saved: Quality[]; failed: Quality[] };

/** Saves the sizes as one ZIP, names inside as for single files. Tells `onProgress` how many are done with. Never throws. */
export async function saveAll(
  videoId: VideoId,
  sizes: readonly Size[],
  onProgress: (done: number) => void,
): Promise<SavedAll> {
  let done = 0;
  const files = await Promise.all(
    sizes.map(async (size) => {
      const fetched = await fetchThumbnail(videoId, size);
      onProgress(++done);
      return { quality: size.quality, name: fileNameOf(size.quality), input: fetched.ok ? fetched.blob : null };
    }),
  );
  const had = files.flatMap((file) => (file.input ? { ...file, input: file.input } : []));
  const zip = had.length > 0 && (await zipOf(had));
  if (zip) saveFile(zip, `youtube-thumbnails-${videoId}.zip`);
  const saved = zip ? had.map(({ quality }) => quality) : [];
  return { saved, failed: files.map(({ quality }) => quality).filter((quality) => !saved.includes(quality)) };
}

/** Stored, not deflated: a JPEG does not shrink. Null when there is no memory for it. */
async function zipOf(files: { name: string; input: Blob }[]): Promise<Blob | null> {
  try {
    return await downloadZip(files).blob();
  } catch {
    return null;
  }
}
