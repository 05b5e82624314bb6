import type { ImageState } from "../results/results-reducer";
import {
  finishedVideos,
  isPartlySaved,
  outcomeOf,
  type OutcomeCount,
  type Row,
  type VideoListState,
  type VideoState,
} from "../results/video-list-reducer";
import {
  countLoadedSizes,
  hasFailed,
  isLoading,
  isVideoMissing,
  largestImage,
  type ResultStates,
} from "../results/selectors";
import type { VideoId } from "../youtube/video-link";
import { HQ720, isSize, SIZES, type VideoImage } from "../youtube/thumbnails";

/** The labels of buttons. Those for one image or one video also have a longer name, below. */
export const buttonLabels = {
  download: "Download",
  saveLargest: "Save largest",
  saveAll: "Save all (ZIP)",
  saveAllShort: "Save all",
  saveRest: "Save the rest (ZIP)",
  saveToPhotos: "Save to Photos",
  cancel: "Cancel",
  retry: "Try again",
  share: "Share",
  copyLink: "Copy link",
  pasteNext: "Paste next",
  moreImages: "More images",
  archive: "Search the Internet Archive",
  allSizes: "All sizes",
} as const;

/** At the top of the home page, below the heading of a printed result, and in llms.txt. */
export const creatorsNotice =
  "Thumbnails belong to their creators. Use them for personal and educational purposes only.";

/** The links to what else the Internet Archive may have. */
export const archiveLinks = { second: "Archive, second address", webp: "Archive, WebP" } as const;

/** What a card says in place of the measurements. */
export const imageMessages = {
  missing: "Not on YouTube",
  failed: "Not loaded",
} as const;

/** The part of an image that its texts need. */
type Named = Pick<VideoImage, "name">;

/**
 * An image that is no size: `HD without bars`, `frame 1`, and `upright cover` or, until it has loaded, `original
 * shape`.
 */
function otherImage({ name }: Named, state?: ImageState): string {
  if (name === HQ720.name) return "HD without bars";
  if (name !== "own-shape") return name.replace("-", " ");
  if (state?.kind !== "loaded") return "original shape";
  const { width, height, fileIndex } = state;
  const shape = width === height ? "square" : width < height ? "upright" : "landscape";
  return `${shape} ${fileIndex === 0 ? "cover" : "frame"}`;
}

/** A card's heading: `maxres Quality`, `upright cover`, `frame 1`. The style sheet capitalizes it. */
export function imageHeading(image: Named, state?: ImageState): string {
  return isSize(image) ? `${image.name} Quality` : otherImage(image, state);
}

/** The image in the name of a button: `maxres thumbnail`, `upright cover`, `frame 1`. */
export function imageLabel(image: Named, state?: ImageState): string {
  return isSize(image) ? `${image.name} thumbnail` : otherImage(image, state);
}

/** The alternative text of an image: `maxres thumbnail of video dQw4w9WgXcQ, 1280 × 720 pixels`. */
export function imageAlt(image: Named, videoId: VideoId, state: ImageState): string {
  const unseen = { loading: "loading", missing: "missing on YouTube", failed: "not loaded" } as const;
  const fact = state.kind === "loaded" ? `${formatPixels(state)} pixels` : unseen[state.kind];
  return `${imageLabel(image, state)} of video ${videoId}, ${fact}`;
}

/** The accessible names of a card's buttons. */
export const cardButtonNames = {
  download: (image: Named, state?: ImageState) => `${buttonLabels.download} ${imageLabel(image, state)}`,
  saveToPhotos: (image: Named, state?: ImageState) => `${buttonLabels.saveToPhotos}: ${imageLabel(image, state)}`,
  copyUrl: (image: Named, state?: ImageState) => `Copy URL of ${imageLabel(image, state)}`,
  copyImage: (image: Named, state?: ImageState) => `Copy image of ${imageLabel(image, state)}`,
  openImage: (image: Named, state?: ImageState) => `Open image in new tab: ${imageLabel(image, state)}`,
} as const;

/** The label of the button that requests these many images of a list again. */
export function retryLabel(count: number): string {
  return `Try ${count} again`;
}

/** A number of things: `1 link`, `2 links`. */
export function plural(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** Pixels: `1280 × 720`. */
export function formatPixels({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height}`;
}

/** Kilobytes of 1,000 bytes, at least one: `142 KB`. */
export function formatKilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))} KB`;
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

/** The heading above the cards, and the pixels at its end once the largest size is known. */
export function resultHeading(imageStates: ResultStates, isSlow = false): { heading: string; pixels?: string } {
  if (isVideoMissing(imageStates)) return { heading: VIDEO_MISSING };
  const largest = largestImage(imageStates);
  if (!largest && !isLoading(imageStates)) return { heading: "The images did not load" };
  if (!largest) return { heading: isSlow ? stillWaiting : gettingImages };
  const uncertain = isLoading(imageStates) ? "Largest so far: " : "Largest loaded: ";
  return { heading: largest.isCertain ? "Largest: " : uncertain, pixels: formatPixels(largest.state) };
}

/** Why there is nothing to save, and what to do about it; null while there is something, or may still be. */
export function resultProblem(imageStates: ResultStates, videoId: string, isOffline = false): string | null {
  if (isVideoMissing(imageStates))
    return `YouTube has no thumbnails for video ${videoId}. It may be private, deleted or live right now, or the link may have a typo.`;
  if (isLoading(imageStates) || countLoadedSizes(imageStates) > 0) return null;
  if (isOffline) return `${offline} The images load once you are back online.`;
  return "Check your connection, and that your ad blocker allows i.ytimg.com. Then try again.";
}

/** How many sizes the video has: `All 5 sizes`; while any is loading, how many have loaded. */
export function sizeCount(imageStates: ResultStates, isOffline = false): string {
  if (isOffline && hasFailed(imageStates)) return offline;
  const count = countLoadedSizes(imageStates);
  if (isLoading(imageStates)) return `${count} of ${SIZES.length} loaded`;
  return count === SIZES.length ? `All ${count} sizes` : `${count} of ${SIZES.length} sizes`;
}

/** The announcement for screen readers. Empty while any size is loading, unless that takes long. */
export function resultAnnouncement(imageStates: ResultStates, isSlow = false): string {
  if (isSlow) return stillWaiting;
  if (isVideoMissing(imageStates)) return VIDEO_MISSING;
  if (isLoading(imageStates)) return "";
  const count = countLoadedSizes(imageStates);
  const largest = largestImage(imageStates);
  return `${count} of ${SIZES.length} thumbnails found${largest ? `, the largest ${formatPixels(largest.state)} pixels` : ""}`;
}

/**
 * How much larger an image is than the largest of the five sizes: `2.25 times the pixels of maxres.` Empty if it is
 * not, or not known.
 */
export function largerNote(image: ImageState, imageStates: ResultStates): string {
  const sizes = SIZES.flatMap(({ name }) => {
    const state = imageStates[name];
    return state.kind === "loaded" ? { name, pixels: state.width * state.height } : [];
  });
  const most = Math.max(...sizes.map(({ pixels }) => pixels));
  const largest = sizes.findLast(({ pixels }) => pixels === most);
  if (image.kind !== "loaded" || !largest) return "";
  const times = Number(((image.width * image.height) / most).toFixed(2));
  return times > 1 ? `${times} times the pixels of ${largest.name}.` : "";
}

/** What can still be asked for under More images. */
export function moreImagesHint(isMissing: boolean, hasOwnShape: boolean): string {
  if (isMissing) return "What may be left of it";
  return hasOwnShape ? "Three frames and the original shape" : "Three frames";
}

/** The line above More images: how many there are, once none is still loading. */
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
  return `${count} videos`;
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
  return outcome === "found" ? "" : `${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}`;
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

/** How far the making of a ZIP is: `3 of 5`. */
export function progressLabel(finished: number, total: number): string {
  return `${finished} of ${total}`;
}

/** The label of a button that is making a ZIP. */
export function zippingLabel(finished: number, total: number): string {
  return `Zipping ${progressLabel(finished, total)}`;
}

/** The label of the button for the whole list: what it saves, or its progress. */
export function saveAllLabel(list: VideoListState): string {
  const { running } = list;
  if (running.length > 0) return zippingLabel(finishedVideos(list), running.length);
  return isPartlySaved(list) ? buttonLabels.saveRest : buttonLabels.saveAll;
}

/** The line below the heading of a list as long as there is nothing else to say. */
export const saveAllExplanation = "The largest of each, in one ZIP";

/** A part of that line: `1 not found`. */
export function outcomeCount({ count, outcome }: Pick<OutcomeCount, "count" | "outcome">): string {
  return `${count} ${outcome}`;
}
