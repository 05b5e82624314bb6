import type { CopyImageOutcome } from "../browser/clipboard";
import type { DownloadOutcome } from "../browser/download";
import type { Progress } from "../browser/fetch-thumbnail";
import type { VideoImage } from "../youtube/thumbnails";
import { imageLabel, imagePhrase } from "./image-messages";

export type ToastMessage = {
  title: string;
  description: string;
  variant: "default" | "destructive";
  /** A real link: browsers block a window that a script opens after an `await`. */
  link?: { text: string; href: string };
};

/** A toast without a link. */
export const success = (title: string, description: string): ToastMessage => ({
  title,
  description,
  variant: "default",
});
export const failure = (title: string, description: string): ToastMessage => ({
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
