import { HQ720 } from "../youtube/thumbnails";
import type { FoundVideo, VideoId } from "../youtube/video-link";
import type { FetchedImage, SaveResult, ZipStep } from "./outcomes";
import type { ImageState, ImageStates } from "./images-reducer";

/**
 * One video of a list: the outcome of its last saving, alone or in a ZIP; whether its own Download is pending; and its
 * largest image once that has been fetched.
 */
export type VideoState = FoundVideo & {
  lastSaving: SaveResult["outcome"] | null;
  isDownloading: boolean;
  largest: FetchedImage | null;
};

/** The states of a list's videos, in their order, before any is saved. */
export function initialStates(videos: readonly FoundVideo[]): VideoState[] {
  return videos.map((video) => ({ ...video, lastSaving: null, isDownloading: false, largest: null }));
}

/** A row of a list: its video's state, the step of the ZIP in the making, and the state of its medium image. */
export type ListRow = VideoState & { zipStep?: ZipStep | undefined; imageState: ImageState };

/** The rows of a list, with the steps of its ZIP if one is being made. */
export function listRows(
  states: readonly VideoState[],
  images: ImageStates<VideoId>,
  steps?: ReadonlyMap<string, ZipStep>,
): ListRow[] {
  return states.flatMap((state): ListRow | [] => {
    const imageState = images[state.videoId];
    return imageState ? { ...state, zipStep: steps?.get(state.videoId), imageState } : [];
  });
}

/** A video without any image is not found. */
const AFTER_SAVING = { saved: "saved", missing: "not-found", failed: "not-saved" } as const;

/** Every video has a medium image, so this shows whether a video exists before anything is saved. */
const AFTER_LOADING = {
  idle: null,
  loading: null,
  loaded: "found",
  missing: "not-found",
  failed: "not-loaded",
} as const;

/** The status of a row's video: of its saving or, before that, of its medium image. Null while either goes on. */
export function statusOf({ lastSaving, zipStep, imageState }: ListRow) {
  if (zipStep) return zipStep === "missing" || zipStep === "failed" ? AFTER_SAVING[zipStep] : null;
  return lastSaving ? AFTER_SAVING[lastSaving] : AFTER_LOADING[imageState.kind];
}

/** Whether a video's largest image has been fetched and is smaller than HD, in any orientation. */
export function isWithoutHd({ largest }: VideoState): boolean {
  if (!largest?.pixels) return false;
  const { width, height } = largest.pixels;
  return Math.max(width, height) < HQ720.width && Math.min(width, height) < HQ720.height;
}

/** The counted facts of a list, in the order of its summary. */
const COUNTED = ["found", "saved", "without-hd", "not-saved", "not-found", "not-loaded"] as const;

/** A counted fact, how many videos it is true of, and the index of the first of them. */
export type ListCount = { counted: (typeof COUNTED)[number]; count: number; first: number };

/** What is known of a list, and of how many of its videos the status is. */
export type ListSummary = { counts: ListCount[]; known: number; total: number };

/** Whether something is wrong with the videos that are counted. */
export const isWrong = (counted: ListCount["counted"]) => counted !== "found" && counted !== "saved";

/**
 * The counts of a list. Videos that are merely found count only beside others, once everything is known: the heading has
 * their number.
 */
export function summarize(rows: readonly ListRow[]): ListSummary {
  const statuses = rows.map(statusOf);
  const known = statuses.filter((status) => status !== null).length;
  const counts = COUNTED.map((counted): ListCount => {
    const matches = rows.map((row, index) =>
      counted === "without-hd" ? isWithoutHd(row) : statuses[index] === counted,
    );
    return { counted, count: matches.filter(Boolean).length, first: matches.indexOf(true) };
  });
  const isWorthSaying = ({ counted, count }: ListCount) =>
    count > 0 && (counted !== "found" || (known === rows.length && count < rows.length));
  return { counts: counts.filter(isWorthSaying), known, total: rows.length };
}
