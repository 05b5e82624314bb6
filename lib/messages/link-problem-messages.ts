import type { LinkProblem } from "../youtube/parse-video-link";

/** One line beside the field: what is wrong with the pasted text, and what to do about it. */
export const linkProblemMessages: Record<LinkProblem, string> = {
  empty: "Paste a YouTube link first.",
  "no-link": "No link found. Copy the video's address and paste it here.",
  "attached-text": "There is other text right before this link. Paste just the link.",
  "not-youtube": "That link isn't from YouTube. Paste one from youtube.com or youtu.be.",
  playlist: "This is a playlist. Open one of its videos and paste that link.",
  channel: "This is a channel. Open one of its videos and paste that link.",
  "too-short": "This link looks cut off. Copy the whole link again.",
  "too-long": "This link has extra characters in the video ID. Copy it again.",
  "no-video": "This link doesn't lead to a video. Open the video and paste its link.",
};
