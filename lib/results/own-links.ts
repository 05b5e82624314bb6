import { linksTo, readUrlState } from "./url-state";

/** A link to the home page with a query string, perhaps from HTML. A dot at its end is the sentence's. */
const HOME_LINK = /(https?:\/\/[^\s/?#"'<>()]+)\/?(\?(?:&amp;|[\w&=%+~-]|\.(?=\w))*)/gi;

/**
 * Replaces links to this site's results, as Copy link copies them, with links to the videos that they name. `origins`
 * are this site's, such as `https://thumbs.example.org`. Takes linear time. Never throws.
 */
export function replaceOwnLinks(text: string, origins: readonly string[]): string {
  return text.replace(HOME_LINK, (link, origin: string, search: string) => {
    if (!origins.includes(origin.toLowerCase())) return link;
    const state = readUrlState(search.replaceAll("&amp;", "&"));
    return state.kind === "videos" ? linksTo(state) : link;
  });
}
