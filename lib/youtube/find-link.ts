/** What people and programs wrap a link in: brackets, quotes, emphasis, invisible marks (zero-width, byte order, direction). */
const OPENING = /^[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Cf}\p{Cc}"'`<>*~|]+/u;

/**
 * With `http:`, `https:` or `//`; or a dotted name with an address behind it. A name alone ("on youtube.com") is a mention,
 * and "Look.This" or "Really.Yes?" are words.
 */
const LINK = /^(?:https?:\/\/[^/?#]|\/\/[a-z0-9-]+\.|(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|[?#][\w/]))/i;

/**
 * Text right before a link in the same word: Markdown, BBCode, HTML attributes, and languages that set no spaces.
 * A colon ends the search, for `javascript:`, `data:` and `blob:` are addresses of their own.
 */
const LEAD_IN = /^[^:]*?(?:(?:[()[\]{}<>]|[^ -~]:?)["']?(?=https?:\/\/)|\b(?:src|href|url)=["']?(?=(?:https?:)?\/\/))/i;

/** The first word that is a web link, from the link's first letter to the word's end; `null` when there is none. */
export function findLink(text: string): string | null {
  for (const word of text.split(/\s+/)) {
    const unwrapped = word.replace(OPENING, "");
    const link = [unwrapped, unwrapped.replace(LEAD_IN, "")].find((candidate) => LINK.test(candidate));
    if (link !== undefined) return link;
  }
  return null;
}
