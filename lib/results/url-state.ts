import { findVideos, firstVideos, videosIn, type ParsedLinks, type Videos } from "../youtube/find-videos";
import { videoLink } from "../youtube/video-link";

/** What an address names: one or more videos, text that somebody submitted or shared, with its links, or neither. */
export type UrlState =
  { kind: "nothing" } | ({ kind: "videos" } & Videos) | { kind: "text"; text: string; links: ParsedLinks };

/** Names a video that was linked to as a Short: `?v=A&v=B&short=B`. For a single video, it is `?v=ID&short=1`. */
export const SHORT_PARAMETER = "short";

/** The result that "Try an example" opens: Big Buck Bunny, CC BY. */
export const EXAMPLE_PATH = "/?v=aqz-KE-bpKQ";

/**
 * Returns the videos that an address of this site names or, if it names none, those in the first of its texts with a video,
 * and that text, which somebody submitted or shared. Must be self-contained: the early script embeds its source.
 */
export function readAddress(href: string, origins: readonly string[], search: typeof videosIn) {
  const query = new URL(href).searchParams;
  // In order of preference. Apps share a link as `url`, `text` or `title`.
  const texts = ["v", "url", "text", "title"].flatMap((name) => query.getAll(name));
  const named = texts.length > 0 ? search(href.replace(/([?&])(?:url|text|title)=[^&#]*/g, "$1"), origins) : [];
  if (named.length > 0 || texts.length === 0) return { videos: named, text: null };
  const link = texts.find((text) => search(text, origins).length > 0);
  return { videos: search(link ?? "", origins), text: (link ?? texts.join("\n")).trim() };
}

/** Reads the address of this site's home page, such as `https://thumbs.example.org/?v=aqz-KE-bpKQ` or `/?url=LINK` there. */
export function readUrlState(href: string, origins: readonly string[]): UrlState {
  const { videos, text } = readAddress(href, origins, videosIn);
  if (text !== null) return { kind: "text", text, links: findVideos(text, origins) };
  return videos.length > 0 ? { kind: "videos", ...firstVideos(videos) } : { kind: "nothing" };
}

/** The query string for one or more videos. */
export function toSearch({ videoIds, shorts }: Pick<Videos, "videoIds" | "shorts">): string {
  const marks = shorts.map((videoId) => `${SHORT_PARAMETER}=${videoIds.length === 1 ? "1" : videoId}`);
  return `?${[...videoIds.map((videoId) => `v=${videoId}`), ...marks].join("&")}`;
}

/** Links to the videos on YouTube, as they are written into the field. */
export function linksTo({ videoIds, shorts }: Videos): string {
  return videoIds.map((videoId) => videoLink({ videoId, isShort: shorts.includes(videoId) })).join(" ");
}
