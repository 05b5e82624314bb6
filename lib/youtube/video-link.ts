import { restoreLinks } from "./escapes";

/** Eleven characters that `parseVideoId` has checked. */
export type VideoId = string & { readonly brand: unique symbol };

/** Why a pasted text leads to no video. */
export type LinkProblem =
  "empty" | "no-link" | "bare-id" | "not-youtube" | "playlist" | "channel" | "too-short" | "too-long" | "no-video";

/** A video that a link leads to, and whether as a Short, or why there is none. */
type ParsedLink = { ok: true; videoId: VideoId; isShort: boolean } | { ok: false; problem: LinkProblem };

/**
 * Embedded players have two words of eleven characters in place of an ID, for a playlist and for a channel's live
 * stream.
 */
export const VIDEO_ID = /^(?!videoseries|live_stream)[\w-]{11}$/;

/** YouTube's domains, as the source of a regular expression. */
export const YOUTUBE_DOMAIN =
  String.raw`(?:youtu\.be|youtube(?:-nocookie|kids|education)?\.com|youtube\w{0,20}\.googleapis\.com|` +
  String.raw`(?:blog|about)\.youtube|ytimg\.com|googlevideo\.com|yt\d\.(?:ggpht|googleusercontent)\.com)`;

/** Any host of YouTube's, as the source of a regular expression. */
export const YOUTUBE_HOST = String.raw`(?:[a-z\d-]+\.)*${YOUTUBE_DOMAIN}`;
const ON_YOUTUBE = new RegExp(`^${YOUTUBE_HOST}$`);

/** The hosts on which every form of link works. */
const VIDEO_HOST = /^(?:(?:(?:www|m|music|gaming)\.)?youtube\.com|(?:www\.)?(?:youtu\.be|youtube-nocookie\.com))$/;

/** What stands right before an ID: a path on those hosts, or another host with its path. */
const BEFORE_ID = new RegExp(
  [
    String.raw`^/(?:embed|e|vi?|shorts|live|watch|u/\w+)/`,
    String.raw`^(?:i[1-9]?\.ytimg|img\.youtube)\.com/(?:vi|vi_webp|vi_lc|an_webp)/`,
    String.raw`^music\.youtube\.com/podcast/`,
    String.raw`^studio\.youtube\.com/video/`,
    String.raw`^youtube\.googleapis\.com/(?:v|embed)/`,
    String.raw`^(?:www\.)?youtubeeducation\.com/embed/`,
  ].join("|"),
);
/** Pages with the ID in `v`, or `vi` in old links. */
const WATCH_PAGE =
  /^\/(?:watch|watch_popup|watch\.php|movie|live_chat)?\/?$|^(?:www\.)?youtube(?:kids|education)\.com\/watch\/?$/;
/**
 * Pages whose URL contains another URL, with its parameters: YouTube's own, and those that mails, documents and posts
 * link to.
 */
const WRAPPER_PAGES: [page: RegExp, ...parameters: string[]][] = [
  [/^\/attribution_link$/, "u"],
  [/^\/oembed$/, "url"],
  [/^consent\.youtube\.com\/ml?$/, "continue"],
  // Beside `url`, `q` has the words of a search.
  [/^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}\/url$/, "url", "q"],
  [/^(?:lm?\.facebook|l\.messenger)\.com\/l\.php$/, "u"],
  [/^l\.(?:instagram|threads)\.com\/$/, "u"],
  [/^out\.reddit\.com\//, "url"],
  [/^[a-z\d-]+\.safelinks\.protection\.outlook\.com\/(?:ap\/[^/]+\/)?$/, "url"],
  [/^urldefense\.proofpoint\.com\/v1\/url$/, "u"],
];
const CHANNEL_PAGE = /^\/(?:@|(?:channel|c|user|embed\/live_stream)(?:\/|$))/;
const PLAYLIST_PAGE = /^\/(?:p\/|(?:playlist|view_play_list|course|watch_videos|embed\/videoseries)(?:\/|$))/;

/** What `new URL()` would repair too much: it decodes hosts, drops line breaks and turns `\` into `/`. */
const WEB_URL = new RegExp(
  String.raw`^(?:(?:https?:)?//)?([^/?#\\]*@)?([a-z\d.-]*[a-z\d])\.?(:[a-z\d]*)?` +
    String.raw`(?:([/?#]\S*)|[^a-z\d]*$)`, // closing punctuation after a bare host
  "i", // not "u": with it, "i" matches the Kelvin sign as a k
);

/** Doubled slashes count as one. An ASCII character means the same with or without an escape. */
const SLASHES_OR_ESCAPE = /\/{2,}|%[2-7][\dA-F]/gi;

/** A consent page may hold an attribution link. Without a limit, nested links would take quadratic time. */
const MAX_DEPTH = 2;

/** Returns the text itself if it is a video ID and nothing else, otherwise null. */
export function parseVideoId(text: string): VideoId | null {
  return VIDEO_ID.test(text) ? (text as VideoId) : null; // the brand exists only as a type; nothing else creates a VideoId
}

/** A link to a video, which `parseVideoLink` takes. */
export function videoLink(videoId: VideoId, isShort = false): string {
  return isShort ? `https://youtube.com/shorts/${videoId}` : `https://youtu.be/${videoId}`;
}

/** Returns the video of a link, the videos of a list, or why there is none. Takes linear time. Never throws. */
export function parseVideoLink(link: string, depth = 0): ParsedLink[] {
  const [, userInfo, hostAsWritten = "", port = "", rest = ""] = WEB_URL.exec(restoreLinks(link)) ?? [];
  const host = hostAsWritten.toLowerCase();
  const isOnYouTube = ON_YOUTUBE.test(host);
  // Dots that end a sentence are no path segment.
  const address = rest.replace(/\?+/, "?").replace(/\/\.+$/, "/");
  const url = new URL(`https://youtube.com${address}`); // never throws: the host is known, and the rest starts with / ? or #
  const path = url.pathname.replace(SLASHES_OR_ESCAPE, (part) => (part[0] === "/" ? "/" : decodeURIComponent(part)));
  const page = VIDEO_HOST.test(host) && !path.startsWith("/podcast/") ? path : host + path;
  const [, ...parameters] = WRAPPER_PAGES.find(([wrapper]) => wrapper.test(page)) ?? [];
  const wrapped = wrappedLink(url.searchParams, parameters);
  if (!isOnYouTube && wrapped === null) return [reject("not-youtube")];
  // The default port of the other scheme leads to the same video.
  if (userInfo || !["", ":80", ":443"].includes(port)) return [reject("no-video")];

  const videos = wrapped === null ? videosOf(host, path, page, url) : [];
  if (videos.length > 0) return videos;

  const innerLink = wrapped ?? linkInFragment(url.hash);
  const inner = innerLink === null || depth === MAX_DEPTH ? [] : parseVideoLink(innerLink, depth + 1);
  const isUseful = inner.some((found) => found.ok || !["not-youtube", "no-video"].includes(found.problem));
  if (isUseful) return inner;
  return [reject(isOnYouTube ? problemOf(path, url.searchParams) : "not-youtube")];
}

function videosOf(host: string, path: string, page: string, url: URL): ParsedLink[] {
  if (/^\/watch_videos\/?$/.test(page))
    return (url.searchParams.get("video_ids") ?? "").split(/[^\w-]+/).flatMap((id) => parseLeadingId(id));
  const v = WATCH_PAGE.test(page) ? (url.searchParams.get("v") ?? url.searchParams.get("vi")) : null;
  if (v) return parseLeadingId(v);
  if (BEFORE_ID.test(page)) return parseLeadingId(page.replace(BEFORE_ID, ""), page.startsWith("/shorts/"));
  return /^(?:www\.)?youtu\.be$/.test(host) ? parseLeadingId(path.slice(1)) : [];
}

/**
 * Returns the video whose ID a text starts with, or why there is none. Returns nothing if the text starts with no ID at
 * all.
 */
function parseLeadingId(text: string, isShort = false): ParsedLink[] {
  const id = text.replace(/[^\w-].*/s, "");
  const videoId = parseVideoId(id);
  if (videoId !== null) return [{ ok: true, videoId, isShort }];
  if (id === "" || id.length === 11) return [];
  return [reject(id.length < 11 ? "too-short" : "too-long")];
}

/**
 * The link in a wrapper page's URL. If it was not escaped, its later parameters are in the outer query: append them.
 */
function wrappedLink(query: URLSearchParams, parameters: string[]): string | null {
  const link = parameters.map((parameter) => query.get(parameter)).find(Boolean);
  if (!link) return null;
  const absolute = link.replace(/^\/(?!\/)/, "youtube.com/");
  return absolute.includes("?") ? `${absolute}&${query}` : absolute;
}

/** The link that some old pages have in the fragment: `#/watch?v=ID`, `#p/u/1/ID`, `#!v=ID`. */
function linkInFragment(hash: string): string | null {
  const fragment = hash.replace(/^#!?(?:p(?:\/a)?(?=\/u\/))?/, "");
  if (fragment === "") return null;
  return fragment.startsWith("/") ? `youtube.com${fragment}` : `youtube.com/watch?${fragment}`;
}

function problemOf(path: string, query: URLSearchParams): LinkProblem {
  if (CHANNEL_PAGE.test(path)) return "channel";
  return PLAYLIST_PAGE.test(path) || query.has("list") ? "playlist" : "no-video";
}

function reject(problem: LinkProblem): ParsedLink {
  return { ok: false, problem };
}
