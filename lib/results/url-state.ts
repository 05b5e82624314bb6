import { parseVideoId, type VideoId } from "../youtube/video-link";
import { firstVideos, parseVideoLinks, type ParsedLinks, type Videos } from "../youtube/pasted-text";

/** What a query string contains: the IDs of one or more videos, text that somebody submitted or shared, or neither. */
export type UrlState =
  { kind: "nothing" } | ({ kind: "videos" } & Videos) | { kind: "text"; text: string; links: ParsedLinks };

/** The parameters that may hold links, in order of preference. Apps share a link as `url`, `text` or `title`. */
export const TEXT_PARAMETERS = ["v", "url", "text", "title"];

/** Reads a query string such as `?v=aqz-KE-bpKQ` or `?url=LINK`. An ID in a `v` wins over any text, then the first text with a video. */
export function readUrlState(search: string): UrlState {
  const query = new URLSearchParams(search);
  const videoIds = query.getAll("v").flatMap((v) => parseVideoId(v.trim()) ?? []);
  if (videoIds.length > 0) return { kind: "videos", ...firstVideos(videoIds) };
  const texts = TEXT_PARAMETERS.flatMap((name) => query.getAll(name));
  if (texts.length === 0) return { kind: "nothing" };
  const text = (texts.find((each) => parseVideoLinks(each).ok) ?? texts.join("\n")).trim();
  return { kind: "text", text, links: parseVideoLinks(text) };
}

/** The query string for one or more videos. */
export function toSearch(videoIds: readonly VideoId[]): string {
  return `?${videoIds.map((videoId) => `v=${videoId}`).join("&")}`;
}
