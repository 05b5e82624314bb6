import type { VideoId } from "../youtube/parse-video-link";
import type { Size } from "../youtube/thumbnails";

/** How far Save all has got with one video of a list, and the video's largest size once that is known. */
export type SaveState = {
  videoId: VideoId;
  kind: "queued" | "loading" | "saved" | "missing" | "failed" | "cancelled";
  largest: Size | null;
};

/** The videos of a list in their order, and those that Save all is saving right now. */
export type Saves = { videos: readonly SaveState[]; running: readonly VideoId[] };

export type SaveAction =
  | { type: "started"; videoIds: readonly VideoId[] }
  | { type: "requested" | "missing" | "failed"; videoId: VideoId }
  | { type: "fetched"; videoId: VideoId; largest: Size }
  /** Whether there is a ZIP. */
  | { type: "finished"; isSaved: boolean }
  | { type: "cancelled" }
  /** The download of a single video found its largest size. */
  | { type: "largest-found"; videoId: VideoId; largest: Size };

export function initialSaves(videoIds: readonly VideoId[]): Saves {
  return { videos: videoIds.map((videoId) => ({ videoId, kind: "queued", largest: null })), running: [] };
}

/** A fetched image counts as saved as soon as it is in the ZIP, until the ZIP fails or is cancelled. */
export function saveReducer(saves: Saves, action: SaveAction): Saves {
  switch (action.type) {
    case "started":
      return { ...update(saves, action.videoIds, { kind: "queued" }), running: action.videoIds };
    case "requested":
      return update(saves, [action.videoId], { kind: "loading" });
    case "fetched":
      return update(saves, [action.videoId], { kind: "saved", largest: action.largest });
    case "missing":
    case "failed":
      return update(saves, [action.videoId], { kind: action.type });
    case "finished":
      return stop(saves, { saved: action.isSaved ? "saved" : "failed" });
    case "cancelled":
      return stop(saves, { queued: "cancelled", loading: "cancelled", saved: "cancelled" });
    case "largest-found":
      return update(saves, [action.videoId], { largest: action.largest });
  }
}

type Kind = SaveState["kind"];

function update(saves: Saves, videoIds: readonly VideoId[], changes: Partial<SaveState>): Saves {
  const videos = saves.videos.map((video) => (videoIds.includes(video.videoId) ? { ...video, ...changes } : video));
  return { ...saves, videos };
}

function stop({ videos, running }: Saves, nextKinds: Partial<Record<Kind, Kind>>): Saves {
  const stopped = videos.map((video) =>
    running.includes(video.videoId) ? { ...video, kind: nextKinds[video.kind] ?? video.kind } : video,
  );
  return { videos: stopped, running: [] };
}

/** The videos that are neither saved nor missing. */
export function unsavedVideos({ videos }: Saves): VideoId[] {
  return videos.flatMap(({ videoId, kind }) => (kind === "saved" || kind === "missing" ? [] : videoId));
}

/** How many videos are in a state. */
export function countSaves({ videos }: Saves, kind: Kind): number {
  return videos.filter((video) => video.kind === kind).length;
}
