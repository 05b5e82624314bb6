import type { ImageState } from "../results/results-reducer";
import {
  isPartlySaved,
  outcomeOf,
  type OutcomeCount,
  type Row,
  type VideoListState,
  type VideoState,
} from "../results/video-list-reducer";
import { countLoadedSizes, failedImages, isLoading, largestImage } from "../results/selectors";
import { isVideoMissing, type VideoResult } from "../results/video-result";
import type { VideoId } from "../youtube/video-link";
import { HQ720, isSize, SIZES, type VideoImage } from "../youtube/thumbnails";

/** The labels of buttons. Those for one image or one video also have a longer name, below. */
export const buttonLabels = {
  download: "Download",
  saveLargest: "Save largest",
  saveThis: "Save this size",
  saveAll: "Save all (ZIP)",
  saveAllShort: "Save all",
  saveRest: "Save the rest (ZIP)",
  saveToPhotos: "Save to Photos",
  cancel: "Cancel",
  retry: "Try again",
  share: "Share",
  copyLink: "Copy page link",
  pasteNext: "Paste next",
  moreImages: "More images",
  archive: "Look in the Internet Archive",
  copyImage: "Copy image",
  copyUrl: "Copy image URL",
  copyUrlShort: "Image URL",
  open: "Open",
  allSizes: "All sizes",
} as const;

/** At the top of the home page, below the heading of a printed result, and in llms.txt. */
export const creatorsNotice =
  "Thumbnails belong to their creators. Use them for personal and educational purposes only.";

/** What the stage's caption says of a 4:3 image. */
export const barsNote = "4:3: bars round a 16:9 video";

/** What a row says in place of the measurements. */
export const imageMessages = {
  missing: "Not on YouTube",
  failed: "Not loaded",
} as const;

/** Over the image on iPhones and iPads, in the specification's words. */
export const iosTip = "Tap and hold the image to save on iPhone/iPad";

/** The keys that paste the next video. */
export function nextVideoKeys(isMac: boolean): readonly string[] {
  return isMac ? ["⌘", "V"] : ["Ctrl", "V"];
}

/** The part of an image that its texts need. */
type Named = Pick<VideoImage, "name">;

/**
 * An image that is no size: `HD`, `frame 1`, and `upright cover` or, until it has loaded, `original
 * shape`.
 */
function otherImage({ name }: Named, state?: ImageState): string {
  if (name === HQ720.name) return "HD";
  if (name !== "own-shape") return name.replace("-", " ");
  if (state?.kind !== "loaded") return "original shape";
  const { width, height, fileIndex } = state;
  const shape = width === height ? "square" : width < height ? "upright" : "landscape";
  return `${shape} ${fileIndex === 0 ? "cover" : "frame"}`;
}

/** A row's heading: `maxres Quality`, `upright cover`, `frame 1`. The style sheet capitalizes it. */
export function imageHeading(image: Named, state?: ImageState): string {
  return isSize(image) ? `${image.name} Quality` : otherImage(image, state);
}

/** The image in the name of a button: `maxres thumbnail`, `HD thumbnail`, `upright cover`, `frame 1`. */
export function imageLabel(image: Named, state?: ImageState): string {
  if (image.name === HQ720.name) return `${otherImage(image)} thumbnail`;
  return isSize(image) ? `${image.name} thumbnail` : otherImage(image, state);
}

/** The alternative text of an image: `maxres thumbnail of video dQw4w9WgXcQ, 1280 × 720 pixels`. */
export function imageAlt(image: Named, videoId: VideoId, state: ImageState): string {
  const unseen = { idle: "", loading: "loading", missing: "missing on YouTube", failed: "not loaded" } as const;
  const fact = state.kind === "loaded" ? `${formatPixels(state)} pixels` : unseen[state.kind];
  return `${imageLabel(image, state)} of video ${videoId}, ${fact}`;
}

/** The accessible names of the controls for one image. */
export const imageControlNames = {
  show: (image: Named, state?: ImageState) => `Show ${capitalized(imageHeading(image, state))}`,
  download: (image: Named, state?: ImageState) => `${buttonLabels.download} ${imageLabel(image, state)}`,
  copyUrl: (image: Named, state?: ImageState) => `${buttonLabels.copyUrl} of ${imageLabel(image, state)}`,
  copyImage: (image: Named, state?: ImageState) => `${buttonLabels.copyImage}: ${imageLabel(image, state)}`,
  openImage: (image: Named, state?: ImageState) => `${buttonLabels.open} in new tab: ${imageLabel(image, state)}`,
} as const;

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A number of things: `1 link`, `2 links`. */
export function plural(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${withCommas(count)} ${noun}s`;
}

/** `5,000`. toLocaleString would load its data first, which takes a tenth of a second on a phone. */
export const withCommas = (count: number) => `${count}`.replace(/\B(?=(?:\d{3})+$)/g, ",");

/** Pixels: `1280 × 720`. */
export function formatPixels({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height}`;
}

/** Kilobytes of 1,000 bytes, at least one: `142 KB`. */
export function formatKilobytes(bytes: number): string {
  return `${withCommas(Math.max(1, Math.round(bytes / 1000)))} KB`;
}

const VIDEO_MISSING = "Video not found";

/**
 * The heading while no image has loaded and, until the tool has started, the words in place of a shared link's result.
 */
export const gettingImages = "Getting the images…";

/** The heading, also announced, when that takes long. */
export const stillWaiting = "Still waiting for YouTube";

/** What is said of images that did not load while the browser is offline. */
export const offline = "You are offline.";

/** The heading of a result, and the pixels at its end once an image has loaded. */
export function resultHeading(video: VideoResult, isSlow = false): { heading: string; pixels?: string } {
  if (isVideoMissing(video)) return { heading: VIDEO_MISSING };
  const largest = largestImage(video);
  if (!largest && !isLoading(video)) return { heading: "The images did not load" };
  if (!largest) return { heading: isSlow ? stillWaiting : gettingImages };
  return { heading: largest.isCertain ? "Largest: " : "Largest so far: ", pixels: formatPixels(largest.state) };
}

/** Why there is nothing on the stage, and what to do about it; null while there is something, or may be in a moment. */
export function stageMessage(
  video: VideoResult,
  { isOffline = false, isSlow = false } = {},
): { title: string; text: string } | null {
  if (isVideoMissing(video))
    return {
      title: "No image to show",
      text: "The video may be private, deleted or live right now, or the link may have a typo.",
    };
  if (largestImage(video) || (isLoading(video) && !isSlow)) return null;
  if (isOffline) return { title: offline, text: "The images load once you are back online." };
  if (isSlow)
    return { title: "No image has arrived yet", text: "Wait, or press Try again to use YouTube’s other image server." };
  return {
    title: "No image has arrived",
    text: "Your network or an ad blocker may block i.ytimg.com.",
  };
}

/**
 * How many sizes the video has: `All 5 sizes`; while any is loading or has failed, how many have loaded. Where there is
 * something to see, also what has not.
 */
export function sizeCount(video: VideoResult, isOffline = false): string {
  const count = countLoadedSizes(video);
  const failed = failedImages(video).length;
  if (hasFailureNote(video)) {
    // With the cover of a Short, if all sizes have loaded.
    return isOffline ? offline : `${count} of ${Math.max(SIZES.length, count + failed)}, ${failed} not loaded`;
  }
  if (isLoading(video) || failed > 0) return `${count} of ${SIZES.length} loaded`;
  return count === SIZES.length ? `All ${count} sizes` : `${count} of ${SIZES.length} sizes`;
}

/** Whether the count says what has failed. Where there is nothing to see, the stage does. */
export function hasFailureNote(video: VideoResult): boolean {
  return failedImages(video).length > 0 && largestImage(video) !== null;
}

/** The announcement for screen readers. Empty while any size is loading, unless that takes long. */
export function resultAnnouncement(video: VideoResult, isSlow = false): string {
  const largest = largestImage(video);
  if (isSlow && !largest) return stillWaiting;
  if (isVideoMissing(video)) return VIDEO_MISSING;
  if (isLoading(video)) return "";
  const count = countLoadedSizes(video);
  return `${count} of ${SIZES.length} thumbnails found${largest ? `, the largest ${formatPixels(largest.state)} pixels` : ""}`;
}

/** What can still be asked for under More images. */
export function moreImagesHint(isMissing: boolean): string {
  return isMissing ? "May still exist" : "Frames and other shapes";
}

/** What came of More images: how many there are, once none is still loading. */
export function moreImagesStatus(states: readonly ImageState[]): string {
  const count = (kind: ImageState["kind"]) => states.filter((state) => state.kind === kind).length;
  if (count("loading") > 0) return "Loading more images…";
  if (count("missing") === states.length) return "YouTube has no other images of this video.";
  if (count("loaded") === 0) return "The images could not be loaded.";
  const found = plural(count("loaded"), "more image");
  return count("failed") === 0 ? found : `${found}, ${count("failed")} could not be loaded`;
}

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
  const outcome = outcomeOf(row);
  if (outcome === null) return savingMessages[row.video.kind] ?? "";
  return outcome === "found" ? "" : capitalized(outcome);
}

/** What the texts of a row's button need. */
type RowButton = Pick<VideoState, "kind" | "largest"> & { videoId: string };

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
  return `${label}${kind === "failed" ? ":" : ""} ${largest ? imageLabel(largest) : "thumbnail"} of video ${videoId}`;
}

/** How many images of a ZIP have arrived or failed, and how many there are. */
export type ZipProgress = { finished: number; total: number };

/** How far the making of a ZIP is: `3 of 5`. */
export function progressLabel({ finished, total }: ZipProgress): string {
  return `${finished} of ${total}`;
}

/** The label of a button that is making a ZIP. */
export function zippingLabel(progress: ZipProgress): string {
  return `Zipping ${progressLabel(progress)}`;
}

/** The label of the button for the whole list: what it saves, or its progress. */
export function saveAllLabel(list: VideoListState, progress: ZipProgress | null): string {
  if (progress) return zippingLabel(progress);
  return isPartlySaved(list) ? buttonLabels.saveRest : buttonLabels.saveAll;
}

/** The line below the heading of a list as long as there is nothing else to say. */
export const saveAllExplanation = "The largest of each, in one ZIP";

/** A part of that line: `1 not found`. */
export function outcomeCount({ count, outcome }: Pick<OutcomeCount, "count" | "outcome">): string {
  return `${count} ${outcome}`;
}
