import type { ZipOutcomes } from "../browser/download-zip";
import type { UrlState } from "../results/url-state";
import type { VideoId } from "../youtube/video-link";
import { NOTHING_SKIPPED } from "../youtube/pasted-text";
import { VIDEO_IDS } from "../youtube/__fixtures__/video-ids";
import { MORE_IMAGES, SIZES } from "../youtube/thumbnails";
import {
  aboutVideos,
  urlCopied,
  copyImageResult,
  downloadFailed,
  downloadResult,
  downloadStarted,
  generated,
  invalidLink,
  linkCopied,
  notCopied,
  photoNotShared,
  saveCancelled,
  zipResult,
  type ToastMessage,
} from "./toasts";

const [, , high, , maxres] = SIZES;
const [hq720, ownShape, frame1] = MORE_IMAGES;
const url = "https://thumbfive.example/?v=dQw4w9WgXcQ";
const imageUrl = "https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg";

test.each<[cause: string, message: ToastMessage, title: string, description: string]>([
  ["generated thumbnails", generated, "Success!", "Thumbnails have been generated successfully"],
  ["a download", downloadStarted(maxres), "Download Started", "Downloading maxres thumbnail..."],
  ["a download in its original shape", downloadStarted(ownShape), "Download Started", "Downloading original shape..."],
  ["a download without bars", downloadStarted(hq720), "Download Started", "Downloading HD without bars..."],
  ["the URL of a frame", urlCopied(frame1), "Image URL copied", "Paste it wherever you need frame 1."],
  ["a copied image URL", urlCopied(high), "Image URL copied", "Paste it wherever you need the high thumbnail."],
  ["a copied image", copyImageResult("copied", high), "Image copied", "Paste the high thumbnail wherever you need it."],
  ["a copied link", linkCopied, "Link copied", "Anyone who opens it sees these thumbnails."],
  ["Cancel", saveCancelled, "Cancelled", "The ZIP was not saved."],
])("a default toast confirms %s", (_cause, message, title, description) => {
  expect(message).toEqual({ title, description, variant: "default", duration: 5000 });
});

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
    "Try again, or tap and hold the image instead.",
  ],
  ["a download of nothing", downloadFailed(null), "Download Failed", "Failed to download the thumbnail"],
])("a destructive toast reports %s", (_cause, message, title, description) => {
  expect(message).toEqual({ title, description, variant: "destructive", duration: 5000 });
});

test.each([
  [
    "a failed download, with a link to the image",
    downloadFailed(imageUrl),
    "Download Failed",
    "Failed to download the thumbnail",
    { text: "Open image", href: imageUrl },
  ],
  [
    "a link that was not copied, which it shows",
    notCopied(url),
    "Not copied",
    "Your browser didn't allow it. Copy this link yourself:",
    { text: url, href: url },
  ],
])("a destructive toast reports %s", (_cause, message, title, description, link) => {
  expect(message).toEqual({ title, description, variant: "destructive", duration: 5000, link });
});

test.each([
  ["is Download Started for a saved image", "fetched", imageUrl, downloadStarted(maxres)],
  ["has a link to an image that failed", "failed", imageUrl, downloadFailed(imageUrl)],
  ["has no link if the image is missing", "missing", imageUrl, downloadFailed(null)],
  ["has no link if the page knows no image", "failed", null, downloadFailed(null)],
] as const)("the result of a download %s", (_title, outcome, url, message) => {
  expect(downloadResult({ outcome, image: maxres }, url)).toEqual(message);
});

const [a, b, c] = VIDEO_IDS;
const shows = (...videoIds: VideoId[]): UrlState => ({ kind: "videos", videoIds, skipped: NOTHING_SKIPPED });

test.each<[title: string, about: VideoId[], url: UrlState, name: string | null]>([
  ["nothing about no video", [], { kind: "nothing" }, null],
  ["nothing about the video that the page shows", [a], shows(a), null],
  ["nothing about a video in the list that the page shows", [a], shows(a, b), null],
  ["a video while the page shows another", [a], shows(b), `Video ${a}`],
  ["a video while the page shows none", [a], { kind: "nothing" }, `Video ${a}`],
  ["a list while the page shows one of its videos", [a, b, c], shows(b), "The list of 3 videos"],
])("a toast names %s", (_title, videoIds, url, name) => {
  expect(aboutVideos(videoIds, url)).toBe(name);
});

const outcomesOf = (names: string, outcome: ZipOutcomes[number]["outcome"]) =>
  names.split(" ").flatMap((name) => (name ? { name, outcome } : []));

test.each([
  ["default medium high", "", "Download Started", "Downloading 3 thumbnails in one ZIP file..."],
  ["default", "", "Download Started", "Downloading 1 thumbnail in one ZIP file..."],
  ["default medium", "maxres", "2 of 3 thumbnails saved", "Not saved: maxres. Try again, or open it in a new tab."],
  [
    "default",
    "medium standard maxres",
    "1 of 4 thumbnails saved",
    "Not saved: medium, standard and maxres. Try again, or open them one by one.",
  ],
  [
    "",
    "default medium",
    "Download Failed",
    "None of the 2 images could be downloaded. Try again, or open them one by one.",
  ],
  ["", "default", "Download Failed", "The image could not be downloaded. Try again, or open it in a new tab."],
])("the toast of a ZIP of sizes, with %j saved and %j missing or failed", (saved, notSaved, title, description) => {
  const variant = notSaved ? "destructive" : "default";
  for (const outcome of ["missing", "failed"] as const) {
    const outcomes = [...outcomesOf(saved, "saved"), ...outcomesOf(notSaved, outcome)];
    expect(zipResult(outcomes, "sizes")).toMatchObject({ title, description, variant });
  }
});

test.each([
  ["a b c", "", "", "Download Started", "Downloading 3 thumbnails in one ZIP file...", "default"],
  ["a b", "c", "", "2 of 3 thumbnails saved", "1 video doesn't exist or is private.", "default"],
  ["a", "", "b", "1 of 2 thumbnails saved", "1 image could not be saved. Try again to save the rest.", "destructive"],
  [
    "a b",
    "c d",
    "e f",
    "2 of 6 thumbnails saved",
    "2 images could not be saved. Try again to save the rest. 2 videos don't exist or are private.",
    "destructive",
  ],
  [
    "",
    "",
    "a b",
    "Download Failed",
    "2 images could not be saved. Check your connection, then try again.",
    "destructive",
  ],
  ["", "a b", "", "Download Failed", "2 videos don't exist or are private.", "destructive"],
])("the toast of a ZIP of videos, with %j saved, %j missing and %j failed", (...row) => {
  const [saved, missing, failed, title, description, variant] = row;
  const outcomes = [...outcomesOf(saved, "saved"), ...outcomesOf(missing, "missing"), ...outcomesOf(failed, "failed")];
  expect(zipResult(outcomes, "videos")).toMatchObject({ title, description, variant });
});
