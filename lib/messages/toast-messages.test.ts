import { MORE_IMAGES, SIZES } from "../youtube/thumbnails";
import {
  addressCopied,
  copyImageResult,
  downloadFailed,
  downloadResult,
  downloadStarted,
  generated,
  invalidLink,
  linkCopied,
  notCopied,
  photoNotShared,
  progressLabel,
  type ToastMessage,
} from "./toast-messages";

const [, , high, , maxres] = SIZES;
const [ownShape, frame1] = MORE_IMAGES;
const url = "https://thumbfive.example/?v=dQw4w9WgXcQ";
const imageUrl = "https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg";

describe("a success toast", () => {
  test.each<[cause: string, message: ToastMessage, title: string, description: string]>([
    ["generated thumbnails", generated, "Success!", "Thumbnails have been generated successfully"],
    ["a download", downloadStarted(maxres), "Download Started", "Downloading maxres thumbnail..."],
    ["a download in its own shape", downloadStarted(ownShape), "Download Started", "Downloading own shape..."],
    ["the URL of a frame", addressCopied(frame1), "Image address copied", "It opens frame 1."],
    ["a copied image URL", addressCopied(high), "Image address copied", "It opens the high thumbnail."],
    [
      "a copied image",
      copyImageResult("copied", high),
      "Image copied",
      "Paste the high thumbnail wherever you need it.",
    ],
    ["a copied link", linkCopied, "Link copied", "Anyone who opens it sees these thumbnails."],
  ])("confirms %s", (_cause, message, title, description) => {
    expect(message).toEqual({ title, description, variant: "default" });
  });
});

describe("a destructive toast", () => {
  test.each<[cause: string, message: ToastMessage, title: string, description: string]>([
    ["an invalid link", invalidLink, "Invalid URL", "Please enter a valid YouTube video URL"],
    [
      "a browser that can't copy images",
      copyImageResult("unsupported", high),
      "Image not copied",
      "This browser can't copy images. Download it instead.",
    ],
    [
      "an image that the browser refused to copy",
      copyImageResult("refused", high),
      "Image not copied",
      "Try again, or download it instead.",
    ],
    [
      "a photo that was not shared",
      photoNotShared,
      "Not saved to Photos",
      "Tap and hold the image instead, or tap Download.",
    ],
  ])("reports %s", (_cause, message, title, description) => {
    expect(message).toEqual({ title, description, variant: "destructive" });
  });

  test("reports a failed download and links to the image", () => {
    expect(downloadFailed(imageUrl)).toEqual({
      title: "Download Failed",
      description: "Failed to download the thumbnail",
      variant: "destructive",
      link: { text: "Open image", href: imageUrl },
    });
  });

  test("reports a link that was not copied and shows it", () => {
    expect(notCopied(url)).toEqual({
      title: "Not copied",
      description: "Your browser didn't allow it. Copy this link yourself:",
      variant: "destructive",
      link: { text: url, href: url },
    });
  });
});

describe("the result of a download", () => {
  test.each([
    ["is Download Started for a saved image", "saved", downloadStarted(maxres)],
    ["is Download Failed for a missing image", "missing", downloadFailed(imageUrl)],
    ["is Download Failed for an image that failed", "failed", downloadFailed(imageUrl)],
  ] as const)("%s", (_title, outcome, message) => {
    expect(downloadResult(outcome, maxres, imageUrl)).toEqual(message);
  });
});

describe("the progress of a download", () => {
  test.each([
    ["is zero per cent before the first byte", 0, 1000, "0%"],
    ["is rounded down, so that 100% means the end", 999, 1000, "99%"],
    ["is 100% at the end", 1000, 1000, "100%"],
    ["never exceeds 100%, even if the host sent too small a total", 1500, 1000, "100%"],
    ["is the number of kilobytes if the total is unknown", 123_456, null, "123 KB"],
  ])("%s", (_title, received, total, label) => {
    expect(progressLabel({ received, total })).toBe(label);
  });
});
