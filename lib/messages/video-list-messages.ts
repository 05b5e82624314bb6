import type { ImageState } from "../results/results-reducer";
import { countSaves, unsavedVideos, type Saves, type SaveState } from "../results/save-reducer";
import { MAX_VIDEOS, type Skipped } from "../youtube/parse-video-links";
import type { Size } from "../youtube/thumbnails";

/** The heading above the list, and at the start of the page's title: `12 videos`. */
export function videoCount(count: number): string {
  return `${count} videos`;
}

/** What a list leaves out, beside the field; null if nothing. */
export function skippedMessage({ videos, notVideos, attached }: Skipped): string | null {
  const sentences = [
    videos > 0 && `Only the first ${MAX_VIDEOS} of ${(videos + MAX_VIDEOS).toLocaleString("en-GB")} videos are listed.`,
    notVideos > 0 &&
      (notVideos === 1 ? "1 link is not a YouTube video." : `${notVideos} links are not YouTube videos.`),
    attached > 0 && `${attached === 1 ? "1 link has" : `${attached} links have`} other text right before it.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(" ") || null;
}

const saveMessages: Record<SaveState["kind"], string> = {
  queued: "Not saved yet",
  loading: "Loading...",
  saved: "Saved",
  missing: "No such video, or it is private",
  failed: "The image could not be downloaded",
  cancelled: "Cancelled, not saved",
};

/** The line in a video's row. Its medium image, which every video has, tells early if there is no such video. */
export function rowStatus({ kind }: SaveState, image: ImageState, isRunning: boolean): string {
  if (isRunning && kind === "queued") return "Waiting...";
  if (isRunning && kind === "saved") return "Added to the ZIP";
  if (kind !== "queued") return saveMessages[kind];
  if (image.kind === "missing") return saveMessages.missing;
  return image.kind === "failed" ? "The image could not be loaded" : saveMessages.queued;
}

/** The label of a row's button: `Download`, or `Download maxres` once the largest size is known. */
export function rowButtonLabel(largest: Size | null): string {
  return largest ? `Download ${largest.name}` : "Download";
}

/** The label of the button for the whole list: what it saves, or its progress. */
export function saveAllLabel(saves: Saves): string {
  const { running } = saves;
  if (running.length > 0) {
    const pending = countSaves(saves, "queued") + countSaves(saves, "loading");
    return `Zipping ${running.length - pending} of ${running.length}`;
  }
  const isPartlySaved = countSaves(saves, "saved") > 0 && unsavedVideos(saves).length > 0;
  return isPartlySaved ? "Save the rest (ZIP)" : "Save all (ZIP)";
}

/** The line below the heading: what Save all does or, later, what it did. */
export function saveSummary(saves: Saves): string {
  const parts = (["saved", "failed", "missing", "cancelled"] as const).flatMap((kind) => {
    const count = countSaves(saves, kind);
    return count > 0 ? `${count} ${kind}` : [];
  });
  const isFinished = saves.running.length === 0 && parts.length > 0;
  return isFinished ? parts.join(", ") : "The largest image of each, in one ZIP";
}
