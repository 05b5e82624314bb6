import { replaceLookAlikes, unescapeText } from "./escapes";
import { idAtStart, type FoundVideo } from "./video-link";

const READERS = { unescapeText, replaceLookAlikes, idAtStart };

/** Returns the different videos that the query string of a link to this site names. */
export function readOwnLink(query: string): FoundVideo[] {
  return videosInQuery(query, READERS);
}

/**
 * Reads `?v=A&v=B&short=B` or `?v=A&short=1`. A sentence, HTML or a person may have left escapes and marks in it, as in
 * `?v=A&amp;v="B").`. Must be self-contained but for its parameters: the early script embeds its source.
 */
export function videosInQuery(
  query: string,
  { unescapeText, replaceLookAlikes, idAtStart }: typeof READERS,
): FoundVideo[] {
  // Only after unescaping, cut off the fragment: HTML's references have a # too.
  const parameters = new URLSearchParams(unescapeText(unescapeText(unescapeText(query))).replace(/#.*/s, ""));
  const readValue = (value: string) => idAtStart(value.replace(/^[^\p{L}\p{N}_-]+/u, ""));
  const idsOf = (name: string) =>
    new Set(parameters.getAll(name).flatMap((value) => readValue(value) ?? readValue(replaceLookAlikes(value)) ?? []));
  const videoIds = idsOf("v");
  const shorts = idsOf("short");
  const isOnlyShort = videoIds.size === 1 && /^1_*(?![\w-])/.test(parameters.get("short") ?? "");
  return [...videoIds].map((videoId) => ({ videoId, isShort: isOnlyShort || shorts.has(videoId) }));
}
