import type { Pixels } from "../youtube/jpeg-size";
import type { Videos } from "../youtube/find-videos";
import { HQ720, type VideoImage } from "../youtube/thumbnails";
import type { VideoId } from "../youtube/video-link";
import type { ZipOutcomes, ZipStep } from "./outcomes";
import {
  initialResults,
  resultsReducer,
  type ImageState,
  type ImageStates,
  type ResultsAction,
} from "./results-reducer";

/**
 * One video of a list: what came of its last saving, alone or in a ZIP, null before it, and its largest image once that
 * has been fetched. If it is no JPEG, its pixels are unknown.
 */
export type VideoState = {
  videoId: VideoId;
  isShort: boolean;
  lastSaving: (typeof SAVING_STATUS)[Outcome] | null;
  largest: { image: VideoImage; pixels: Pixels | null } | null;
};

type Outcome = ZipOutcomes[number]["outcome"];

/** What came of saving a video, in the words of the page. A video without any image is not found. */
const SAVING_STATUS = { saved: "saved", missing: "not found", failed: "not saved" } as const;

/** The videos of a list in their order, and the states of their medium images. */
export type VideoListState = { videos: readonly VideoState[]; images: ImageStates<VideoId> };

export type VideoListAction =
  | ResultsAction<VideoId>
  /** A search has found a video's largest image. */
  | { type: "found"; videoId: VideoId; image: VideoImage; pixels: Pixels | null }
  /** What became of the saving of one or more videos, by their IDs. */
  | { type: "ended"; outcomes: ZipOutcomes };

export function initialVideoList({ videoIds, shorts }: Pick<Videos, "videoIds" | "shorts">): VideoListState {
  const videos = videoIds.map((videoId): VideoState => ({
    videoId,
    isShort: shorts.includes(videoId),
    lastSaving: null,
    largest: null,
  }));
  return { videos, images: initialResults(videoIds) };
}

export function videoListReducer(list: VideoListState, action: VideoListAction): VideoListState {
  if (action.type === "found") {
    const { videoId, image, pixels } = action;
    return change(list, (video) => (video.videoId === videoId ? { ...video, largest: { image, pixels } } : video));
  }
  if (action.type === "ended") {
    const statuses = new Map(action.outcomes.map(({ name, outcome }) => [name, SAVING_STATUS[outcome]]));
    return change(list, (video) => ({ ...video, lastSaving: statuses.get(video.videoId) ?? video.lastSaving }));
  }
  return { ...list, images: resultsReducer(list.images, action) };
}

function change(list: VideoListState, update: (video: VideoState) => VideoState): VideoListState {
  return { ...list, videos: list.videos.map(update) };
}

/** A row of a list: its video, how far a ZIP that is being made has got with that, and the state of its medium image. */
export type Row = { video: VideoState; step?: ZipStep | undefined; imageState: ImageState };

/** The rows of a list, with the steps of its ZIP if one is being made. */
export function listRows({ videos, images }: VideoListState, steps?: ReadonlyMap<string, ZipStep>): Row[] {
  return videos.flatMap((video): Row | [] => {
    const imageState = images[video.videoId];
    return imageState ? { video, step: steps?.get(video.videoId), imageState } : [];
  });
}

/** What came of one video, in the words of the page: of its saving or, before that, of its medium image. */
export type VideoStatus = "found" | "saved" | "not saved" | "not found" | "not loaded";

/** What came of a video. Null while it is being saved or its image is loading. */
export function statusOf({ video, step, imageState }: Row): VideoStatus | null {
  if (step) return step === "missing" || step === "failed" ? SAVING_STATUS[step] : null;
  return video.lastSaving ?? imageStatus(imageState);
}

/** Every video has a medium image, so this shows whether a video exists before anything is saved. */
function imageStatus({ kind }: ImageState): VideoStatus | null {
  if (kind === "missing") return "not found";
  if (kind === "failed") return "not loaded";
  return kind === "loaded" ? "found" : null;
}

/** Whether a video's largest image has been fetched and is smaller than HD, in any orientation. */
export function isWithoutHd({ largest }: VideoState): boolean {
  if (!largest?.pixels) return false;
  const { width, height } = largest.pixels;
  return Math.max(width, height) < HQ720.width && Math.min(width, height) < HQ720.height;
}

/** What is counted of a list, in the order in which it is listed. */
const COUNTED = ["found", "saved", "without HD", "not saved", "not found", "not loaded"] as const;

/** What is counted, how many videos it is true of, and the index of the first of them. */
export type ListCount = { counted: (typeof COUNTED)[number]; count: number; first: number };

/** Whether something is wrong with the videos that are counted. */
export const isProblem = (counted: ListCount["counted"]) => counted !== "found" && counted !== "saved";

/**
 * What came of a list. Videos that are merely found count beside others, once all of it is known: the heading says how
 * many there are.
 */
export function summarize(rows: readonly Row[]) {
  const statuses = rows.map(statusOf);
  const isComplete = !statuses.includes(null);
  const counts = COUNTED.map((counted): ListCount => {
    const matches = rows.map(({ video }, index) =>
      counted === "without HD" ? isWithoutHd(video) : statuses[index] === counted,
    );
    return { counted, count: matches.filter(Boolean).length, first: matches.indexOf(true) };
  });
  const isWorthSaying = ({ counted, count }: ListCount) =>
    count > 0 && (counted !== "found" || (isComplete && count < rows.length));
  return { counts: counts.filter(isWorthSaying), isComplete };
}
