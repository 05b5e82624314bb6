import type { VideoId } from "../youtube/video-link";
import type { VideoImage } from "../youtube/thumbnails";
import type { ImageState } from "./results-reducer";

/** How far Save all has got with one video of a list, and the video's largest size once that is known. */
export type VideoState = {
  videoId: VideoId;
  kind: "idle" | "queued" | "loading" | "zipped" | "saved" | "missing" | "failed" | "cancelled";
  largest: VideoImage | null;
};

/** The videos of a list in their order, and those that Save all is saving right now, as they were before. */
export type VideoListState = { videos: readonly VideoState[]; running: readonly VideoState[] };

export type VideoListAction =
  | { type: "started"; videoIds: readonly VideoId[] }
  | { type: "requested" | "missing" | "failed"; videoId: VideoId }
  | { type: "fetched"; videoId: VideoId; largest: VideoImage }
  /** Whether there is a ZIP. */
  | { type: "finished"; isSaved: boolean }
  | { type: "cancelled" }
  /** The row's own Download has saved the image. It is still part of the next ZIP. */
  | { type: "downloaded"; videoId: VideoId; largest: VideoImage };

export function initialVideoList(videoIds: readonly VideoId[]): VideoListState {
  return { videos: videoIds.map((videoId) => ({ videoId, kind: "idle", largest: null })), running: [] };
}

/** A fetched image is zipped, and saved only once the ZIP is. */
export function videoListReducer(list: VideoListState, action: VideoListAction): VideoListState {
  switch (action.type) {
    case "started":
      return {
        ...change(list, action.videoIds, () => ({ kind: "queued" })),
        running: list.videos.filter(({ videoId }) => action.videoIds.includes(videoId)),
      };
    case "requested":
      return change(list, [action.videoId], () => ({ kind: "loading" }));
    case "fetched":
      return change(list, [action.videoId], () => ({ kind: "zipped", largest: action.largest }));
    case "missing":
    case "failed": {
      const { type } = action;
      // A row's own download doesn't undo a ZIP.
      return change(list, [action.videoId], ({ kind }) => ({
        kind: kind === "zipped" || kind === "saved" ? kind : type,
      }));
    }
    case "finished":
      return stop(list, ({ kind }) => (action.isSaved && kind === "zipped" ? "saved" : "failed"));
    case "cancelled":
      // An earlier ZIP is still there.
      return stop(list, (_video, before) => (before.kind === "saved" ? "saved" : "cancelled"));
    case "downloaded":
      return change(list, [action.videoId], ({ kind }) => ({
        kind: kind === "missing" || kind === "failed" || kind === "cancelled" ? "idle" : kind,
        largest: action.largest,
      }));
  }
}

type Kind = VideoState["kind"];

/** Ends the run. Outcomes that are already known stay. */
function stop(list: VideoListState, kindOf: (video: VideoState, before: VideoState) => Kind): VideoListState {
  const pending: readonly Kind[] = ["queued", "loading", "zipped"];
  const videos = list.videos.map((video) => {
    const before = list.running.find(({ videoId }) => videoId === video.videoId);
    return before && pending.includes(video.kind) ? { ...video, kind: kindOf(video, before) } : video;
  });
  return { videos, running: [] };
}

function change(
  list: VideoListState,
  videoIds: readonly VideoId[],
  changesOf: (video: VideoState) => Partial<VideoState>,
): VideoListState {
  const videos = list.videos.map((video) =>
    videoIds.includes(video.videoId) ? { ...video, ...changesOf(video) } : video,
  );
  return { ...list, videos };
}

/** The videos that are neither saved nor missing. */
export function unsavedVideos({ videos }: VideoListState): VideoState[] {
  return videos.filter(({ kind }) => kind !== "saved" && kind !== "missing");
}

/** How many videos are in a state. */
export function countVideos({ videos }: VideoListState, kind: Kind): number {
  return videos.filter((video) => video.kind === kind).length;
}

/** How many of the videos that Save all is saving are done, with or without an image. */
export function finishedVideos(list: VideoListState): number {
  return list.running.length - countVideos(list, "queued") - countVideos(list, "loading");
}

/** Whether a video is known to be missing. Its medium image, which every video has, shows this before anything is saved. */
export function isKnownMissing({ kind }: VideoState, image: ImageState): boolean {
  return kind === "missing" || ((kind === "idle" || kind === "cancelled") && image.kind === "missing");
}
