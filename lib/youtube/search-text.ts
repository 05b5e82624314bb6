import { unescapeText } from "./escapes";
import { readOwnLink } from "./own-link";
import type { FoundVideo, LinkProblem, VideoId } from "./video-link";

export type Found = (FoundVideo | LinkProblem)[];

/**
 * Names what is wrong, if anything is, with a link to YouTube or this site without an ID, with what stands where the ID
 * should, or with any other part of a text.
 */
export type NameProblem = (kind: "link" | "id" | "other", part: string) => LinkProblem[];

/**
 * Looks for links to videos, whatever stands around them, on YouTube's hosts and on this site. `origins`: this site's,
 * such as `https://thumbs.example.org`. Reads each part of a word as it is written and, only if that has no video, with
 * one more layer of escapes undone, up to six times. Returns what it finds in each word. Takes linear time. Never
 * throws.
 */
export function searchText(text: string, origins: readonly string[], nameProblem: NameProblem): Found[] {
  const youtube =
    String.raw`(?:(?:(?:www|m|music|gaming|studio|consent|img)\.)?(?:youtu\.be|youtube(?:-nocookie|kids|education)?\.com)|` +
    String.raw`youtube\.googleapis\.com|i[1-9]?\.ytimg\.com)\.?(?::(?:80|443))?(?=\/|[?#][\w?/!])`;
  const own = origins.map((origin) => {
    const host = origin.replace(/^https?:\/\/(?:www\.)?/, "").replace(/[.[\]]/g, "\\$&");
    return String.raw`(?:www\.)?${host}\.?\/?(?=\?)`;
  });
  const linkStart = new RegExp(String.raw`^(?:${youtube}|(${own.join("|") || "(?!)"}))`, "i");
  const anyHost = `(?:${[youtube, ...own].join("|")})`;

  // A host is not the end of another one. But it may stand behind a letter of a script without spaces between words.
  const letter = String.raw`\w\u00c0-\u024f\u0370-\u052f`;
  const start = String.raw`(?<![${letter}@.-])`;
  // Behind a letter, only a scheme that leads to YouTube or this site starts a new link.
  const boundary = new RegExp(String.raw`\s+|(?=(?<![\w-])https?:|https?:\/+${anyHost}|${start}${anyHost})`, "i");

  // A path begins behind a link's host, or as a value in its query or fragment.
  const path = String.raw`(?:^[^/?#]+|[=#!]|#p(?:\/a)?)\/+`;
  const beforeId =
    String.raw`${path}(?:embed(?!\/watch)|e|vi?|vi_webp|vi_lc|an_webp|(shorts)|live|watch|u\/\w{1,40}|podcast|video)\/+(?!watch\?)|` +
    String.raw`^[^/?#]*youtu\.be[^/?#]*\/+(?!watch\?)|[?&;#!/]vi?=`;
  // Players have two words in place of an ID. A link that starts behind it ends an ID.
  const id = String.raw`(?!(?:videoseries|live_stream)(?![\w-]))(?:(?!https?:\/+${anyHost})[\w-])+`;
  const ids = new RegExp(String.raw`(?:${beforeId})(${id})|[?&;]video_ids=(${id}(?:(?:,|%2C)${id})*)`, "i");

  /** Undoes one layer. Percent escapes go last: in a parameter, they keep its value apart from the link. */
  const undo = (escaped: string) => {
    const unescaped = unescapeText(escaped);
    if (unescaped !== escaped) return unescaped;
    // Without its escape, an @ would start another host. Characters outside ASCII may be any.
    return escaped.replace(/%(?!40|5C)([\da-f]{2})/gi, (_, code: string) =>
      code < "8" ? String.fromCharCode(parseInt(code, 16)) : "…",
    );
  };

  const isVideoId = (value = ""): value is VideoId => /^(?!videoseries|live_stream)[\w-]{11}$/.test(value);

  const readLink = (link: string): Found => {
    // What cannot be in a link ends it, and so does another site's link that is attached to it.
    const [, shorts, single, list = single] = ids.exec(link.replace(/(https?):.*|["<>|)\]].*/is, "$1")) ?? [];
    return (list?.split(/,|%2C/i) ?? []).flatMap((each): Found =>
      isVideoId(each) ? [{ videoId: each, isShort: shorts !== undefined }] : nameProblem("id", each),
    );
  };

  const maxLayers = 6;
  const hasVideo = (found: Found) => found.some((each) => typeof each !== "string");

  const searchPart = (part: string, depth: number): Found => {
    const [linkHost, ownHost] = linkStart.exec(part) ?? [];
    const rest = ownHost ? part.slice(ownHost.length) : part;
    let found: Found = ownHost ? readOwnLink(rest, unescapeText) : linkHost ? readLink(part) : [];
    if (found.length === 0) found = nameProblem(linkHost ? "link" : "other", part);

    // A link to this site was read with its escapes undone: only links in its parameters can be left.
    const undone = undo(rest);
    if (hasVideo(found) || undone === rest || depth === maxLayers) return found;
    const deeper = searchParts(undone, depth + 1);
    return hasVideo(deeper) ? deeper : [...deeper, ...found];
  };

  const searchParts = (word: string, depth = 0): Found =>
    word
      .replace(/__;[\w+/=!$-]*/g, " ") // the end that Proofpoint's mail filter adds to a link
      .split(boundary)
      .flatMap((part) => searchPart(part, depth));

  return text
    .split(/[^\S\ufeff]+/) // a byte order mark is an invisible character
    .map((word) => {
      // An invisible character ends a word. Only if that leads to no video is it left out.
      const readings = [" ", ""].map((space) => searchParts(word.replace(/\p{Cf}+/gu, space)));
      return readings.find(hasVideo) ?? readings.flat();
    });
}

/** The different videos that were found, in order. */
export function differentVideos(words: Found[]): FoundVideo[] {
  const videos = new Map<VideoId, FoundVideo>();
  for (const each of words.flat())
    if (typeof each !== "string" && !videos.has(each.videoId)) videos.set(each.videoId, each);
  return [...videos.values()];
}
