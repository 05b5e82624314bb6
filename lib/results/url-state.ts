import { parseVideoId, type VideoId } from "../youtube/parse-video-link";

/** What a query string contains: a video ID, text that somebody submitted or shared, or neither. */
export type UrlState = { kind: "nothing" } | { kind: "video"; videoId: VideoId } | { kind: "text"; text: string };

/** The parameters that may hold a link, in order of preference. Apps share a link as `url`, `text` or `title`. */
export const TEXT_PARAMETERS = ["v", "url", "text", "title"];

/** Reads a query string such as `?v=aqz-KE-bpKQ` or `?url=https%3A%2F%2F...`. The first video ID in a `v` wins over any text. */
export function readUrlState(search: string): UrlState {
  const query = new URLSearchParams(search);
  const [videoId] = query.getAll("v").flatMap((v) => parseVideoId(v.trim()) ?? []);
  if (videoId) return { kind: "video", videoId };
  const texts = TEXT_PARAMETERS.flatMap((name) => query.getAll(name));
  return texts.length > 0 ? { kind: "text", text: texts.join("\n").trim() } : { kind: "nothing" };
}

/** The query string for a video. */
export function toSearch(videoId: VideoId): string {
  return `?v=${videoId}`;
}
