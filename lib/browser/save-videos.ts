import { pMapIterable, pMapSkip } from "p-map";
import type { SaveAction } from "../results/save-reducer";
import type { VideoId } from "../youtube/parse-video-link";
import { fileName, type Size } from "../youtube/thumbnails";
import { createZip, saveBlob } from "./download";
import { fetchLargest } from "./fetch-largest";

const CONCURRENT_VIDEOS = 4;

/** How many videos are in the ZIP, and how many are not. If `saved` is 0, there is no ZIP. */
export type SaveVideosOutcome = { saved: number; missing: number; failed: number };

/**
 * Saves the largest image of each video in one ZIP, each in a folder named after its video. Streams: only a few images are in memory at
 * a time, besides the ZIP. Reports each video's progress. After an abort it saves and reports nothing. Never throws.
 */
export async function saveVideosAsZip(
  videos: readonly { videoId: VideoId; largest: Size | null }[],
  onProgress: (action: SaveAction) => void,
  signal: AbortSignal,
): Promise<SaveVideosOutcome> {
  const counts = { fetched: 0, missing: 0, failed: 0 };

  async function fetchFile({ videoId, largest }: (typeof videos)[number]) {
    if (signal.aborted) return pMapSkip;
    onProgress({ type: "requested", videoId });
    const fetched = await fetchLargest(videoId, largest, { signal });
    if (signal.aborted) return pMapSkip;
    counts[fetched.outcome] += 1;
    if (fetched.outcome !== "fetched") {
      onProgress({ type: fetched.outcome, videoId });
      return pMapSkip;
    }
    const { size, blob } = fetched;
    onProgress({ type: "fetched", videoId, largest: size });
    return { name: `${videoId}/${fileName(size)}`, input: blob };
  }

  // Not in the videos' order: one slow image would hold up those after it.
  const files = pMapIterable(videos, fetchFile, { concurrency: CONCURRENT_VIDEOS, preserveOrder: false });
  const zip = await createZip(files);
  const { fetched, missing, failed } = counts;
  if (!zip) return { saved: 0, missing, failed: failed + fetched };
  if (fetched > 0 && !signal.aborted) saveBlob(zip, "youtube-thumbnails.zip");
  return { saved: fetched, missing, failed };
}
