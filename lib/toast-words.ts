import type { CopiedImage } from "./clipboard";
import type { Progress } from "./fetch-thumbnail";
import type { SavedAll } from "./save-all";
import type { Quality } from "./youtube/thumbnails";

/** What a toast says. */
export type ToastWords = {
  title: string;
  description: string;
  variant: "default" | "destructive";
  /** A way on for the person, as a real link: a window that a script opens late is blocked. */
  link?: { text: string; href: string };
};

const told = (title: string, description: string): ToastWords => ({ title, description, variant: "default" });
const failed = (title: string, description: string): ToastWords => ({ title, description, variant: "destructive" });

export const generated = told("Success!", "Thumbnails have been generated successfully");
export const invalidLink = failed("Invalid URL", "Please enter a valid YouTube video URL");

export const downloadStarted = (quality: Quality) => told("Download Started", `Downloading ${quality} thumbnail...`);
export const downloadFailed = (imageUrl: string): ToastWords => ({
  ...failed("Download Failed", "Failed to download the thumbnail"),
  link: { text: "Open image", href: imageUrl },
});

/** What the button of a download shows: `45 %`, or `123 KB` where the host does not say how much there is. */
export function progressLabel({ received, total }: Progress): string {
  if (total === null) return `${Math.round(received / 1000)} KB`;
  return `${Math.min(100, Math.floor((100 * received) / total))} %`;
}

export const savedAll = ({ saved, failed: lost }: SavedAll): ToastWords =>
  lost.length === 0
    ? told(
        "Download Started",
        `Downloading ${saved.length === 1 ? "1 thumbnail" : `${saved.length} thumbnails`} in one ZIP file...`,
      )
    : failed(
        saved.length === 0 ? "Download Failed" : `${saved.length} of ${saved.length + lost.length} thumbnails saved`,
        `Failed to download ${lost.join(", ")}. Try again, or open them in a new tab.`,
      );

export const addressCopied = (quality: Quality) => told("Address copied", `It leads to the ${quality} thumbnail.`);
export const copyOutcome = (outcome: CopiedImage, quality: Quality) =>
  ({
    copied: told("Image copied", `Paste the ${quality} thumbnail where you need it.`),
    unsupported: failed("Image not copied", "This browser cannot copy images. Download it instead."),
    refused: failed("Image not copied", "Download it, or press Copy image again."),
  })[outcome];
export const linkCopied = told("Link copied", "It opens this result.");
export const notCopied = (url: string): ToastWords => ({
  ...failed("Not copied", "Your browser did not allow it. Copy this link by hand:"),
  link: { text: url, href: url },
});
export const photoNotShared = failed("Not saved to Photos", "Tap and hold the image, or press Download.");
