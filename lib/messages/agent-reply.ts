import type { ParsedLink } from "../youtube/parse-video-link";
import { SIZES, thumbnailUrl } from "../youtube/thumbnails";
import { linkProblemMessages } from "./link-problem-messages";

/** The reply to an AI agent that submitted the form: the image URLs, or what is wrong with its link. */
export function agentReply(link: ParsedLink): string {
  if (!link.ok) return linkProblemMessages[link.problem];
  const lines = SIZES.map((size) => `${size.name}: ${thumbnailUrl(link.videoId, size)}`);
  return [
    ...lines,
    "If the video lacks a size, YouTube sends a grey 120 x 90 placeholder. The page shows which sizes are real.",
  ].join("\n");
}
