import type { Pixels } from "../youtube/jpeg-size";
import type { Videos } from "../youtube/find-videos";
import type { VideoId } from "../youtube/video-link";
import type { VideoImage } from "../youtube/thumbnails";
import type { ImageState } from "./results-reducer";

/**
 * How far Save all has got with one video of a list, and the video's largest image once that has been fetched. If it is
 * no JPEG, its pixels are unknown.
 */
export type VideoState = {
  videoId: VideoId;
  isShort: boolean;
  kind: "idle" | "queued" | "loading" | "zipped" | "saved" | "missing" | "failed" | "cancelled";
  largest: { image: VideoImage; pixels: Pixels | null } | null;
};

/** What came of one video, in the words of the page: of its saving or, before that, of its medium image. */
export type VideoStatus = (typeof STATUSES)[number];

/** In the order in which they are listed. */
const STATUSES = ["found", "saved", "without HD", "not saved", "not found", "not loaded", "cancelled"] as const;

/** Whether something is wrong with the videos that have this status. */
export function isProblem(status: VideoStatus | null): boolean {
  return status === "without HD" || status === "not saved" || status === "not found" || status === "not loaded";
}

/** A row of a list: how far Save all has got with its video, and the state of its medium image. */
export type Row = { video: VideoState; imageState: ImageState };

/**
 * The videos of a list in their order, those that Save all is saving right now, as they were before, and whether there
 * is a ZIP yet.
 */
export type VideoListState = { videos: readonly VideoState[]; running: readonly VideoState[]; hasZip: boolean };

export type VideoListAction =
  | { type: "started"; videoIds: readonly VideoId[] }
  | { type: "requested" | "missing" | "failed"; videoId: VideoId }
  | { type: "fetched"; videoId: VideoId; image: VideoImage; pixels: Pixels | null }
  /** Whether there is a ZIP. */
  | { type: "finished"; isSaved: boolean }
  | { type: "cancelled" }
  /** How the row's own Download ended. */
  | { type: "downloaded"; videoId: VideoId; outcome: "missing" | "failed" }
  | { type: "downloaded"; videoId: VideoId; outcome: "fetched"; image: VideoImage; pixels: Pixels | null };

export function initialVideoList({ videoIds, shorts }: Pick<Videos, "videoIds" | "shorts">): VideoListState {
  const videos = videoIds.map((videoId): VideoState => ({
    videoId,
    isShort: shorts.includes(videoId),
    kind: "idle",
    largest: null,
  }));
  return { videos, running: [], hasZip: false };
}

/** A fetched image is zipped, and saved only once the ZIP is. */
export function videoListReducer(list: VideoListState, action: VideoListAction): VideoListState {
  switch (action.type) {
    case "started":
      return {
        ...change(list, action.videoIds, { kind: "queued" }),
        running: list.videos.filter(({ videoId }) => action.videoIds.includes(videoId)),
      };
    case "requested":
      return change(list, [action.videoId], { kind: "loading" });
    case "fetched":
      return change(list, [action.videoId], {
        kind: "zipped",
        largest: { image: action.image, pixels: action.pixels },
      });
    case "missing":
    case "failed":
      return change(list, [action.videoId], { kind: action.type });
    case "finished":
      return stop({ ...list, hasZip: list.hasZip || action.isSaved }, ({ kind }) =>
        action.isSaved && kind === "zipped" ? "saved" : "failed",
      );
    case "cancelled":
      // What was saved earlier is still there.
      return stop(list, (_video, before) => (before.kind === "saved" ? "saved" : "cancelled"));
    case "downloaded":
      return download(list, action);
  }
}

/** The states of a video while Save all is saving it. */
const isPending = ({ kind }: VideoState) => kind === "queued" || kind === "loading" || kind === "zipped";

/** Ends the run. Outcomes that are already known stay. */
function stop(
  list: VideoListState,
  kindOf: (video: VideoState, before: VideoState) => VideoState["kind"],
): VideoListState {
  const videos = list.videos.map((video) => {
    const before = list.running.find(({ videoId }) => videoId === video.videoId);
    return before && isPending(video) ? { ...video, kind: kindOf(video, before) } : video;
  });
  return { ...list, videos, running: [] };
}

/** A row's own Download doesn't undo what was saved, and Save all goes on with a video that it is saving. */
function download(list: VideoListState, action: Extract<VideoListAction, { type: "downloaded" }>): VideoListState {
  const { videoId, outcome } = action;
  const update = (video: VideoState): VideoState => {
    if (video.videoId !== videoId) return video;
    if (outcome === "fetched") {
      const { image, pixels } = action;
      return { ...video, kind: isPending(video) ? video.kind : "saved", largest: { image, pixels } };
    }
    return isPending(video) || video.kind === "saved" ? video : { ...video, kind: outcome };
  };
  return { ...list, videos: list.videos.map(update), running: list.running.map(update) };
}

function change(list: VideoListState, videoIds: readonly VideoId[], changes: Partial<VideoState>): VideoListState {
  const update = (video: VideoState) => (videoIds.includes(video.videoId) ? { ...video, ...changes } : video);
  return { ...list, videos: list.videos.map(update) };
}

/** What Save all would save: all videos, and after a ZIP the rest. Missing ones only if there is nothing else. */
export function videosToSave({ videos, hasZip }: VideoListState): readonly VideoState[] {
  const rest = videos.filter(({ kind }) => kind !== "missing" && !(hasZip && kind === "saved"));
  return rest.length > 0 ? rest : videos;
}

/** Whether Save all would save only the rest. */
export function isPartlySaved(list: VideoListState): boolean {
  const hasSaved = (videos: readonly VideoState[]) => videos.some(({ kind }) => kind === "saved");
  return hasSaved(list.videos) && !hasSaved(videosToSave(list));
}

/** What came of a video. Null while it is being saved or its image is loading. */
export function statusOf({ video: { kind }, imageState: image }: Row): VideoStatus | null {
  // Every video has a medium image, so this shows whether a video exists before anything is saved.
  const isMissing = image.kind === "missing" && (kind === "idle" || kind === "cancelled");
  if (kind === "missing" || isMissing) return "not found";
  if (kind === "failed") return "not saved";
  if (kind === "saved" || kind === "cancelled") return kind;
  if (kind !== "idle") return null;
  if (image.kind === "failed") return "not loaded";
  return image.kind === "loaded" ? "found" : null;
}

/** Whether a video's largest image has been fetched and is smaller than 1280 x 720 in both directions. */
export function isWithoutHd({ largest }: VideoState): boolean {
  if (!largest?.pixels) return false;
  const { width, height } = largest.pixels;
  return Math.max(width, height) < 1280 && Math.min(width, height) < 720;
}

/** A status, how many videos have it, and the index of the first of them. */
export type StatusCount = { status: VideoStatus; count: number; first: number };

/**
 * What came of a list. Videos that are merely found count beside others, once all of it is known: the heading says how
 * many there are.
 */
export function summarize(rows: readonly Row[]) {
  const statuses = rows.map(statusOf);
  const isComplete = !statuses.includes(null);
  const counts: StatusCount[] = STATUSES.filter((status) => isComplete || status !== "found").map((status) => {
    const matches = rows.map(({ video }, index) =>
      status === "without HD" ? isWithoutHd(video) : statuses[index] === status,
    );
    return { status, count: matches.filter(Boolean).length, first: matches.indexOf(true) };
  });
  const isAllFound = (status: VideoStatus, count: number) => status === "found" && count === rows.length;
  return { counts: counts.filter(({ status, count }) => count > 0 && !isAllFound(status, count)), isComplete };
}
