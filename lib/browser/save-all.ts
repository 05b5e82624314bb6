import { downloadZip } from "client-zip";
import { fetchThumbnail } from "./fetch-thumbnail";
import { saveFile } from "./save-file";
import type { VideoId } from "../youtube/parse-video-link";
import { fileName, type Quality, type Size } from "../youtube/thumbnails";

/** Which sizes are in the ZIP, and which are not. With none saved there is no ZIP. */
export type ZipOutcome = { saved: Quality[]; failed: Quality[] };

/** Saves the sizes as one ZIP, named inside as single files are. Reports the number of finished sizes. Never throws. */
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
      return { quality: size.quality, name: fileName(size.quality), input: fetched.ok ? fetched.blob : null };
    }),
  );
  const fetched = files.flatMap((file) => (file.input ? { ...file, input: file.input } : []));
  const zip = fetched.length > 0 && (await zipOf(fetched));
  if (zip) saveFile(zip, `youtube-thumbnails-${videoId}.zip`);
  const saved = zip ? fetched.map(({ quality }) => quality) : [];
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
