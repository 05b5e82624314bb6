import type { ParsedLinks } from "../youtube/find-videos";
import type { LinkProblem } from "../youtube/video-link";
import { toSearch, type UrlSnapshot } from "./url-state";

/** Where something comes from that is not in the field. */
export type ContentsSource = "clipboard" | "dropped";

/** Why the clipboard or the drop has no text, or not all of it: the browser refuses, or it is a picture or another file. */
export type ContentsProblem = "unreadable" | "picture" | "file";

/** A problem with the clipboard, a drop or the tool itself. */
export type FieldNotice = { source: ContentsSource; problem: LinkProblem | ContentsProblem } | "crashed";

export type LinkFieldState = {
  /** The URL whose result the page shows; null before the tool has started. */
  url: UrlSnapshot | null;
  /** The links in the field's text, if the person has changed it since it was generated or rejected. */
  edited: ParsedLinks | null;
  /** The problem with the text when it was generated. It stays until the text has a video. */
  problem: LinkProblem | null;
  /** A problem with something that is not in the field. */
  notice: FieldNotice | null;
};

export type LinkFieldAction =
  | { type: "url-changed"; url: UrlSnapshot }
  | { type: "edited"; links: ParsedLinks }
  | { type: "rejected"; problem: LinkProblem }
  | { type: "noticed"; notice: FieldNotice };

export const INITIAL_LINK_FIELD: LinkFieldState = { url: null, edited: null, problem: null, notice: null };

export function linkFieldReducer(field: LinkFieldState, action: LinkFieldAction): LinkFieldState {
  switch (action.type) {
    case "url-changed": {
      const { url } = action;
      // Text in the URL was submitted.
      const problem = url.kind === "text" && !url.links.ok ? url.links.problem : null;
      return { url, edited: null, problem, notice: null };
    }
    case "edited": {
      const isSolved = action.links.ok || field.problem === "empty";
      return { ...field, edited: action.links, problem: isSolved ? null : field.problem, notice: null };
    }
    case "rejected":
      return { ...field, edited: null, problem: action.problem, notice: null };
    case "noticed":
      return { ...field, notice: action.notice };
  }
}

/** Whether a pasted link replaces all of the text: Generate has taken or rejected it, and it is unchanged since. */
export function isReplaceable({ url, edited, problem }: LinkFieldState): boolean {
  return edited === null && (problem !== null || url?.kind === "videos");
}

/** Whether Generate would show something other than the page does. */
export function isOutdated({ url, edited, problem }: LinkFieldState): boolean {
  if (problem !== null || url?.kind !== "videos") return true;
  return edited !== null && !(edited.ok && toSearch(edited.videos) === toSearch(url.videos));
}
