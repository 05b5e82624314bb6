import { pMapIterable, pMapSkip } from "p-map";
import type { SaveAllAction } from "../results/save-all-reducer";
import type { VideoId } from "../youtube/parse-video-link";
import { fileName, type Size } from "../youtube/thumbnails";
import { createZip, saveBlob } from "./download";
import { fetchLargest } from "./fetch-largest";

const CONCURRENT_VIDEOS = 4;

/** How many videos are in the ZIP, and how many are not. If `saved` is 0, there is no ZIP. */
export type ListZipOutcome = { saved: number; missing: number; failed: number };

/** A video and, if it is known, its largest size. */
type Video = { videoId: VideoId; largest: Size | null };

/**
 * Saves the largest image of each video in one ZIP, each in a folder named after its video. Streams: besides the ZIP, only a few images
 * are in memory at a time. Reports each video's progress. After an abort it saves and reports nothing. Never throws.
 */
export async function downloadListAsZip(
  videos: readonly Video[],
  onProgress: (action: SaveAllAction) => void,
  signal: AbortSignal,
): Promise<ListZipOutcome> {
  const counts = { fetched: 0, missing: 0, failed: 0 };
  let isOver = false;

  async function fetchFile({ videoId, largest }: Video) {
    if (signal.aborted || isOver) return pMapSkip;
    onProgress({ type: "requested", videoId });
    const fetched = await fetchLargest(videoId, largest, { signal });
    // If the ZIP fails, requests that have already started go on without it.
    if (signal.aborted || isOver) return pMapSkip;
    counts[fetched.outcome] += 1;
    if (fetched.outcome !== "fetched") {
      onProgress({ type: fetched.outcome, videoId });
      return pMapSkip;
    }
    onProgress({ type: "fetched", videoId, largest: fetched.size });
    return { name: `${videoId}/${fileName(fetched.size)}`, input: fetched.blob };
  }

  // Not in the videos' order: one slow image would hold up those after it.
  const files = pMapIterable(videos, fetchFile, { concurrency: CONCURRENT_VIDEOS, preserveOrder: false });
  const zip = await createZip(files);
  isOver = true;
  const { missing } = counts;
  if (!zip || counts.fetched === 0) return { saved: 0, missing, failed: videos.length - missing };
  if (!signal.aborted) saveBlob(zip, "youtube-thumbnails.zip");
  return { saved: counts.fetched, missing, failed: counts.failed };
}
