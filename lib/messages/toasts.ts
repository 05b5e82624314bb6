import type { CopyImageOutcome, SaveResult, ShareOutcome, ZipOutcome } from "../results/outcomes";
import { toSearch, type UrlState } from "../results/url-state";
import type { FoundVideo, VideoId } from "../youtube/video-link";
import { FIRST_HOST_NAME } from "../youtube/image-sources";
import type { VideoImage } from "../youtube/thumbnails";
import { buttonLabels } from "./buttons";
import { plural } from "./format";
import { imageLabel, fileOf, type ImageFile } from "./image";
import { countLabel, videoCount } from "./list";
import { offline } from "./video";

const DEFAULT_DURATION_MS = 5000;

export type Toast = {
  title: string;
  description: string;
  variant: "default" | "destructive";
  /** How long it stays, in milliseconds. */
  duration: number;
  /**
   * A real link: browsers block a window that a script opens after an `await`. If a file was saved, shown only in browsers
   * that may have dropped it.
   */
  link?: { text: string; href: string };
  /** Whether it says that a file was saved. */
  isSaved?: boolean;
  /** Whether the line below the field explains the problem, and must not be covered. */
  isExplained?: boolean;
  /** Its subject, if the page shows something else by now. */
  about: string | null;
};

/** A toast that has not been shown yet. */
export type ToastMessage = Omit<Toast, "about">;

const message =
  (variant: Toast["variant"]) =>
  (title: string, description: string): ToastMessage => ({
    title,
    description,
    variant,
    duration: DEFAULT_DURATION_MS,
  });
const success = message("default");
const failure = message("destructive");
const saved = (title: string, description: string): ToastMessage => ({ ...success(title, description), isSaved: true });

export const generated = success("Success!", "Thumbnails have been generated successfully");
export const invalidLink: ToastMessage = {
  ...failure("Invalid URL", "Please enter a valid YouTube video URL"),
  isExplained: true,
};

export const downloadStarted = (image: Pick<VideoImage, "name">, file?: ImageFile, { isSmaller = false } = {}) =>
  saved(
    "Download Started",
    `Downloading ${imageLabel(image, file)}...${isSmaller ? " A larger one did not load." : ""}`,
  );
const withImage = (toast: ToastMessage, imageUrl: string | null): ToastMessage => ({
  ...toast,
  ...(imageUrl !== null && { link: { text: "Open image", href: imageUrl } }),
});
export const downloadFailed = (imageUrl: string | null) =>
  withImage(failure("Download Failed", "Failed to download the thumbnail"), imageUrl);

/** The toast at the end of a download. Links to the image, unless the video lacks it. */
export const downloadToast = (result: SaveResult, imageUrl: string | null, options?: { isSmaller: boolean }) =>
  result.outcome === "saved"
    ? withImage(downloadStarted(result.image, fileOf(result), options), imageUrl)
    : downloadFailed(result.outcome === "missing" ? null : imageUrl);

export const urlCopied = success("Image URL copied", "Paste it anywhere.");
export const copyImageToasts: Record<CopyImageOutcome, ToastMessage> = {
  copied: success("Image copied", "Paste it anywhere."),
  unsupported: failure("Image not copied", "This browser can’t copy images. Download it instead."),
  refused: failure("Image not copied", "Try again, or download it instead."),
};
export const linkCopied = success("Link copied", "Anyone who opens it sees these thumbnails.");
export const notCopied = (url: string): ToastMessage => ({
  ...failure("Not copied", "Your browser blocked it. Copy this link yourself:"),
  link: { text: url, href: url },
});
export const photoNotShared = failure("Not saved to Photos", "Try again, or tap and hold the image instead.");
/** iOS still waits for an earlier share sheet. */
export const photoBlocked = failure(
  "Not saved to Photos",
  `Reload this page, or press ${buttonLabels.download} instead.`,
);
export const smallerShared = success("Smaller image shared", "A larger one did not load.");
/** The file came too long after the tap for the browser to share it. */
export const photoReady = success("The image is ready", `It took a moment. Tap ${buttonLabels.saveToPhotos} again.`);
/** The toast at the end of a share sheet with a photo, if there is one. */
export function photoToast(outcome: ShareOutcome, { isLate = false, isSmaller = false }): ToastMessage | null {
  return {
    shared: isSmaller ? smallerShared : null,
    cancelled: null,
    "still-open": photoBlocked,
    // Safari refuses a file that came too late after the tap, but gives no reason.
    refused: isLate ? photoReady : photoNotShared,
  }[outcome];
}

/** The subject of a toast: a video, for one of its images, or a result, for a ZIP. */
export type ToastSubject = VideoId | readonly FoundVideo[];

/** Names a toast's subject, unless the page shows it: a list with the video, or the same result. */
export function nameUnlessShown(subject: ToastSubject, url: UrlState): string | null {
  const shown = url.kind === "videos" ? url.videos : [];
  if (typeof subject === "string") return shown.some(({ videoId }) => videoId === subject) ? null : `Video ${subject}`;
  if (toSearch(shown) === toSearch(subject)) return null;
  const [video, ...others] = subject;
  if (video && others.length === 0) return `${video.isShort ? "Short" : "Video"} ${video.videoId}`;
  return `The ${shown.length > 1 ? "other " : ""}list of ${videoCount(subject.length)}`;
}

/**
 * The toast of a ZIP, of one video's sizes or of several videos: how many images are in it, and why the others are not.
 * Without outcomes, nothing to save existed: the caller leaves out images that were never part of a result.
 */
export function zipToast(
  outcomes: readonly ZipOutcome[],
  { contents, isOffline = false }: { contents: "sizes" | "videos"; isOffline?: boolean },
): ToastMessage {
  const total = outcomes.length;
  const savedCount = count(outcomes, "saved");
  if (total === 0) return downloadFailed(null);
  if (savedCount === total)
    return saved("Download Started", `Downloading ${plural(total, "thumbnail")} in one ZIP file...`);
  const description = contents === "sizes" ? notSavedSizes(outcomes, isOffline) : notSavedVideos(outcomes);
  if (savedCount === 0) return failure("Download Failed", description);
  const isFailure = contents === "sizes" || count(outcomes, "failed") > 0;
  return (isFailure ? failure : success)(`${savedCount} of ${total} thumbnails saved`, description);
}

const tryAgainOnline = `${offline}. Try again once you are back online.`;

/** Names the images. The video has or had each, so it doesn't matter whether one is missing now or has failed. */
function notSavedSizes(outcomes: readonly ZipOutcome[], isOffline: boolean): string {
  const names = outcomes.filter(({ outcome }) => outcome !== "saved").map(({ label }) => label);
  const alone = names.length === 1 ? "download it on its own" : "download them one by one";
  const next = isOffline ? tryAgainOnline : `Try again, or ${alone}.`;
  if (outcomes.length === 1) return `The image could not be downloaded. ${next}`;
  if (names.length === outcomes.length) return `None of the ${names.length} images could be downloaded. ${next}`;
  // Created only here: its first use loads data, which would cost every visit on a phone a tenth of a second.
  return `Not saved: ${new Intl.ListFormat("en-GB").format(names)}. ${next}`;
}

/** Counts the videos, in the words of their rows. One that is not found is no failure: trying again would not help. */
function notSavedVideos(outcomes: readonly ZipOutcome[]): string {
  const failed = count(outcomes, "failed");
  const notFound = count(outcomes, "missing");
  const hasSaved = count(outcomes, "saved") > 0;
  const next = hasSaved
    ? `Press ${buttonLabels.saveAll} again.`
    : `Try again, or allow ${FIRST_HOST_NAME} in your ad blocker.`;
  const sentences = [
    failed > 0 && `${countLabel({ count: failed, counted: "not-saved" })}. ${next}`,
    notFound > 0 && `${countLabel({ count: notFound, counted: "not-found" })}: private, deleted or live.`,
  ];
  return sentences.filter(Boolean).join(" ");
}

const count = (outcomes: readonly ZipOutcome[], kind: ZipOutcome["outcome"]) =>
  outcomes.filter(({ outcome }) => outcome === kind).length;

export const saveCancelled = success("Cancelled", "The ZIP was not saved.");
export const otherZipRunning = failure("ZIP not started", "Another one is still being made. Wait, or cancel it there.");
