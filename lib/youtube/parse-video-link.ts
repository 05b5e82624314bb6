import { findLink } from "./find-link";
import { splitUrl, YOUTUBE_HOSTS, type UrlParts } from "./split-url";

export type VideoId = string & { readonly brand: unique symbol };

export type LinkProblem =
  "empty" | "no-link" | "glued" | "not-youtube" | "playlist" | "channel" | "too-short" | "too-long" | "no-video";

export type ParsedLink = { ok: true; videoId: VideoId } | { ok: false; problem: LinkProblem };

const ID_LENGTH = 11;

/** Eleven letters in an id's place, in the player of a playlist and in that of a channel's live stream. */
const NOT_IDS = new Set(["videoseries", "live_stream"]);

/** Addresses that carry another one, each with the name of the parameter. */
const WRAPPER_PAGES = new Map([
  ["/attribution_link", "u"],
  ["/oembed", "url"],
]);

const WATCH_PAGE = /^\/(?:watch|watch_popup)?\/?$/;
const CHANNEL_PAGE = /^\/(?:@|(?:channel|c|user|embed\/live_stream)(?:\/|$))/;
const PLAYLIST_PAGE = /^\/(?:playlist|course|watch_videos|embed\/videoseries)(?:\/|$)/;

/** Each answers the text that begins with the id, when the address has its form. */
const LINK_FORMS: readonly ((address: UrlParts) => string | null)[] = [
  /* /watch?v=ID         */ ({ path, query }) => (WATCH_PAGE.test(path) ? query.get("v") : null),
  /* /watch#!v=ID        */ ({ path, fragment }) => (WATCH_PAGE.test(path) ? vAfter(/^!/, fragment) : null),
  /* /embed/ID           */ ({ path }) => textAfter(/^\/(?:embed|e|v|shorts|live|watch|u\/\w+)\//, path),
  /* youtu.be/ID         */ ({ host, path }) => textAfter(/^(?:www\.)?youtu\.be\//, host + path),
  /* /user/NAME#p/u/1/ID */ ({ fragment }) => textAfter(/^p\/(?:a\/)?u\/\w+\//, fragment),
  /* /#/watch?v=ID       */ ({ fragment }) => vAfter(/^\/watch\/?\?/, fragment),
];

/** Reads whatever was pasted; the first web link in it decides. Never throws; linear in the length of the text. */
export function parseVideoLink(pasted: string): ParsedLink {
  if (/^[\s\p{Cf}\p{Cc}]*$/u.test(pasted)) return reject("empty");
  const found = findLink(pasted);
  if (found === null) return reject("no-link");
  return found.kind === "glued" ? reject("glued") : parseUrl(splitUrl(found.link));
}

/** A bare id, not a link: the text itself if it is a video id, else null. */
export function parseVideoId(text: string): VideoId | null {
  if (!/^[\w-]+$/.test(text) || text.length !== ID_LENGTH || NOT_IDS.has(text)) return null;
  return text as VideoId; // a brand has no value at run time, and this is the one place that gives it
}

function parseUrl(address: UrlParts | null, isWrapped = false): ParsedLink {
  if (address === null || !YOUTUBE_HOSTS.has(address.host)) {
    return reject(address?.host.endsWith(".youtube.com") ? "no-video" : "not-youtube");
  }
  const wrapped = isWrapped ? null : wrappedLink(address);
  if (wrapped !== null) return parseUrl(splitUrl(wrapped), true);

  const id = LINK_FORMS.map((form) => leadingId(form(address) ?? "")).find((run) => run !== "");
  if (id === undefined || NOT_IDS.has(id)) return reject(problemOf(address));
  const videoId = parseVideoId(id);
  if (videoId !== null) return { ok: true, videoId };
  return reject(id.length < ID_LENGTH ? "too-short" : "too-long");
}

/** A link that was carried unescaped spills its later parameters into the carrier's: they are read after its own. */
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
