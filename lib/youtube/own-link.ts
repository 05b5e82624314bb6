import type { FoundVideo, VideoId } from "./video-link";

/**
 * Returns the different videos that the query string of a link to this site names: `?v=A&v=B&short=B`, or `?v=A&short=1`.
 * A sentence or HTML may have left escapes and marks in it, as in `?v=A&amp;v=B).`. Must be self-contained: the early script
 * embeds its source.
 */
export function readOwnLink(query: string, unescape: (text: string) => string): FoundVideo[] {
  // The references of HTML have a # too.
  const parameters = new URLSearchParams(unescape(unescape(unescape(query))).replace(/#.*/s, ""));
  const valuesOf = (name: string) => parameters.getAll(name).map((value) => /^\s*([\w-]*)/.exec(value)?.[1] ?? "");
  const isVideoId = (value: string): value is VideoId => /^(?!videoseries|live_stream)[\w-]{11}$/.test(value);
  const videoIds = [...new Set(valuesOf("v").filter(isVideoId))];
  const shorts = new Set(valuesOf("short"));
  const isOnlyShort = videoIds.length === 1 && shorts.has("1");
  return videoIds.map((videoId) => ({ videoId, isShort: isOnlyShort || shorts.has(videoId) }));
}
