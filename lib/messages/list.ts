import type { FetchedImage, ZipStep } from "../results/outcomes";
import { statusOf, type ListCount, type ListSummary, type ListRow, type VideoState } from "../results/video-list";
import { OWN_SHAPE } from "../youtube/thumbnails";
import type { FoundVideo } from "../youtube/video-link";
import { buttonLabels } from "./buttons";
import { capitalized, withCommas } from "./format";
import { imageLabel, fileOf } from "./image";

/** The heading above a list, also beside the field: `12 videos`. */
export function videoCount(count: number): string {
  return `${withCommas(count)} videos`;
}

/** The videos in the page's title: the ID of one, or how many they are. */
export function videosName(videos: readonly FoundVideo[]): string {
  return videos.length === 1 ? `${videos[0]?.videoId}` : videoCount(videos.length);
}

/** A video's status, in its row, in the line below the list's heading and in the toast of a ZIP. */
const statusTexts: Record<ListCount["counted"], string> = {
  found: "found",
  saved: "saved",
  "without-hd": "without HD",
  "not-saved": "not saved",
  "not-found": "not found",
  "not-loaded": "not loaded",
};

/** The line in a video's row while a ZIP is being made of it. */
const savingMessages: Partial<Record<ZipStep, string>> = {
  waiting: "Waiting…",
  loading: "Loading…",
  fetched: "Zipped",
};

/** The line in a video's row: its status, unless the row shows that already. */
export function rowStatus(row: ListRow): string {
  const status = statusOf(row);
  const saving = row.zipStep && savingMessages[row.zipStep];
  if (status === null || status === "found") return saving ?? (row.isShort ? "Short" : "");
  return capitalized(statusTexts[status]);
}

/** The shape of a Short's saved image, if that is no size: `Upright cover`. Its row shows the medium image, padded. */
export function savedShape({ largest }: VideoState): string | null {
  if (largest?.image.name !== OWN_SHAPE.name) return null;
  return capitalized(imageLabel(largest.image, fileOf(largest)));
}

type RowButton = { videoId: string; largest: FetchedImage | null; hasFailed?: boolean };

export function rowButtonLabel(hasFailed: boolean): string {
  return hasFailed ? buttonLabels.retry : buttonLabels.download;
}

/** The name of a row's button: `Download maxres thumbnail of video dQw4w9WgXcQ`, once the largest image is known. */
export function rowButtonName({ videoId, largest, hasFailed = false }: RowButton): string {
  const image = largest ? imageLabel(largest.image, fileOf(largest)) : "thumbnail";
  return `${rowButtonLabel(hasFailed)}${hasFailed ? ":" : ""} ${image} of video ${videoId}`;
}

/** The line below a list's heading while there is nothing else to say. */
export const saveAllExplanation = "The largest of each, in one ZIP";

/** A part of that line: `1 not found`. */
export function countLabel({ count, counted }: Pick<ListCount, "count" | "counted">): string {
  return `${count} ${statusTexts[counted]}`;
}

/** The announcement of heading and line, once an image has arrived: `12 videos: 1 not found, 2 not loaded so far`. */
export function listStatus({ counts, known, total }: ListSummary): string {
  const heading = known > 0 ? videoCount(total) : "";
  const line = counts.map(countLabel).join(", ");
  return line ? `${heading}: ${line}${known < total ? " so far" : ""}` : heading;
}
