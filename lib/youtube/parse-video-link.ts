import { findLink, type FoundLink } from "./find-link";
import { splitUrl, YOUTUBE_HOSTS, type UrlParts } from "./split-url";

/** Eleven characters that `parseVideoId` has checked. */
export type VideoId = string & { readonly brand: unique symbol };

/** Why a pasted text leads to no video. */
export type LinkProblem =
  | "empty"
  | "no-link"
  | "attached-text"
  | "not-youtube"
  | "playlist"
  | "channel"
  | "too-short"
  | "too-long"
  | "no-video";

/** What a text leads to, a video unless stated otherwise, or why it leads to no video. */
export type ParsedLink<Found = { videoId: VideoId }> = ({ ok: true } & Found) | { ok: false; problem: LinkProblem };

const ID_LENGTH = 11;

/** Eleven characters in place of an ID: the embedded players of a playlist and of a channel's live stream. */
const NOT_IDS = new Set(["videoseries", "live_stream"]);

/** Pages whose URL contains another URL, with the name of the parameter that holds it. */
const WRAPPER_PAGES = new Map([
  ["/attribution_link", "u"],
  ["/oembed", "url"],
]);

const WATCH_PAGE = /^\/(?:watch|watch_popup)?\/?$/;
const CHANNEL_PAGE = /^\/(?:@|(?:channel|c|user|embed\/live_stream)(?:\/|$))/;
const PLAYLIST_PAGE = /^\/(?:playlist|course|watch_videos|embed\/videoseries)(?:\/|$)/;

/** Each returns the text that starts with the ID, or an empty string or null if the URL does not have its form. */
const LINK_FORMS: readonly ((url: UrlParts) => string | null)[] = [
  /* /watch?v=ID         */ ({ path, query }) => (WATCH_PAGE.test(path) ? query.get("v") : null),
  /* /watch#!v=ID        */ ({ path, fragment }) => (WATCH_PAGE.test(path) ? vAfter(/^!/, fragment) : null),
  /* /embed/ID           */ ({ path }) => textAfter(/^\/(?:embed|e|v|shorts|live|watch|u\/\w+)\//, path),
  /* youtu.be/ID         */ ({ host, path }) => textAfter(/^(?:www\.)?youtu\.be\//, host + path),
  /* /user/NAME#p/u/1/ID */ ({ fragment }) => textAfter(/^p\/(?:a\/)?u\/\w+\//, fragment),
  /* /#/watch?v=ID       */ ({ fragment }) => vAfter(/^\/watch\/?\?/, fragment),
];

/** Returns the video ID in the first link of a pasted text, or why there is none. Takes linear time. Never throws. */
export function parseVideoLink(pasted: string): ParsedLink {
  if (/^[\s\p{Cf}\p{Cc}]*$/u.test(pasted)) return reject("empty");
  const found = findLink(pasted);
  if (found === null) return reject("no-link");
  return parseFoundLink(found);
}

/** Returns the video ID in a link, or why there is none. */
export function parseFoundLink(found: FoundLink): ParsedLink {
  return found.kind === "attached" ? reject("attached-text") : parseUrl(splitUrl(found.link));
}

/** Returns the text itself if it is a video ID and nothing else, otherwise null. */
export function parseVideoId(text: string): VideoId | null {
  if (!/^[\w-]+$/.test(text) || text.length !== ID_LENGTH || NOT_IDS.has(text)) return null;
  return text as VideoId; // the brand exists only as a type; nothing else creates a VideoId
}

/** The shortest link to a video. */
export function shortLink(videoId: VideoId): string {
  return `https://youtu.be/${videoId}`;
}

function parseUrl(url: UrlParts | null, isWrapped = false): ParsedLink {
  if (url === null || !YOUTUBE_HOSTS.has(url.host)) {
    return reject(url?.host.endsWith(".youtube.com") ? "no-video" : "not-youtube");
  }
  const wrapped = isWrapped ? null : wrappedLink(url);
  if (wrapped !== null) return parseUrl(splitUrl(wrapped), true);

  const id = LINK_FORMS.map((form) => leadingId(form(url) ?? "")).find((run) => run !== "");
  if (id === undefined || NOT_IDS.has(id)) return reject(problemOf(url));
  const videoId = parseVideoId(id);
  if (videoId !== null) return { ok: true, videoId };
  return reject(id.length < ID_LENGTH ? "too-short" : "too-long");
}

/** The link inside a wrapper page's URL. If it was not escaped, its later parameters are in the outer query: append them. */
function wrappedLink({ path, query }: UrlParts): string | null {
  const parameter = WRAPPER_PAGES.get(path);
  const link = parameter && query.get(parameter);
  if (!link) return null;
  const absolute = link.replace(/^\/(?!\/)/, "youtube.com/");
  return absolute.includes("?") ? `${absolute}&${query}` : absolute;
}

function problemOf({ path, query }: UrlParts): LinkProblem {
  if (CHANNEL_PAGE.test(path)) return "channel";
  return PLAYLIST_PAGE.test(path) || query.has("list") ? "playlist" : "no-video";
}

function leadingId(text: string): string {
  return text.replace(/[^\w-].*/s, "");
}

function textAfter(lead: RegExp, text: string): string {
  const [, after = ""] = text.split(lead);
  return after;
}

function vAfter(lead: RegExp, text: string): string | null {
  return new URLSearchParams(textAfter(lead, text)).get("v");
}

function reject(problem: LinkProblem): ParsedLink {
  return { ok: false, problem };
}
