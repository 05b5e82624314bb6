import type { LinkProblem } from "./youtube/parse-video-link";

/** One line beside the field: what is wrong with what was pasted, and what to do about it. */
export const linkProblemWords: Record<LinkProblem, string> = {
  empty: "Paste the link of a video here first.",
  "no-link": "There is no link in this text. Copy the address of the video and paste it here.",
  glued: "There is other text right before this link. Paste the link alone.",
  "not-youtube": "This link leads to another site. Paste one from youtube.com or youtu.be.",
  playlist: "This is a playlist. Open one of its videos and paste that link.",
  channel: "This is a channel. Open one of its videos and paste that link.",
  "too-short": "The video id in this link is too short. A video id has 11 characters. Copy the whole link again.",
  "too-long": "The video id in this link is too long. A video id has 11 characters. Copy the link again.",
  "no-video": "This page is not a video. Open the video and paste its link.",
};
