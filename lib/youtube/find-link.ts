import { YOUTUBE_HOSTS } from "./split-url";

/** A link, a link attached to other text, or a dotted word that may be a link: "vimeo.com/1", but also "Dr.Dre/Eminem". */
export type FoundLink = { kind: "link" | "dotted-word"; link: string } | { kind: "attached" };

/** What people and programs put around a link: brackets, quotes, emphasis, invisible characters (zero-width, byte order, direction). */
const OPENING = /^[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Cf}\p{Cc}"'`<>*~|]+/u;

const WEB_LINK = /^(?:https?:\/\/[^/?#]|\/\/[a-z0-9-]+\.)/i;

/** A host alone ("on youtube.com") is only a mention, and "Look.This" and "Really.Yes?" are plain words. */
const DOTTED_WORD = /^((?:[a-z0-9-]+\.)+[a-z]{2,})(?::\d+)?(?:\/|[?#][\w/])/i;

/**
 * Text that may precede a link in the same word: anything that ends in a mark ("title,https://"), Markdown, BBCode, HTML attributes,
 * and languages written without spaces. Stops at a colon after ASCII text: `javascript:`, `data:` and `blob:` start URLs of their own.
 */
const TEXT_BEFORE_LINK = /^[^:]*?(?:(?:[^\w:]|[^ -~]:["']?)(?=https?:\/\/)|\b(?:src|href|url)=["']?(?=\/\/))/i;

/** A web link after a colon, or right after a letter or digit. Anchored, because searching from every colon takes quadratic time. */
const ATTACHED_LINK = /^[^:]*(?::.*|[a-z\d])https?:\/\/[^/?#]/i;

/** Between two links without white space, as in a line of CSV, JSON or HTML. A comma before anything else may belong to a link. */
const SEPARATOR =
  /\s+|[,;|"'<>()[\]{}`\p{Pi}\p{Pf}\p{Ps}\p{Cf}，、；。،؛·•…](?=(?:https?:)?\/\/|(?:\w+\.)?youtu[\w-]*\.)/iu;

/** Returns every link in a text, in order, and each link attached to other text. Ignores dotted words. */
export function findLinks(text: string): FoundLink[] {
  return text.split(SEPARATOR).flatMap((word) => {
    const found = linkIn(word.replace(OPENING, ""));
    return found === null || found.kind === "dotted-word" ? [] : found;
  });
}

/** Returns the first link in a text, else the first attached one, else the first dotted word. Returns null if there is none. */
export function findLink(text: string): FoundLink | null {
  const found = text.split(/\s+/).map((word) => linkIn(word.replace(OPENING, "")));
  const firstOf = (kind: FoundLink["kind"]) => found.find((link) => link?.kind === kind);
  return firstOf("link") ?? firstOf("attached") ?? firstOf("dotted-word") ?? null;
}

function linkIn(word: string): FoundLink | null {
  if (WEB_LINK.test(word) || isOnYouTube(word)) return { kind: "link", link: word };
  if (DOTTED_WORD.test(word)) return { kind: "dotted-word", link: word };
  const link = word.replace(TEXT_BEFORE_LINK, "");
  if (WEB_LINK.test(link)) return { kind: "link", link };
  return hasAttachedLink(word) ? { kind: "attached" } : null;
}

function isOnYouTube(word: string): boolean {
  const host = DOTTED_WORD.exec(word)?.[1];
  return host !== undefined && YOUTUBE_HOSTS.has(host.toLowerCase());
}

function hasAttachedLink(word: string): boolean {
  return ATTACHED_LINK.test(word) || word.split(":").some((part) => isOnYouTube(part.replace(OPENING, "")));
}
