import { findLinks } from "./find-link";
import { parseFoundLink, parseVideoLink, type LinkProblem, type ParsedLink, type VideoId } from "./parse-video-link";

export const MAX_VIDEOS = 50;

/** One or more different videos, and what was left out beside them. */
export type Videos = { videoIds: readonly VideoId[]; skipped: Skipped };

/** The videos in a pasted text, or why there is none. */
export type ParsedLinks = ParsedLink<Videos>;

/** What a list leaves out: videos beyond the maximum, links to anything but a video, and links attached to other text, and links with too short an ID. */
export type Skipped = { beyondMaximum: number; notVideos: number; attached: number; cutOff: number };

export const NOTHING_SKIPPED: Skipped = { beyondMaximum: 0, notVideos: 0, attached: 0, cutOff: 0 };

/** The first MAX_VIDEOS of the videos, each once. */
export function firstVideos(found: readonly VideoId[]): Videos {
  const videoIds = [...new Set(found)];
  const skipped = { ...NOTHING_SKIPPED, beyondMaximum: Math.max(0, videoIds.length - MAX_VIDEOS) };
  return { videoIds: videoIds.slice(0, MAX_VIDEOS), skipped };
}

/**
 * Returns the videos in a pasted text in order, at most MAX_VIDEOS, if its links lead to two or more. Otherwise its first link
 * decides. Takes linear time. Never throws.
 */
export function parseVideoLinks(pasted: string): ParsedLinks {
  const links = findLinks(pasted).map(parseFoundLink);
  const { videoIds, skipped } = firstVideos(links.flatMap((link) => (link.ok ? [link.videoId] : [])));
  if (videoIds.length < 2) {
    const link = parseVideoLink(pasted);
    return link.ok ? { ok: true, videoIds: [link.videoId], skipped: NOTHING_SKIPPED } : link;
  }
  const problems = links.flatMap((link) => (link.ok ? [] : [link.problem]));
  const count = (problem: LinkProblem) => problems.filter((each) => each === problem).length;
  const [attached, cutOff] = [count("attached-text"), count("too-short")];
  return {
    ok: true,
    videoIds,
    skipped: { ...skipped, attached, cutOff, notVideos: problems.length - attached - cutOff },
  };
}
