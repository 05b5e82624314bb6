import { findLinks } from "../youtube/find-link";
import { parseVideoId, shortLink, type VideoId } from "../youtube/parse-video-link";
import { MAX_VIDEOS, parseVideoLinks, type ParsedLinks } from "../youtube/parse-video-links";

/** What a query string contains: the IDs of one or more videos, text that somebody submitted or shared, or neither. */
export type UrlState =
  | { kind: "nothing" }
  | { kind: "videos"; videoIds: readonly VideoId[] }
  | { kind: "text"; text: string; links: ParsedLinks };

/** The parameters that may hold links, in order of preference. Apps share a link as `url`, `text` or `title`. */
export const TEXT_PARAMETERS = ["v", "url", "text", "title"];

/**
 * Reads a query string such as `?v=aqz-KE-bpKQ&v=dQw4w9WgXcQ` or `?url=https%3A%2F%2F...`. A video ID in a `v` wins over any text. Of
 * several texts, the first that contains a link decides.
 */
export function readUrlState(search: string): UrlState {
  const query = new URLSearchParams(search);
  const videoIds = [...new Set(query.getAll("v").flatMap((v) => parseVideoId(v.trim()) ?? []))];
  if (videoIds.length > MAX_VIDEOS) return readTexts([videoIds.map(shortLink).join("\n")]);
  if (videoIds.length > 0) return { kind: "videos", videoIds };
  const texts = TEXT_PARAMETERS.flatMap((name) => query.getAll(name));
  return texts.length > 0 ? readTexts(texts) : { kind: "nothing" };
}

function readTexts(texts: string[]): UrlState {
  const hasLink = (text: string) => findLinks(text).some(({ kind }) => kind === "link");
  const text = (texts.find(hasLink) ?? texts.join("\n")).trim();
  return { kind: "text", text, links: parseVideoLinks(text) };
}

/** The query string for one or more videos. */
export function toSearch(videoIds: readonly VideoId[]): string {
  return `?${videoIds.map((videoId) => `v=${videoId}`).join("&")}`;
}
