import type { CopyImageOutcome } from "../browser/clipboard";
import type { Progress } from "../browser/fetch-thumbnail";
import type { ZipOutcome } from "../browser/download";
import type { VideoImage } from "../youtube/thumbnails";
import { imageLabel, imagePhrase } from "./image-messages";

export type ToastMessage = {
  title: string;
  description: string;
  variant: "default" | "destructive";
  /** A real link: browsers block a window that a script opens after an `await`. */
  link?: { text: string; href: string };
};

const success = (title: string, description: string): ToastMessage => ({ title, description, variant: "default" });
const failure = (title: string, description: string): ToastMessage => ({ title, description, variant: "destructive" });

export const generated = success("Success!", "Thumbnails have been generated successfully");
export const invalidLink = failure("Invalid URL", "Please enter a valid YouTube video URL");

export const downloadStarted = (image: VideoImage) =>
  success("Download Started", `Downloading ${imageLabel(image)}...`);
export const downloadFailed = (imageUrl: string): ToastMessage => ({
  ...failure("Download Failed", "Failed to download the thumbnail"),
  link: { text: "Open image", href: imageUrl },
});

/** Progress for a download button: `45%`, or `123 KB` if the host does not send the total. */
export function progressLabel({ received, total }: Progress): string {
  if (total === null) return `${Math.round(received / 1000)} KB`;
  return `${Math.min(100, Math.floor((100 * received) / total))}%`;
}

const listFormat = new Intl.ListFormat("en-GB");

export function zipSaved({ saved, failed: notSaved }: ZipOutcome): ToastMessage {
  const total = saved.length + notSaved.length;
  if (notSaved.length === 0)
    return success(
      "Download Started",
      `Downloading ${total === 1 ? "1 thumbnail" : `${total} thumbnails`} in one ZIP file...`,
    );
  const next = notSaved.length === 1 ? "Try again, or open it in a new tab." : "Try again, or open them one by one.";
  if (saved.length > 0)
    return failure(
      `${saved.length} of ${total} thumbnails saved`,
      `Not saved: ${listFormat.format(notSaved)}. ${next}`,
    );
  const none = total === 1 ? "The image could not be downloaded." : `None of the ${total} images could be downloaded.`;
  return failure("Download Failed", `${none} ${next}`);
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
