import { replaceLookAlikes, undoLayer, unescapeText } from "./escapes";
import { readOwnLink } from "./own-link";
import { looksLikeId } from "./video-link";
import { anyOf, LINK_DOMAINS, isVideo, literally, readYoutubeLink, YOUTUBE_HOST, type Finding } from "./youtube-link";

/** Every link has one of three marks, perhaps full-width or escaped. Most words of a text have none. */
const LINK_MARK = /[/?#／？＃%\\&]/;

/**
 * White space that breaks a link, perhaps with the marks of quoted mail: behind a slash or `v=`, and before `watch?` or what
 * may be an ID, perhaps in a folder. Joined words are still a link only if YouTube's host and an introducer come first.
 */
const LINK_BREAK = /(?<=\/|v=)\s[\s>]*(?=watch\?|(?:\w+\/)?([\w-]{11})(?![\w-]))/gi;
const mendBreak = (space: string, id?: string) => (id && !looksLikeId(id) ? space : "");

/** Breaks in a word, by mail and by HTML. They are read as invisible characters. */
const SOFT_BREAK = /=\r?\n|<wbr\s*\/?>/gi;

/** Other readings of a word, for one that leads to no video as it is. */
const OTHER_READINGS = [
  (text: string) => text.replace(/\p{Cf}/gu, ""),
  replaceLookAlikes,
  // The names of parameters with IDs in the player, the old editor and Studio.
  (text: string) => replaceLookAlikes(text).replace(/(?<=[?&;])(?:playlist|video_id|udvid)=/gi, "video_ids="),
];

/** Any word with another reading has one of these: a character outside ASCII, the # or \ of its escape, or a name. */
const READS_DIFFERENTLY = /[^\0-\x7f]|[#\\]|%(?:25)*(?:23|5C)|playlist|vid/i;

const MAX_LAYERS = 6;

/** Letters of scripts with spaces between words: behind one, a host is the end of another name. */
const LETTERS = String.raw`\w\u00c0-\u024f\u0370-\u052f`;

const YOUTUBE_LINK = new RegExp(`^${YOUTUBE_HOST}`, "i");

const DOMAIN = anyOf(LINK_DOMAINS.map(({ domain }) => literally(domain)));
/** Another of YouTube's hosts or ports, or its name behind a scheme and without a path. */
const OTHER_YOUTUBE = new RegExp(
  String.raw`//(?:[^\s/?#]*[.@])?${DOMAIN}\.?(?::\w*)?(?![\w.:@%\\-])|` +
    String.raw`(?<![${LETTERS}-])${DOMAIN}(?::\w*)?(?=/|[?#]\w)`,
  "i",
);

function readPart(part: string): Finding[] {
  if (YOUTUBE_LINK.test(part)) return readYoutubeLink(part);
  if (OTHER_YOUTUBE.test(part)) return ["no-video"];
  return /^https?:\/\/[^\s/?#]/i.test(part) ? ["not-youtube"] : [];
}

/** This site's host at the start of a link to videos. */
const ownHost = (origin: string) =>
  String.raw`(?:www\.)?${literally(origin.replace(/^https?:\/\/(?:www\.)?/, ""))}\.?/?(?=\?)`;

/**
 * Looks for links to videos, whatever stands around them, on YouTube's hosts and on this site. `origins`: this site's,
 * such as `https://thumbs.example.org`. Returns each word's findings. Takes linear time. Never throws.
 */
export function searchText(text: string, origins: readonly string[]): Finding[][] {
  const ownHosts = origins.map(ownHost);
  const ownLink = new RegExp(`^${anyOf(ownHosts)}`, "i");
  const host = anyOf([YOUTUBE_HOST, ...ownHosts]);
  // Behind a letter, only a scheme that leads to YouTube or this site starts a new link. A mail filter ends one with `__;`.
  const boundary = new RegExp(
    String.raw`\s+|__;|(?=(?<![\w-])https?:|https?:/+${host}|(?<![${LETTERS}@.-])${host})`,
    "i",
  );

  /**
   * Splits a text where links may begin. Reads each part as it is and, only where that has no video, with one more layer
   * of escapes undone. For example `a.example/?u=https%3A%2F%2Fyoutu.be%2FID&amp;t=1`:
   *
   *     as it is                a.example/?u=https%3A%2F%2Fyoutu.be%2FID&amp;t=1   no host
   *     references undone       a.example/?u=https%3A%2F%2Fyoutu.be%2FID&t=1       no host
   *     percent escapes undone  a.example/?u=  |  https://  |  youtu.be/ID&t=1     the third part has an ID
   */
  const searchParts = (text: string, read = (text: string) => text, layer = 0): Finding[] =>
    read(text)
      .split(boundary)
      .flatMap((part) => {
        const rest = part.replace(ownLink, "");
        const isOwn = rest !== part;
        const found: Finding[] = isOwn ? readOwnLink(rest) : readPart(part);
        if (isOwn && found.length === 0) found.push("no-video");
        if (found.some(isVideo) || layer === MAX_LAYERS) return found;
        // A link to this site is read with its escapes undone: only links in its parameters can be left.
        const undone = undoLayer(rest);
        if (undone === rest) return found;
        const deeper = searchParts(undone, read, layer + 1);
        return deeper.some(isVideo) ? deeper : [...deeper, ...found];
      });

  const searchWord = (word: string): Finding[] => {
    const found = searchParts(word.replace(/\p{Cf}+/gu, " ")); // an invisible character ends a word; OTHER_READINGS leaves it out
    if (found.some(isVideo) || !READS_DIFFERENTLY.test(unescapeText(word))) return found;
    const others = OTHER_READINGS.map((read) => searchParts(word, read));
    return others.find((each) => each.some(isVideo)) ?? [found, ...others].flat();
  };

  return text
    .replace(LINK_BREAK, mendBreak)
    .replace(SOFT_BREAK, "\u200b")
    .split(/[^\S\ufeff]+/) // a byte order mark is an invisible character
    .filter((word) => LINK_MARK.test(word))
    .map(searchWord);
}
