import { parseVideoId, type VideoId } from "../youtube/parse-video-link";

/** What the page's own address asks for: nothing, a video by its id, or whatever somebody pasted or shared. */
export type UrlState = { kind: "nothing" } | { kind: "video"; videoId: VideoId } | { kind: "text"; text: string };

/** Where a shared video's link is found: apps put it into `url`, `text` or `title`. A `v` that is no id is text like any other. */
export const TEXT_PARAMETERS = ["v", "url", "text", "title"];

/**
 * Reads a query string such as `?v=aqz-KE-bpKQ` or `?url=https%3A%2F%2F...`. The first id in a `v` wins; otherwise all texts
 * are looked through in the order above.
 */
export function readUrlState(search: string): UrlState {
  const query = new URLSearchParams(search);
  const [videoId] = query.getAll("v").flatMap((v) => parseVideoId(v.trim()) ?? []);
  if (videoId) return { kind: "video", videoId };
  const texts = TEXT_PARAMETERS.flatMap((name) => query.getAll(name));
  return texts.length > 0 ? { kind: "text", text: texts.join("\n").trim() } : { kind: "nothing" };
}

/** The query string that asks for a video. */
export function toSearch(videoId: VideoId): string {
  return `?v=${videoId}`;
}

/**
 * Puts a video into the page's address. A link in the address has been read: its place in the history becomes that of its result.
 * The same video again adds no step. Never throws: browsers refuse too many steps in a short time.
 */
export function writeUrl(videoId: VideoId): void {
  const state = readUrlState(location.search);
  if (state.kind === "video" && state.videoId === videoId) return;
  try {
    history[state.kind === "text" ? "replaceState" : "pushState"](null, "", toSearch(videoId));
  } catch {
    // The result is there all the same.
  }
}

/**
 * Tells what the address asks for: now, and whenever the person goes back or forward. Returns what stops it.
 * A text is read once: the browser reports a step to another place on the page, too, when the person may be typing the next one.
 */
export function followUrl(onChange: (state: UrlState) => void): () => void {
  onChange(readUrlState(location.search));
  const tell = () => {
    const state = readUrlState(location.search);
    if (state.kind !== "text") onChange(state);
  };
  window.addEventListener("popstate", tell);
  return () => window.removeEventListener("popstate", tell);
}
