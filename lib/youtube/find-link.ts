import { YOUTUBE_HOSTS } from "./split-url";

/** A link, one with other text right before it, or a word that may be one: "vimeo.com/1", and "Dr.Dre/Eminem" too. */
type FoundLink = { kind: "link" | "dotted-word"; link: string } | { kind: "glued" };

/** What people and programs wrap a link in: brackets, quotes, emphasis, invisible marks (zero-width, byte order, direction). */
const OPENING = /^[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Cf}\p{Cc}"'`<>*~|]+/u;

const WEB_LINK = /^(?:https?:\/\/[^/?#]|\/\/[a-z0-9-]+\.)/i;

/** A name alone ("on youtube.com") is a mention, and "Look.This" or "Really.Yes?" are words. */
const DOTTED_WORD = /^((?:[a-z0-9-]+\.)+[a-z]{2,})(?::\d+)?(?:\/|[?#][\w/])/i;

/**
 * Text right before a link in the same word: any mark ("title,https://"), Markdown, BBCode, HTML attributes, and languages
 * that set no spaces. Stops at a colon: `javascript:`, `data:` and `blob:` are addresses of their own.
 */
const TEXT_BEFORE_LINK = /^[^:]*?(?:(?:[^\w:]|[^ -~]:["']?)(?=https?:\/\/)|\b(?:src|href|url)=["']?(?=\/\/))/i;

/** A web link behind a colon, or with a letter or digit right before it. Anchored: a search from every colon is quadratic. */
const ATTACHED_LINK = /^[^:]*(?::.*|[a-z\d])https?:\/\/[^/?#]/i;

/** The link that decides: the first one, else one with text right before it, else a dotted word; `null` when there is none. */
export function findLink(text: string): FoundLink | null {
  const found = text.split(/\s+/).map((word) => linkIn(word.replace(OPENING, "")));
  const firstOf = (kind: FoundLink["kind"]) => found.find((link) => link?.kind === kind);
  return firstOf("link") ?? firstOf("glued") ?? firstOf("dotted-word") ?? null;
}

function linkIn(word: string): FoundLink | null {
  if (WEB_LINK.test(word) || isOnYouTube(word)) return { kind: "link", link: word };
  if (DOTTED_WORD.test(word)) return { kind: "dotted-word", link: word };
  const link = word.replace(TEXT_BEFORE_LINK, "");
  if (WEB_LINK.test(link)) return { kind: "link", link };
  return hasAttachedLink(word) ? { kind: "glued" } : null;
}

function isOnYouTube(word: string): boolean {
  const host = DOTTED_WORD.exec(word)?.[1];
  return host !== undefined && YOUTUBE_HOSTS.has(host.toLowerCase());
}

function hasAttachedLink(word: string): boolean {
  return ATTACHED_LINK.test(word) || word.split(":").some((part) => isOnYouTube(part.replace(OPENING, "")));
}
