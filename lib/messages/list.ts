import {
  isPartlySaved,
  statusOf,
  type Row,
  type StatusCount,
  type VideoListState,
  type VideoState,
} from "../results/video-list-reducer";
import type { VideoImage } from "../youtube/thumbnails";
import type { VideoId } from "../youtube/video-link";
import { buttonLabels, zippingLabel, type ZipProgress } from "./buttons";
import { capitalized, withCommas } from "./format";
import { imageLabel } from "./image";

/** The heading above a list, also beside the field: `12 videos`. */
export function videoCount(count: number): string {
  return `${withCommas(count)} videos`;
}

/** The videos in the page's title: the ID of one, or how many they are. */
export function videosName(videoIds: readonly VideoId[]): string {
  return videoIds.length === 1 ? `${videoIds[0]}` : videoCount(videoIds.length);
}

/** The line in a video's row while it is being saved. */
const savingMessages: Partial<Record<VideoState["kind"], string>> = {
  queued: "Waiting…",
  loading: "Loading…",
  zipped: "Zipped",
};

/** The line in a video's row: what came of it, unless that can be seen. */
export function rowStatus(row: Row): string {
  const status = statusOf(row);
  if (status === null) return savingMessages[row.video.kind] ?? "";
  return status === "found" ? "" : capitalized(status);
}

/** What the texts of a row's button need. */
type RowButton = Pick<VideoState, "kind"> & { videoId: string; largest: { image: VideoImage } | null };

/** The label of a row's button. */
export function rowButtonLabel({ kind }: Pick<RowButton, "kind">): string {
  return kind === "failed" ? buttonLabels.retry : buttonLabels.download;
}

/**
 * The accessible name of a row's button: `Download maxres thumbnail of video dQw4w9WgXcQ`, once the largest image is
 * known.
 */
export function rowButtonName({ kind, largest, videoId }: RowButton): string {
  const label = rowButtonLabel({ kind });
  return `${label}${kind === "failed" ? ":" : ""} ${largest ? imageLabel(largest.image) : "thumbnail"} of video ${videoId}`;
}

/** The label of the button for the whole list: what it saves, or its progress. */
export function saveAllLabel(list: VideoListState, progress: ZipProgress | null): string {
  if (progress) return zippingLabel(progress);
  return isPartlySaved(list) ? buttonLabels.saveRest : buttonLabels.saveAll;
}

/** The line below the heading of a list as long as there is nothing else to say. */
export const saveAllExplanation = "The largest of each, in one ZIP";

/** A part of that line: `1 not found`. */
export function statusCount({ count, status }: Pick<StatusCount, "count" | "status">): string {
  return `${count} ${status}`;
}
