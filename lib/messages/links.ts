import type { FieldNotice } from "../results/link-field";
import { MAX_VIDEOS, type ParsedLinks, type Videos } from "../youtube/find-videos";
import type { LinkProblem } from "../youtube/video-link";
import { plural, withCommas } from "./format";
import { videoCount } from "./list";

export const formLabels = { field: "YouTube video link", paste: "Paste", generate: "Generate" } as const;

/** The hint beside the field: the links that it takes. */
export const linkHint = `Video, Shorts, Live or embed links. Up to ${MAX_VIDEOS} at once.`;

/** The line beside the field when nothing is wrong: the hint or, once the text has several videos, their number. */
export function fieldHint(links: ParsedLinks | null): string {
  const count = links?.ok ? links.videos.length + links.skipped.videos : 0;
  return count > 1 ? videoCount(count) : linkHint;
}

/** One line beside the field: the problem with the pasted text, and the way out. */
export const linkProblemMessages: Record<LinkProblem, string> = {
  empty: "Paste a YouTube link first.",
  "no-link": "No link found. Copy the video’s link and paste it here.",
  "bare-id": "That may be a video ID. Paste the whole link.",
  "not-youtube": "Not a YouTube link. Paste one from youtube.com or youtu.be.",
  playlist: "This is a playlist. On its page, select all and copy, then paste here.",
  channel: "This is a channel. Paste a video’s link, or select and copy its page.",
  "too-short": "This link looks cut off. Copy the whole link again.",
  "too-long": "This link has extra characters in the video ID. Copy it again.",
  "no-video": "This link has no video. Open the video and paste its link.",
};

/** The line's texts on a touch screen, where selecting a whole page is hard. */
export const touchScreenMessages: Partial<typeof linkProblemMessages> = {
  playlist: "This is a playlist. Open one of its videos and paste that link.",
  channel: "This is a channel. Open one of its videos and paste that link.",
};

const contentsMessages = {
  empty: "No text. Copy the video’s link as text.",
  picture: "This is a picture. Use the video’s link instead.",
  file: "Not text, or more than 5 MB. Use a text file with YouTube links.",
} as const;

/** The line beside the field for a problem with its text, or with anything else. */
export function fieldMessage(wrong: LinkProblem | FieldNotice, { isTouchScreen = false } = {}): string {
  if (wrong === "crashed") return "An extension may have changed this page. Press Generate to reload.";
  if (typeof wrong === "string") return (isTouchScreen && touchScreenMessages[wrong]) || linkProblemMessages[wrong];
  const { source, problem } = wrong;
  if (problem === "unreadable") return "Couldn’t read your clipboard. Paste into the field instead.";
  const message = { ...linkProblemMessages, ...(isTouchScreen && touchScreenMessages), ...contentsMessages }[problem];
  const place = source === "dropped" ? "Dropped" : "On your clipboard";
  // "This is a playlist. ..." becomes "On your clipboard: a playlist. ..."
  return `${place}: ${message.replace(/^(?:This is )?./, (start) => start.slice(-1).toLowerCase())}`;
}

/** How much a list leaves out, or null if nothing. */
export function skippedMessage({ skipped }: Pick<Videos, "skipped">): string | null {
  const { videos, links } = skipped;
  const sentences = [
    videos > 0 && `Only the first ${MAX_VIDEOS} of ${withCommas(videos + MAX_VIDEOS)} videos are listed.`,
    links > 0 && `${plural(links, "link")} without a video skipped.`,
  ];
  return sentences.filter(Boolean).join(" ") || null;
}
