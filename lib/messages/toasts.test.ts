import type { ShareOutcome, ZipOutcome } from "../results/outcomes";
import type { UrlState } from "../results/url-state";
import { VIDEO_IDS, videosOf } from "../youtube/__fixtures__/video-ids";
import { imageNamed } from "../youtube/thumbnails";
import {
  urlCopied,
  copyImageToasts,
  downloadFailed,
  downloadToast,
  downloadStarted,
  generated,
  invalidLink,
  linkCopied,
  nameUnlessShown,
  notCopied,
  otherZipRunning,
  photoBlocked,
  photoNotShared,
  photoReady,
  photoToast,
  saveCancelled,
  smallerShared,
  zipToast,
  type ToastMessage,
  type ToastSubject,
} from "./toasts";

const maxres = imageNamed("maxres");
const imageUrl = "https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg";

test("only the toast of a failure is destructive", () => {
  const confirmations = [
    generated,
    downloadStarted(maxres),
    urlCopied,
    linkCopied,
    saveCancelled,
    photoReady,
    smallerShared,
  ];
  const failures = [invalidLink, downloadFailed(imageUrl), notCopied(imageUrl), photoNotShared, otherZipRunning];
  for (const message of [...confirmations, copyImageToasts.copied])
    expect(message).toMatchObject({ variant: "default" });
  for (const message of [...failures, copyImageToasts.unsupported, copyImageToasts.refused])
    expect(message).toMatchObject({ variant: "destructive" });
});

test.each([
  ["of a success", generated],
  ["of a saved file", downloadStarted(maxres)],
  ["of a failure", downloadFailed(null)],
])("the toast %s stays for 5 seconds", (_title, message) => {
  expect(message.duration).toBe(5000);
});

test("the toast of an image that was not saved or copied links to the image", () => {
  expect(downloadFailed(imageUrl).link).toEqual({ text: "Open image", href: imageUrl });
  expect(downloadFailed(null).link).toBeUndefined();
  expect(notCopied(imageUrl).link).toEqual({ text: imageUrl, href: imageUrl });
});

test.each([
  [
    "is Download Started for a saved image, with a link for browsers that may have dropped it",
    "saved",
    imageUrl,
    { ...downloadStarted(maxres), link: { text: "Open image", href: imageUrl } },
  ],
  ["has a link to an image that failed", "failed", imageUrl, downloadFailed(imageUrl)],
  ["has no link if the image is missing", "missing", imageUrl, downloadFailed(null)],
  ["has no link if the page knows no image", "failed", null, downloadFailed(null)],
] as const)("the result of a download %s", (_title, outcome, url, message) => {
  expect(downloadToast({ outcome, image: maxres, fileIndex: 0, pixels: null }, url)).toEqual(message);
});

test.each<[outcome: ShareOutcome, isLate: boolean, isSmaller: boolean, message: ToastMessage | null]>([
  ["shared", false, false, null],
  ["shared", false, true, smallerShared],
  ["cancelled", false, true, null],
  ["still-open", true, true, photoBlocked],
  ["refused", false, true, photoNotShared],
  ["refused", true, true, photoReady],
])("a photo that was %s, late: %s, smaller: %s, has the toast %o", (outcome, isLate, isSmaller, message) => {
  expect(photoToast(outcome, { isLate, isSmaller })).toBe(message);
});

const [a, b, c] = VIDEO_IDS;
const NOTHING: UrlState = { kind: "nothing" };
const shows = (...videos: Parameters<typeof videosOf>): UrlState => ({
  kind: "videos",
  videos: videosOf(...videos),
  skipped: { videos: 0, links: 0 },
});

test.each<[title: string, subject: ToastSubject, url: UrlState, name: string | null]>([
  ["an image does not name the video that the page shows", a, shows([a]), null],
  ["an image does not name a video in the list that the page shows", a, shows([a, b]), null],
  ["an image names its video while the page shows another", a, shows([b]), `Video ${a}`],
  ["an image names its video while the page shows none", a, NOTHING, `Video ${a}`],
  ["a ZIP does not name the result that the page shows", videosOf([a, b], [b]), shows([a, b], [b]), null],
  ["a ZIP names its video while the page shows a list with it", videosOf([a]), shows([a, b]), `Video ${a}`],
  ["a ZIP names its Short while the page shows the same as a video", videosOf([a], [a]), shows([a]), `Short ${a}`],
  ["a ZIP names its video while the page shows the same as a Short", videosOf([a]), shows([a], [a]), `Video ${a}`],
  [
    "a ZIP names its list while the page shows one of its videos",
    videosOf([a, b, c]),
    shows([b]),
    "The list of 3 videos",
  ],
  [
    "a ZIP names its list while the page shows the same in another order",
    videosOf([a, b]),
    shows([b, a]),
    "The other list of 2 videos",
  ],
])("the toast of %s", (_title, subject, url, name) => {
  expect(nameUnlessShown(subject, url)).toBe(name);
});

const outcomesOf = (keys: string, outcome: ZipOutcome["outcome"]) =>
  keys.split(" ").flatMap((key) => (key ? { label: key, outcome } : []));

test.each([
  ["default medium high", "", "Download Started", "Downloading 3 thumbnails in one ZIP file..."],
  ["default", "", "Download Started", "Downloading 1 thumbnail in one ZIP file..."],
  ["default medium", "maxres", "2 of 3 thumbnails saved", "Not saved: maxres. Try again, or download it on its own."],
  [
    "default",
    "medium standard maxres",
    "1 of 4 thumbnails saved",
    "Not saved: medium, standard and maxres. Try again, or download them one by one.",
  ],
  [
    "",
    "default medium",
    "Download Failed",
    "None of the 2 images could be downloaded. Try again, or download them one by one.",
  ],
  ["", "default", "Download Failed", "The image could not be downloaded. Try again, or download it on its own."],
])("the toast of a ZIP of sizes, with %j saved and %j missing or failed", (saved, notSaved, title, description) => {
  const variant = notSaved ? "destructive" : "default";
  for (const outcome of ["missing", "failed"] as const) {
    const outcomes = [...outcomesOf(saved, "saved"), ...outcomesOf(notSaved, outcome)];
    expect(zipToast(outcomes, { contents: "sizes" })).toMatchObject({ title, description, variant });
  }
});

test.each([
  ["a b c", "", "", "Download Started", "Downloading 3 thumbnails in one ZIP file...", "default"],
  ["a b", "c", "", "2 of 3 thumbnails saved", "1 not found: private, deleted or live.", "default"],
  ["a", "", "b", "1 of 2 thumbnails saved", "1 not saved. Press Save all (ZIP) again.", "destructive"],
  [
    "a b",
    "c d",
    "e f",
    "2 of 6 thumbnails saved",
    "2 not saved. Press Save all (ZIP) again. 2 not found: private, deleted or live.",
    "destructive",
  ],
  ["", "", "a b", "Download Failed", "2 not saved. Try again, or allow i.ytimg.com in your ad blocker.", "destructive"],
  ["", "a b", "", "Download Failed", "2 not found: private, deleted or live.", "destructive"],
])("the toast of a ZIP of videos, with %j saved, %j missing and %j failed", (...row) => {
  const [saved, missing, failed, title, description, variant] = row;
  const outcomes = [...outcomesOf(saved, "saved"), ...outcomesOf(missing, "missing"), ...outcomesOf(failed, "failed")];
  expect(zipToast(outcomes, { contents: "videos" })).toMatchObject({ title, description, variant });
});

test("a ZIP of sizes of which none exists is a failed download", () => {
  expect(zipToast([], { contents: "sizes" })).toEqual(downloadFailed(null));
});

test("a ZIP of sizes that lacks some says that the browser is offline", () => {
  const outcomes = [...outcomesOf("a", "saved"), ...outcomesOf("b", "failed")];
  expect(zipToast(outcomes, { contents: "sizes", isOffline: true }).description).toMatch(
    /\. You are offline\. Try again once you are back online\.$/,
  );
});
