import { linksTo, readUrlState } from "./url-state";

/** A link to the home page with a query string, perhaps from HTML. A dot at its end is the sentence's. */
const HOME_LINK = /https?:\/\/[^\s/?#"'<>()]+\/?(\?(?:&amp;|[\w&=%+~-]|\.(?=\w))*)/gi;

/**
 * Replaces links to this site's results, as Copy link copies them, with links to the videos that they name. `origins`
 * are this site's, such as `https://thumbs.example.org`. Takes linear time. Never throws.
 */
export function replaceOwnLinks(text: string, origins: readonly string[]): string {
  return text.replace(HOME_LINK, (link, search: string) => {
    const state = readUrlState(search.replaceAll("&amp;", "&"));
    if (state.kind !== "videos" || !URL.canParse(link) || !origins.includes(new URL(link).origin)) return link;
    return linksTo(state);
  });
}
