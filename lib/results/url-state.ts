import { unescapeText } from "../youtube/escapes";
import { videoLink, VIDEO_ID, YOUTUBE_DOMAIN, type VideoId } from "../youtube/video-link";
import { firstVideos, type Videos } from "../youtube/pasted-text";

/** What a query string contains: the IDs of one or more videos, text that somebody submitted or shared, or neither. */
export type UrlState = { kind: "nothing" } | ({ kind: "videos" } & Videos) | { kind: "text"; text: string };

/** Names a video that was linked to as a Short: `?v=A&v=B&short=B`. Of a single video, it is `?v=ID&short=1`. */
export const SHORT_PARAMETER = "short";

/** The result that "Try an example" opens: Big Buck Bunny, CC BY. */
export const EXAMPLE_PATH = "/?v=aqz-KE-bpKQ";

/**
 * A text that most likely leads to a video: a word with a path on one of YouTube's domains. The path may be escaped, as in
 * another link or by a mail filter. The early script chooses by it too, because the parser is too large to run that early.
 */
export const LIKELY_LINK = new RegExp(String.raw`${YOUTUBE_DOMAIN}\.?(?::\d+)?[/?#\\%*_]`, "i");

/**
 * Returns the different video IDs of an address, those that are marked as Shorts, all texts, and the first text that
 * looks like a link to a video. A sentence or HTML may have left escapes and marks, as in `?v=A&amp;v=B).`; browsers take
 * `#038;v=B` for a fragment. Refers to nothing outside itself, because the early script contains its text too.
 */
export function readAddress(
  { search, hash }: Pick<Location, "search" | "hash">,
  unescape: (text: string) => string,
  videoId: RegExp,
  likelyLink: RegExp,
  shortParameter: string,
) {
  const query = new URLSearchParams(unescape(search.endsWith("&") ? search + hash : search));
  const valuesOf = (name: string) =>
    query.getAll(name).map((value) => /^\s*([\w-]+)(?:[^\w-]*$|[^\w\s-])/.exec(value)?.[1] ?? "");
  const values = valuesOf("v");
  const marked = valuesOf(shortParameter);
  const ids = [...new Set(values)].filter((value): value is VideoId => videoId.test(value));
  const shorts = ids.filter((id) => marked.includes(values.length === 1 ? "1" : id));
  const asWritten = new URLSearchParams(search);
  // In order of preference. Apps share a link as `url`, `text` or `title`.
  const texts = ["v", "url", "text", "title"].flatMap((name) => asWritten.getAll(name));
  const link = texts.find((text) => likelyLink.test(unescape(text)));
  return { ids, shorts, texts, link };
}

/**
 * Reads a query string such as `?v=aqz-KE-bpKQ` or `?url=LINK`. An ID in a `v` wins over any text, then the first text
 * that looks like a link to a video.
 */
export function readUrlState(search: string, hash = ""): UrlState {
  const { ids, shorts, texts, link } = readAddress(
    { search, hash },
    unescapeText,
    VIDEO_ID,
    LIKELY_LINK,
    SHORT_PARAMETER,
  );
  if (ids.length > 0) {
    const videos = firstVideos(ids);
    return { kind: "videos", ...videos, shorts: shorts.filter((id) => videos.videoIds.includes(id)) };
  }
  if (texts.length === 0) return { kind: "nothing" };
  return { kind: "text", text: (link ?? texts.join("\n")).trim() };
}

/** The query string for one or more videos. */
export function toSearch({ videoIds, shorts }: Pick<Videos, "videoIds" | "shorts">): string {
  const marks = shorts.map((videoId) => `${SHORT_PARAMETER}=${videoIds.length === 1 ? "1" : videoId}`);
  return `?${[...videoIds.map((videoId) => `v=${videoId}`), ...marks].join("&")}`;
}

/** Links to the videos on YouTube, as they are written into the field. */
export function linksTo({ videoIds, shorts }: Videos): string {
  return videoIds.map((videoId) => videoLink(videoId, shorts.includes(videoId))).join(" ");
}
