import type { ClipboardProblem } from "../results/outcomes";
import type { LinkProblem } from "../youtube/video-link";
import { MAX_VIDEOS, type ParsedLinks, type Videos } from "../youtube/pasted-text";
import { plural, withCommas } from "./format";
import { videoCount } from "./list";

/** The labels in the link form. */
export const formLabels = { field: "YouTube video link", paste: "Paste", generate: "Generate" } as const;

/** What the field takes. */
export const linkHint = `Video, Shorts, Live or embed links. Up to ${MAX_VIDEOS} at once.`;

/** The line beside the field when nothing is wrong: what it takes or, once its text has several videos, how many. */
export function fieldHint(links: ParsedLinks | null): string {
  const count = links?.ok ? links.videoIds.length + links.skipped.beyondMaximum : 0;
  return count > 1 ? videoCount(count) : linkHint;
}

/** One line beside the field: what is wrong with the pasted text, and what to do about it. */
export const linkProblemMessages: Record<LinkProblem, string> = {
  empty: "Paste a YouTube link first.",
  "no-link": "No link found. Copy the video’s link and paste it here.",
  "bare-id": "That may be a video ID. Paste the whole link.",
  "not-youtube": "Not a YouTube link. Paste one from youtube.com or youtu.be.",
  playlist: "This is a playlist. On its page, select all and copy, then paste here.",
  channel: "This is a channel. On its page, select all and copy, then paste here.",
  "too-short": "This link looks cut off. Copy the whole link again.",
  "too-long": "This link has extra characters in the video ID. Copy it again.",
  "no-video": "This link has no video. Open the video and paste its link.",
};

/** What it says on a touch screen instead, where selecting a whole page is hard. */
export const touchScreenMessages: Partial<typeof linkProblemMessages> = {
  playlist: "This is a playlist. Open one of its videos and paste that link.",
  channel: "This is a channel. Open one of its videos and paste that link.",
};

/** A problem with the field's text, the clipboard or its text, a dropped text, a file, or the tool itself. */
export type FieldProblem =
  | LinkProblem
  | { clipboard: LinkProblem | ClipboardProblem }
  | { dropped: LinkProblem }
  | { file: "no-text" }
  | "crashed";

/** The line beside the field for any problem. */
export function fieldMessage(problem: FieldProblem, isTouchScreen = false): string {
  if (problem === "crashed") return "An extension may have changed this page. Press Generate to reload.";
  if (typeof problem === "string")
    return (isTouchScreen && touchScreenMessages[problem]) || linkProblemMessages[problem];
  if ("file" in problem) return "Not a text file of up to 5 MB. Use one with YouTube links.";
  const [place, cause] =
    "dropped" in problem
      ? (["Dropped", problem.dropped] as const)
      : (["On your clipboard", problem.clipboard] as const);
  if (cause === "unreadable") return "Couldn’t read your clipboard. Paste into the field instead.";
  if (cause === "no-text") return "No text on your clipboard. Copy a YouTube link first.";
  if (cause === "empty") return "Your clipboard is empty. Copy a YouTube link first.";
  const message = fieldMessage(cause, isTouchScreen);
  // "This is a playlist. ..." becomes "On your clipboard: a playlist. ..."
  return `${place}: ${message.replace(/^(?:This is )?./, (start) => start.slice(-1).toLowerCase())}`;
}

/** What a list leaves out and, if that is videos, where it ends; null if nothing. */
export function skippedMessage({ videoIds, skipped }: Pick<Videos, "videoIds" | "skipped">): string | null {
  const { beyondMaximum, repeated, notVideos, attached, cutOff } = skipped;
  const counts = {
    repeated,
    "not to a YouTube video": notVideos,
    "cut off": cutOff,
    "not followed by a space": attached,
  };
  const reasons = Object.entries(counts).filter(([, count]) => count > 0);
  const total = reasons.reduce((sum, [, count]) => sum + count, 0);
  const list = reasons
    .map(([reason, count]) => (count === total ? reason : `${withCommas(count)} ${reason}`))
    .join(", ");
  const sentences = [
    beyondMaximum > 0 &&
      `Only the first ${MAX_VIDEOS} of ${withCommas(beyondMaximum + MAX_VIDEOS)} videos are listed; the last is ${videoIds.at(-1)}.`,
    total > 0 && `${plural(total, "link")} skipped: ${list}.`,
  ];
  return sentences.filter(Boolean).join(" ") || null;
}
