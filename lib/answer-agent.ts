import { linkProblemWords } from "./link-problem-words";
import type { ParsedLink } from "./youtube/parse-video-link";
import { SIZES, thumbnailUrl } from "./youtube/thumbnails";

/** What an agent is told that has sent the form: the images' addresses, or what is wrong with its link. */
export function agentAnswerTo(link: ParsedLink): string {
  if (!link.ok) return linkProblemWords[link.problem];
  const lines = SIZES.map((size) => `${size.quality}: ${thumbnailUrl(link.videoId, size)}`);
  return [
    ...lines,
    "A size that the video lacks comes as a grey image of 120 x 90; the page shows which ones are real.",
  ].join("\n");
}

/** Answers a form that was sent by an agent in the browser (WebMCP): a call that gets no answer counts as failed. */
export function answerAgent(event: SubmitEvent, link: ParsedLink): void {
  if (event.agentInvoked) event.respondWith?.(Promise.resolve(agentAnswerTo(link)));
}
