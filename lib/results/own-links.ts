import { restoreLinks } from "../youtube/escapes";
import { linksTo, readUrlState } from "./url-state";

/** A query string in a text. A dot at its end is the sentence's. */
const SEARCH = String.raw`(\?(?:[\w&=%+~-]|\.(?=\w))*)`;

/**
 * Undoes escapes, and replaces links to this site's results, as Copy page link copies them, with links to the videos
 * that they name. `origins` are this site's, such as `https://thumbs.example.org`. A line may also be a path, as in HTML. Takes
 * linear time. Never throws.
 */
export function replaceOwnLinks(text: string, origins: readonly string[]): string {
  const homePages = origins.map((origin) => {
    const host = origin.replace(/^https?:\/\/(?:www\.)?/, "").replaceAll(".", "\\.");
    return String.raw`(?:https?:\/\/|(?<![\w@/.-]))(?:www\.)?${host}\.?\/?`;
  });
  const ownLink = new RegExp(`(?:${["^/", ...homePages].join("|")})${SEARCH}`, "gim");
  return restoreLinks(text).replace(ownLink, (link, search: string) => {
    const state = readUrlState(search);
    return state.kind === "videos" ? linksTo(state) : link;
  });
}
