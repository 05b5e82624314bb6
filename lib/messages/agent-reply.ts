import type { ParsedLinks } from "../youtube/parse-video-links";
import { SIZES, thumbnailUrl } from "../youtube/thumbnails";
import { linkProblemMessages } from "./link-problem-messages";
import { skippedMessage } from "./video-list-messages";

/** The reply to an AI agent that submitted the form: the image URLs of each video, or what is wrong with its link. */
export function agentReply(links: ParsedLinks): string {
  if (!links.ok) return linkProblemMessages[links.problem];
  const { videoIds } = links;
  const lines = videoIds.flatMap((videoId) => [
    ...(videoIds.length > 1 ? [`Video ${videoId}`] : []),
    ...SIZES.map((size) => `${size.name}: ${thumbnailUrl(videoId, size)}`),
  ]);
  const skipped = skippedMessage(links.skipped);
  return [
    ...lines,
    ...(skipped ? [skipped] : []),
    "If a video lacks a size, YouTube sends a grey 120 x 90 placeholder. The page shows which sizes are real.",
  ].join("\n");
}
