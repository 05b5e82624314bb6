import { searchText } from "./search-text";
import { looksLikeId, type FoundVideo, type LinkProblem, type VideoId } from "./video-link";
import { isVideo, type Finding } from "./youtube-link";

/** A list's URL then has 2.8 kB or, if all are Shorts, 6.4: web servers such as nginx accept a request line of 8 kB. */
export const MAX_VIDEOS = 200;

/** One or more different videos, and how much was left out: videos beyond the maximum, and links without a video. */
export type Videos = { videos: readonly FoundVideo[]; skipped: { videos: number; links: number } };

/** The videos in a text, or why there is none. */
export type ParsedLinks = ({ ok: true } & Videos) | { ok: false; problem: LinkProblem };

/** A link to another site without a scheme, "vimeo.com/1", but also "Dr.Dre/Eminem". Not "Look.This" and "Really.Yes?". */
const DOTTED_WORD = /(?:^|\/\/|[^\w.:/\\=-])(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|[?#][\w/])/i;

/** Different videos in a text, in order. The first link to a video decides whether it is a Short. */
export function videosIn(text: string, origins: readonly string[]): FoundVideo[] {
  return differentVideos(searchText(text, origins));
}

function differentVideos(findings: Finding[][]): FoundVideo[] {
  const videos = new Map<VideoId, FoundVideo>();
  for (const video of findings.flat().filter(isVideo)) if (!videos.has(video.videoId)) videos.set(video.videoId, video);
  return [...videos.values()];
}

/** The problems of a word's links. If it has none with a video, the first that says what to do stands for all. */
function problemsOf(word: Finding[]): LinkProblem[] {
  const problems = word.filter((finding) => typeof finding === "string");
  // Beside a video, a link without one is mostly the link around it.
  if (word.some(isVideo)) return problems.filter((each) => each === "too-short" || each === "too-long");
  const first = problems.find((each) => each !== "no-video" && each !== "not-youtube") ?? problems[0];
  return first ? [first] : [];
}

/**
 * Returns the videos that a text's links lead to, in order, each once and at most MAX_VIDEOS. If there is none, names the
 * first problem with a link to YouTube, or what the text has instead. `origins` are this site's. Takes linear time. Never
 * throws.
 */
export function findVideos(text: string, origins: readonly string[] = []): ParsedLinks {
  const findings = searchText(text, origins);
  const videos = differentVideos(findings);
  const problems = findings.flatMap(problemsOf);
  if (videos.length > 0) return { ok: true, ...firstVideos(videos, problems.length) };
  const problem = problems.find((each) => each !== "not-youtube") ?? problems[0] ?? problemWithoutLink(text);
  return { ok: false, problem };
}

function problemWithoutLink(text: string): LinkProblem {
  if (/^[\s\p{Cf}\p{Cc}]*$/u.test(text)) return "empty";
  if (looksLikeId(text.trim())) return "bare-id";
  return DOTTED_WORD.test(text) ? "not-youtube" : "no-link";
}

/** The first MAX_VIDEOS of these videos, and how many are left out. */
export function firstVideos(found: readonly FoundVideo[], skippedLinks = 0): Videos {
  const videos = found.slice(0, MAX_VIDEOS);
  return { videos, skipped: { videos: found.length - videos.length, links: skippedLinks } };
}
