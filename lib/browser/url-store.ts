import { EXPECTS_RESULT_CLASS } from "../document-names";
import {
  readUrlState,
  textsOf,
  toSearch,
  type UrlSnapshot,
  type UrlState,
  type WriteCause,
} from "../results/url-state";
import { toSingleLine } from "./field-text";
import { findVideos, type ParsedLinks, type Videos } from "../youtube/find-videos";

/** This site's origins: the page's, and the one that it was built for. Node has no page. */
export const ORIGINS =
  typeof document === "undefined"
    ? []
    : [location, document.querySelector<HTMLLinkElement>("link[rel=canonical]") ?? location].map(
        ({ href }) => new URL(href).origin,
      );

let snapshot: UrlSnapshot | undefined;
/** The query string that the snapshot was made from, or that the browser refused to replace. */
let lastSearch = "";
const listeners = new Set<(url: UrlSnapshot) => void>();

function update(state: UrlState, cause: UrlSnapshot["cause"]): void {
  snapshot = { ...state, cause, key: getUrlSnapshot().key + 1 };
  lastSearch = location.search;
  for (const listener of listeners) listener(snapshot);
}

/**
 * Follows Back and Forward. `popstate` also fires for links to a section of the page, which leave the query string
 * alone. Text in the URL is submitted only when the page loads: by now the person may be typing the next link.
 */
function onPopState(): void {
  if (location.search === lastSearch) return;
  const state = readUrlState(location, ORIGINS);
  update(state.kind === "text" ? { kind: "nothing" } : state, "history");
}

/** Calls the listener with the current state and with each later one. Returns a function that removes it. */
export function followUrl(listener: (url: UrlSnapshot) => void): () => void {
  window.addEventListener("popstate", onPopState);
  listeners.add(listener);
  listener(getUrlSnapshot());
  return () => void listeners.delete(listener);
}

/** The videos in a text, also those that links to this site lead to. */
export function parseLinks(text: string): ParsedLinks {
  return findVideos(text, ORIGINS);
}

/** The current state. The same object until the URL changes. */
export function getUrlSnapshot(): UrlSnapshot {
  if (!snapshot) {
    lastSearch = location.search;
    snapshot = { ...readUrlState(location, ORIGINS), cause: "page-load", key: 0 };
  }
  return snapshot;
}

/** Whether the URL has this text, as the early script writes it into the field. */
export function isInUrl(text: string): boolean {
  return textsOf(location.search).some((each) => toSingleLine(each).trim() === text);
}

/** Lays the page out for a result or for none. Text with a video is about to become a result. */
export function layOutFor(url: UrlSnapshot): void {
  const expectsResult = url.kind === "videos" || (url.kind === "text" && url.links.ok);
  document.documentElement.classList.toggle(EXPECTS_RESULT_CLASS, expectsResult);
}

/**
 * Puts one or more videos into the URL: in place of text, otherwise as a new history entry. The same videos add none.
 * Never throws: if the browser refuses (it limits how often a page may change its URL), the videos are still shown.
 */
export function writeUrl({ videos, skipped }: Videos, cause: WriteCause): void {
  const state = readUrlState(location, ORIGINS);
  const search = toSearch(videos);
  if (state.kind !== "videos" || toSearch(state.videos) !== search) {
    try {
      history[state.kind === "text" ? "replaceState" : "pushState"](null, "", search);
    } catch {
      // The URL keeps its old text or videos.
    }
  }
  update({ kind: "videos", videos, skipped }, cause);
}
