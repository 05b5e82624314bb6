import type { ImageState } from "../results/results-reducer";
import {
  countVideos,
  isKnownMissing,
  unsavedVideos,
  type SaveAllState,
  type VideoState,
} from "../results/save-all-reducer";
import { MAX_VIDEOS, type Skipped } from "../youtube/parse-video-links";
import type { Size } from "../youtube/thumbnails";

/** The heading above the list, and at the start of the page's title: `12 videos`. */
export function videoCount(count: number): string {
  return `${count} videos`;
}

/** What a list leaves out, beside the field; null if nothing. */
export function skippedMessage({ beyondMaximum, notVideos, attached }: Skipped): string | null {
  const sentences = [
    beyondMaximum > 0 &&
      `Only the first ${MAX_VIDEOS} of ${(beyondMaximum + MAX_VIDEOS).toLocaleString("en-GB")} videos are listed.`,
    notVideos > 0 &&
      (notVideos === 1 ? "1 link is not a YouTube video." : `${notVideos} links are not YouTube videos.`),
    attached > 0 &&
      (attached === 1
        ? "1 link has other text right before it."
        : `${attached} links have other text right before them.`),
  ];
  return sentences.filter((sentence) => sentence !== false).join(" ") || null;
}

const stateMessages: Record<VideoState["kind"], string> = {
  idle: "Ready to save",
  queued: "Waiting...",
  loading: "Loading...",
  zipped: "Added to the ZIP",
  saved: "Saved",
  missing: "No such video, or it is private",
  failed: "The image could not be saved",
  cancelled: "Cancelled",
};

/** The line in a video's row. */
export function rowStatus(video: VideoState, image: ImageState): string {
  if (isKnownMissing(video, image)) return stateMessages.missing;
  return video.kind === "idle" && image.kind === "failed" ? "The image could not be loaded" : stateMessages[video.kind];
}

/** The label of a row's button: `Download`, or `Download maxres` once the largest size is known. */
export function rowButtonLabel(largest: Size | null): string {
  return largest ? `Download ${largest.name}` : "Download";
}

/** The label of the button for the whole list: what it list, or its progress. */
export function saveAllLabel(list: SaveAllState): string {
  const { running } = list;
  if (running.length > 0) {
    const pending = countVideos(list, "queued") + countVideos(list, "loading");
    return `Zipping ${running.length - pending} of ${running.length}`;
  }
  const isPartlySaved = countVideos(list, "saved") > 0 && unsavedVideos(list).length > 0;
  return isPartlySaved ? "Save the rest (ZIP)" : "Save all (ZIP)";
}

/** The line below the heading: what Save all does or, later, what it did. */
export function saveAllSummary(list: SaveAllState): string {
  const parts = (["saved", "failed", "missing", "cancelled"] as const).flatMap((kind) => {
    const count = countVideos(list, kind);
    return count > 0 ? `${count} ${kind}` : [];
  });
  const isFinished = list.running.length === 0 && parts.length > 0;
  return isFinished ? parts.join(", ") : "The largest image of each, in one ZIP";
}
