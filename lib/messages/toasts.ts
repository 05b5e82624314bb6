import type { CopyImageOutcome } from "../browser/clipboard";
import type { DownloadOutcome, ZipOutcome } from "../browser/download";
import type { ListZipOutcome } from "../browser/download-list";
import type { Progress } from "../browser/fetch-thumbnail";
import type { VideoImage } from "../youtube/thumbnails";
import { imageLabel, imagePhrase } from "./results";

export type ToastMessage = {
  title: string;
  description: string;
  variant: "default" | "destructive";
  /** A real link: browsers block a window that a script opens after an `await`. */
  link?: { text: string; href: string };
};

/** A toast without a link. */
const success = (title: string, description: string): ToastMessage => ({
  title,
  description,
  variant: "default",
});
const failure = (title: string, description: string): ToastMessage => ({
  title,
  description,
  variant: "destructive",
});

export const generated = success("Success!", "Thumbnails have been generated successfully");
export const invalidLink = failure("Invalid URL", "Please enter a valid YouTube video URL");

export const downloadStarted = (image: VideoImage) =>
  success("Download Started", `Downloading ${imageLabel(image)}...`);
export const downloadFailed = (imageUrl: string): ToastMessage => ({
  ...failure("Download Failed", "Failed to download the thumbnail"),
  link: { text: "Open image", href: imageUrl },
});

/** What a download ended in, with a link to the image if it failed. */
export const downloadResult = (outcome: DownloadOutcome, image: VideoImage, imageUrl: string) =>
  outcome === "saved" ? downloadStarted(image) : downloadFailed(imageUrl);

/** Progress for a download button: `45%`, or `123 KB` if the host does not send the total. */
export function progressLabel({ received, total }: Progress): string {
  if (total === null) return `${Math.round(received / 1000)} KB`;
  return `${Math.min(100, Math.floor((100 * received) / total))}%`;
}

export const addressCopied = (image: VideoImage) => success("Image address copied", `It opens ${imagePhrase(image)}.`);
export const copyImageResult = (outcome: CopyImageOutcome, image: VideoImage) =>
  ({
    copied: success("Image copied", `Paste ${imagePhrase(image)} wherever you need it.`),
    unsupported: failure("Image not copied", "This browser can't copy images. Download it instead."),
    refused: failure("Image not copied", "Try again, or download it instead."),
  })[outcome];
export const linkCopied = success("Link copied", "Anyone who opens it sees these thumbnails.");
export const notCopied = (url: string): ToastMessage => ({
  ...failure("Not copied", "Your browser didn't allow it. Copy this link yourself:"),
  link: { text: url, href: url },
});
export const photoNotShared = failure("Not saved to Photos", "Tap and hold the image instead, or tap Download.");

const zipStarted = (count: number) =>
  success("Download Started", `Downloading ${count === 1 ? "1 thumbnail" : `${count} thumbnails`} in one ZIP file...`);

const listFormat = new Intl.ListFormat("en-GB");

/** What became of the sizes of one video: how many are in the ZIP, and which are not. */
export function zipSaved({ saved, failed: notSaved }: ZipOutcome): ToastMessage {
  const total = saved.length + notSaved.length;
  if (notSaved.length === 0) return zipStarted(total);
  const next = notSaved.length === 1 ? "Try again, or open it in a new tab." : "Try again, or open them one by one.";
  if (saved.length > 0)
    return failure(
      `${saved.length} of ${total} thumbnails saved`,
      `Not saved: ${listFormat.format(notSaved)}. ${next}`,
    );
  const none = total === 1 ? "The image could not be downloaded." : `None of the ${total} images could be downloaded.`;
  return failure("Download Failed", `${none} ${next}`);
}

/** What became of a list of videos: how many are in the ZIP, and why the others are not. */
export function listZipSaved({ saved, missing, failed }: ListZipOutcome): ToastMessage {
  const total = saved + missing + failed;
  if (saved === total) return zipStarted(total);
  const next = saved > 0 ? "Press Save the rest to try again." : "Check your connection, then try again.";
  const reasons = [
    failed > 0 && `${failed === 1 ? "1 image" : `${failed} images`} could not be saved. ${next}`,
    missing > 0 &&
      (missing === 1 ? "1 video doesn't exist or is private." : `${missing} videos don't exist or are private.`),
  ];
  const description = reasons.filter((reason) => reason !== false).join(" ");
  if (saved === 0) return failure("Download Failed", description);
  const title = `${saved} of ${total} thumbnails saved`;
  return failed > 0 ? failure(title, description) : success(title, description);
}

export const saveCancelled = success("Cancelled", "The ZIP was not saved.");
