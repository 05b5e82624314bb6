import { findVideos, firstVideos, type ParsedLinks, type Videos } from "../youtube/find-videos";
import { readOwnLink } from "../youtube/own-link";
import { videoLink, type FoundVideo } from "../youtube/video-link";

/** The content of a URL: one or more videos, text that somebody submitted or shared, with its links, or neither. */
export type UrlState =
  { kind: "nothing" } | ({ kind: "videos" } & Videos) | { kind: "text"; text: string; links: ParsedLinks };

/** Why the URL was written: for Generate, with the text in the field, or for All sizes of a video in a list. */
export type WriteCause = "generate" | "all-sizes";

/** The URL's state, and how it came: also with the page, or by Back or Forward. `key` differs between snapshots. */
export type UrlSnapshot = UrlState & { cause: "page-load" | "history" | WriteCause; key: number };

/** The result that "Try an example" opens: Big Buck Bunny, CC BY. */
export const EXAMPLE_PATH = "/?v=aqz-KE-bpKQ";

/**
 * Reads the URL of this site's home page. A video in a `v` wins over any text, then the first text with a video.
 * `origins` are this site's.
 */
export function readUrlState({ search, hash }: Pick<URL, "search" | "hash">, origins: readonly string[]): UrlState {
  const videos = readOwnLink(search + hash);
  if (videos.length > 0) return { kind: "videos", ...firstVideos(videos) };
  const texts = textsOf(search);
  if (texts.length === 0) return { kind: "nothing" };
  const text = (texts.find((each) => findVideos(each, origins).ok) ?? texts.join("\n")).trim();
  return { kind: "text", text, links: findVideos(text, origins) };
}

/**
 * The texts in a query string, in order of preference: apps share a link as `url`, `text` or `title`. Must be
 * self-contained: the early script embeds its source.
 */
export function textsOf(search: string): string[] {
  const query = new URLSearchParams(search);
  return ["v", "url", "text", "title"].flatMap((name) => query.getAll(name));
}

/** The query string of a result, which `videosInQuery` reads: `?v=A&v=B&short=B`, for a single Short `?v=A&short=1`. */
export function toSearch(videos: readonly FoundVideo[]): string {
  const ids = videos.map(({ videoId }) => `v=${videoId}`);
  const shorts = videos.filter(({ isShort }) => isShort);
  const marks = shorts.map(({ videoId }) => `short=${videos.length === 1 ? 1 : videoId}`);
  return `?${[...ids, ...marks].join("&")}`;
}

/** Links to the videos on YouTube, as they are written into the field. */
export function linksTo(videos: readonly FoundVideo[]): string {
  return videos.map(videoLink).join(" ");
}
