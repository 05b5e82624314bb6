import { parseVideoId, videoLink, YOUTUBE_DOMAIN, type VideoId } from "../youtube/video-link";
import { firstVideos, type Videos } from "../youtube/pasted-text";

/** What a query string contains: the IDs of one or more videos, text that somebody submitted or shared, or neither. */
export type UrlState = { kind: "nothing" } | ({ kind: "videos" } & Videos) | { kind: "text"; text: string };

/** The parameters that may hold links, in order of preference. Apps share a link as `url`, `text` or `title`. */
export const TEXT_PARAMETERS = ["v", "url", "text", "title"];

/** Names a video that was linked to as a Short: `?v=A&v=B&short=B`. Of a single video, it is `?v=ID&short=1`. */
export const SHORT_PARAMETER = "short";

/** The result that "Try an example" opens: Big Buck Bunny, CC BY. */
export const EXAMPLE_PATH = "/?v=aqz-KE-bpKQ";

/**
 * A text that most likely leads to a video: a word with a path on one of YouTube's domains. The path may be escaped, as in
 * another link. The early script chooses by it too, because the parser is too large to run that early.
 */
export const LIKELY_LINK = new RegExp(String.raw`${YOUTUBE_DOMAIN}\.?(?::\d+)?[/?#\\%]`, "i");

/**
 * Reads a query string such as `?v=aqz-KE-bpKQ` or `?url=LINK`. An ID in a `v` wins over any text, then the first text
 * that looks like a link to a video.
 */
export function readUrlState(search: string): UrlState {
  const query = new URLSearchParams(search);
  const values = query.getAll("v");
  const videoIds = values.flatMap((v) => parseVideoId(v.trim()) ?? []);
  if (videoIds.length > 0) {
    const videos = firstVideos(videoIds);
    const marked = query.getAll(SHORT_PARAMETER);
    const isShort = (videoId: VideoId) => marked.includes(values.length === 1 ? "1" : videoId);
    return { kind: "videos", ...videos, shorts: videos.videoIds.filter(isShort) };
  }
  const texts = TEXT_PARAMETERS.flatMap((name) => query.getAll(name));
  if (texts.length === 0) return { kind: "nothing" };
  const link = texts.find((text) => LIKELY_LINK.test(text));
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
