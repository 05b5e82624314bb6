import { linkProblemMessages } from "./link-problem-messages";
import type { ParsedLink } from "../youtube/parse-video-link";
import { SIZES, thumbnailUrl } from "../youtube/thumbnails";

/** The reply to an agent that submitted the form: the image addresses, or what is wrong with its link. */
export function agentReply(link: ParsedLink): string {
  if (!link.ok) return linkProblemMessages[link.problem];
  const lines = SIZES.map((size) => `${size.quality}: ${thumbnailUrl(link.videoId, size)}`);
  return [
    ...lines,
    "If the video lacks a size, YouTube sends a grey 120 x 90 placeholder. The page shows which sizes are real.",
  ].join("\n");
}

/** Replies to an agent in the browser (WebMCP) that submitted the form: a call without a reply counts as failed. */
export function replyToAgent(event: SubmitEvent, link: ParsedLink): void {
  if (event.agentInvoked) event.respondWith?.(Promise.resolve(agentReply(link)));
}
