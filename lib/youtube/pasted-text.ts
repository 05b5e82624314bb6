import { restoreLinks } from "./escapes";
import { parseVideoLink, videoLink, YOUTUBE_HOST, type LinkProblem, type VideoId } from "./video-link";

export const MAX_VIDEOS = 200;

/** One or more different videos, those of them that were linked to as Shorts, and what was left out. */
export type Videos = { videoIds: readonly VideoId[]; shorts: readonly VideoId[]; skipped: Skipped };

/** The videos in a pasted text, or why there is none. */
export type ParsedLinks = ({ ok: true } & Videos) | { ok: false; problem: LinkProblem };

/**
 * How many were left out: videos beyond the maximum, repeated links, links to no video, and links with too long or too
 * short an ID.
 */
export type Skipped = { beyondMaximum: number; repeated: number; notVideos: number; attached: number; cutOff: number };

export const NOTHING_SKIPPED: Skipped = { beyondMaximum: 0, repeated: 0, notVideos: 0, attached: 0, cutOff: 0 };

/** An `href` in HTML, as browsers write it. */
const HREF = /\shref\s*=\s*(["'])(.*?)\1/gis;

const WEB_LINK = /^(?:https?:\/\/[^/?#]|\/\/[a-z\d-]+\.)/i;

/** A host alone ("on youtube.com") is only a mention. */
const PATH = String.raw`(?::\d+)?(?:/|[?#][\w/])`;
const YOUTUBE_LINK = new RegExp(`^(?:(?:https?:)?//)?${YOUTUBE_HOST}${PATH}`, "i");

/**
 * A word that may be a link to another site: "vimeo.com/1", but also "Dr.Dre/Eminem". Not "Look.This" and
 * "Really.Yes?".
 */
const DOTTED_WORD = new RegExp(String.raw`(?:^|[^\w.:/\\=-])(?:[a-z\d-]+\.)+[a-z]{2,}${PATH}`, "i");

/**
 * An ID alone. Words have capitals at their start or throughout, and no digits. An ID's last character is one of
 * sixteen: it has four bits.
 */
const BARE_ID = /^\s*(?=\S*[a-z])(?=\S+[A-Z\d_])[\w-]{10}[AEIMQUYcgkosw048]\s*$/;

/** Scripts and data are URLs too, which may contain links. */
const SCRIPT = /(?:^|\s)(?:javascript:|data:\w+\/)\S*/gi;

/** The place of a link right behind a letter or hyphen, which may be the end of an ID. */
const BEFORE_ATTACHED_LINK = /(?<=[\w-])(?=https?:\/\/)/i;

/**
 * A link behind a mark. Behind `=` or `/` it belongs to the other site's link, but not on YouTube, unless a page wraps
 * it.
 */
const NEXT_LINK = /([^\w\s=/-])(?=https?:\/\/)/gi;
const NEXT_IN_YOUTUBE_LINK = new RegExp(
  String.raw`/(?=https?://)|(?<![?&;](?:u|url|continue))=(?=https?://${YOUTUBE_HOST}/[\w@])`,
  "i",
);

/** A link without a scheme, behind a mark that is no part of a host, path or query. */
const NEXT_BARE_LINK = new RegExp(
  String.raw`(?![\p{L}\p{N}\p{M}]|:\/\/)[^\w\s./\\?#=&%@-](?=//|${YOUTUBE_HOST}${PATH})`,
  "giu",
);

/** Text in the same word as its first link, such as `src=`. */
const TEXT_BEFORE_LINK = /^.*?(?:[=/](?=https?:\/\/[^/?#])|\b(?:src|href|url)=(?=\/\/))/i;

/**
 * Returns the videos in a pasted text in order, each once and at most MAX_VIDEOS, and what its other links are. If no
 * link leads to a video, the first one names the problem. Takes linear time. Never throws.
 */
export function parseVideoLinks(pasted: string): ParsedLinks {
  const text = restoreLinks(pasted);
  const found = parseLinksIn(text);
  const problems = found.filter((link) => !link.ok).map(({ problem }) => problem);
  const videos = found.filter((link) => link.ok);
  const foundIds = videos.map(({ videoId }) => videoId);
  const { videoIds, skipped } = firstVideos(foundIds);
  if (videoIds.length === 0) return { ok: false, problem: problems[0] ?? problemWithoutLink(text) };

  const count = (problem: LinkProblem) => problems.filter((each) => each === problem).length;
  const [attached, cutOff] = [count("too-long"), count("too-short")];
  // A single video is often linked twice, as in an embed code.
  const repeated = videoIds.length > 1 ? foundIds.length - videoIds.length - skipped.beyondMaximum : 0;
  return {
    ok: true,
    videoIds,
    // Of several links to a video, the first decides.
    shorts: videoIds.filter((videoId) => videos.find((video) => video.videoId === videoId)?.isShort),
    skipped: { ...skipped, repeated, attached, cutOff, notVideos: problems.length - attached - cutOff },
  };
}

/** The first MAX_VIDEOS of the videos, each once. */
export function firstVideos(found: readonly VideoId[]): Omit<Videos, "shorts"> {
  const videoIds = [...new Set(found)];
  const skipped = { ...NOTHING_SKIPPED, beyondMaximum: Math.max(0, videoIds.length - MAX_VIDEOS) };
  return { videoIds: videoIds.slice(0, MAX_VIDEOS), skipped };
}

/**
 * Returns a pasted text or, if its HTML links to all of the text's videos and to more, links to those, each once and in
 * order: the text of a copied playlist has only titles, and a link or two in its description. `replaceOwn` replaces links
 * to this site's results with links to their videos. Takes linear time. Never throws.
 */
export function pastedText(text: string, html: string, replaceOwn = (links: string) => links): string {
  if (html === "") return text;
  const hrefs = [...html.matchAll(HREF)].map(([, , href = ""]) => href).join("\n");
  const linked = new Map<VideoId, string>();
  for (const link of parseLinksIn(restoreLinks(replaceOwn(hrefs))))
    if (link.ok && !linked.has(link.videoId)) linked.set(link.videoId, videoLink(link.videoId, link.isShort));
  const found = parseVideoLinks(replaceOwn(text));
  const videoIds = found.ok ? found.videoIds : [];
  const count = found.ok ? videoIds.length + found.skipped.beyondMaximum : 0;
  const hasMore = linked.size > count && videoIds.every((videoId) => linked.has(videoId));
  return hasMore ? [...linked.values()].join("\n") : text;
}

const parseLinksIn = (text: string) => findLinks(text).flatMap((link) => parseVideoLink(link));

function findLinks(text: string): string[] {
  const words = separateAttachedLinks(text.replace(SCRIPT, ""))
    .replace(NEXT_LINK, "$1 ")
    .replace(NEXT_BARE_LINK, "$& ")
    .split(/\s+/);
  return words.flatMap((word) => {
    const link = isLink(word) ? word : word.replace(TEXT_BEFORE_LINK, "");
    if (!isLink(link)) return [];
    // The first link keeps its other parameters.
    return YOUTUBE_LINK.test(link) ? [link, ...link.split(NEXT_IN_YOUTUBE_LINK).slice(1)] : link;
  });
}

/**
 * Puts a space before each link that is attached to a word. The link's scheme stays with that word too, whose ID is then
 * too long, unless the link leads to a video: then both do.
 */
function separateAttachedLinks(text: string): string {
  const [first = "", ...attached] = text.split(BEFORE_ATTACHED_LINK);
  const separated = attached.map((piece) => {
    const [link = ""] = /^\S+/.exec(piece) ?? [];
    const isVideo = parseVideoLink(link).some(({ ok }) => ok);
    return isVideo ? ` ${piece}` : piece.replace(/^https?:\/\//i, "$& $&");
  });
  return [first, ...separated].join("");
}

function isLink(word: string): boolean {
  return WEB_LINK.test(word) || YOUTUBE_LINK.test(word);
}

function problemWithoutLink(text: string): LinkProblem {
  if (/^[\s\p{Cf}\p{Cc}]*$/u.test(text)) return "empty";
  if (BARE_ID.test(text)) return "bare-id";
  return DOTTED_WORD.test(text) ? "not-youtube" : "no-link";
}
