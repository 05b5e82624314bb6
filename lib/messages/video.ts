import type { ImageState } from "../results/images-reducer";
import { isNotFound, largestImage, type LoadedRow } from "../results/largest-image";
import {
  countLoadedSizes,
  failedNames,
  hasFailedAfterHang,
  hasOnlyDefault,
  isAtSecondHost,
  isLoading,
  retryPlace,
} from "../results/selectors";
import type { VideoResult } from "../results/video-result";
import { FIRST_HOST_NAME } from "../youtube/image-sources";
import { SIZES } from "../youtube/thumbnails";
import { buttonLabels } from "./buttons";
import { formatPixels, plural } from "./format";

/** At the top of the home page, below the heading of a printed result, and in llms.txt. */
export const creatorsNotice =
  "Thumbnails belong to their creators. Use them for personal and educational purposes only.";

/** The heading while no image has loaded, and the text in place of a shared link's result until the tool starts. */
export const gettingImages = "Getting the images…";

/** The heading, also announced, once the second host is asked. */
export const tryingSecondHost = "Trying another server…";

/** The advice if Try again did not help: some browsers wait for a request that never ends. */
export const reloadPage = "Reload this page.";

/** The reason for a failure while the browser is offline. */
export const offline = "You are offline";

/** The heading of a result, and the pixels at its end once an image has loaded. */
export function resultHeading(result: VideoResult): { heading: string; pixels?: string } {
  if (isNotFound(result)) return { heading: "Video not found" };
  const largest = largestImage(result);
  if (!largest && isLoading(result)) return { heading: isAtSecondHost(result) ? tryingSecondHost : gettingImages };
  if (!largest)
    return { heading: hasOnlyDefault(result) ? "The larger images did not load" : "The images did not load" };
  return { heading: largest.isCertain ? "Largest: " : "Largest so far: ", pixels: formatPixels(largest.state) };
}

/** What the page shows beside the result's own states: an image on the stage, and whether the browser is offline. */
export type Shown = { onStage: LoadedRow | null; isOffline: boolean };

export type StageMessage = { title: string; text: string };

/** Why there is nothing on the stage, and what to do about it; null while there is something, or may be in a moment. */
export function stageMessage(result: VideoResult, { onStage, isOffline }: Shown): StageMessage | null {
  if (onStage) return null;
  if (isNotFound(result))
    return {
      title: "No image to show",
      text: "The video may be private, deleted or live right now, or the link may have a typo.",
    };
  if (retryPlace(result, onStage) !== "stage") return null;
  if (isOffline) return { title: offline, text: "The images load once you are back online." };
  const reload = hasFailedAfterHang(result) ? ` ${reloadPage}` : "";
  return {
    title: hasOnlyDefault(result) ? "No larger image has arrived" : "No image has arrived",
    text: `Your network, your browser’s settings or an ad blocker may block ${FIRST_HOST_NAME}.${reload}`,
  };
}

/**
 * How many sizes the video has: `All 5 sizes`; while any is loading or has failed, how many have loaded. Beside Try again,
 * also how many have not.
 */
export function sizeCount(result: VideoResult, { onStage, isOffline }: Shown): string {
  const count = countLoadedSizes(result);
  const failed = failedNames(result);
  if (retryPlace(result, onStage) === "facts") {
    if (isOffline) return offline;
    if (hasFailedAfterHang(result)) return reloadPage;
    // HD and a Short's cover count too if they have failed.
    const total = new Set([...SIZES.map(({ name }) => name), ...failed]).size;
    return `${count} of ${total}, ${failed.length} not loaded`;
  }
  if (isLoading(result) || failed.length > 0) return `${count} of ${SIZES.length} loaded`;
  return count === SIZES.length ? `All ${count} sizes` : `${count} of ${SIZES.length} sizes`;
}

/**
 * The announcement for screen readers: the texts of heading, facts and stage. Empty while any image is loading, unless the
 * second host is asked for all.
 */
export function resultAnnouncement(result: VideoResult, shown: Shown): string {
  const { heading, pixels } = resultHeading(result);
  if (isLoading(result)) return heading === tryingSecondHost ? heading : "";
  const stage = stageMessage(result, shown);
  return [
    pixels ? `${heading}${pixels} pixels` : heading,
    sizeCount(result, shown),
    ...(stage ? [stage.title, stage.text] : []),
    ...(retryPlace(result, shown.onStage) ? [buttonLabels.retry] : []),
  ]
    .map((sentence) => sentence.replace(/\.?$/, "."))
    .join(" ");
}

/** The hint beside More images, also of a video that is not found. */
export const moreImagesHints = { found: "Frames and other shapes", notFound: "May still exist" } as const;

/** The announcement of More images: how many there are, once none is still loading. */
export function moreImagesStatus(states: readonly ImageState[]): string {
  const count = (kind: ImageState["kind"]) => states.filter((state) => state.kind === kind).length;
  if (count("loading") > 0) return "Loading more images…";
  if (count("missing") === states.length) return "YouTube has no other images of this video.";
  if (count("loaded") === 0) return "The images could not be loaded.";
  const found = plural(count("loaded"), "more image");
  return count("failed") === 0 ? found : `${found}, ${count("failed")} could not be loaded`;
}
