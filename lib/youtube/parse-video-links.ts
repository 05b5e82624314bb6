import { findLinks } from "./find-link";
import { parseFoundLink, parseVideoLink, type LinkProblem, type VideoId } from "./parse-video-link";

export const MAX_VIDEOS = 50;

/** The videos in a pasted text, each once, or why there is none. */
export type ParsedLinks =
  { ok: true; videoIds: readonly VideoId[]; skipped: SkippedLinks } | { ok: false; problem: LinkProblem };

/** What a list leaves out: videos beyond the maximum, links to anything but a video, and links attached to other text. */
export type SkippedLinks = { videos: number; notVideos: number; attached: number };

/** What a single video leaves out. The first link decides, whatever follows. */
export const NOTHING_SKIPPED: SkippedLinks = { videos: 0, notVideos: 0, attached: 0 };

/**
 * Returns the videos in a pasted text in order, at most MAX_VIDEOS, if its links lead to two or more. Otherwise parses its first link.
 * Takes linear time. Never throws.
 */
export function parseVideoLinks(pasted: string): ParsedLinks {
  const links = findLinks(pasted).map(parseFoundLink);
  const videoIds = [...new Set(links.flatMap((link) => (link.ok ? [link.videoId] : [])))];
  if (videoIds.length < 2) {
    const link = parseVideoLink(pasted);
    return link.ok ? { ok: true, videoIds: [link.videoId], skipped: NOTHING_SKIPPED } : link;
  }
  const problems = links.flatMap((link) => (link.ok ? [] : [link.problem]));
  const attached = problems.filter((problem) => problem === "attached-text").length;
  return {
    ok: true,
    videoIds: videoIds.slice(0, MAX_VIDEOS),
    skipped: {
      videos: Math.max(0, videoIds.length - MAX_VIDEOS),
      notVideos: problems.length - attached,
      attached,
    },
  };
}
