/**
 * The names by which a module finds another module's elements in the document. Style sheets repeat them. All other elements
 * are found by a ref, from an event's target, or by their own HTML, such as `[rel=canonical]`. Two are found by their place:
 * the blur of components/tool/room-for-result.tsx, by the early script, and All sizes in a list's row, by
 * components/tool/list/use-video-list.ts.
 */

export const ELEMENT_IDS = {
  /** The element that components/tool/hydrate.tsx hydrates. */
  tool: "tool",
  /** The field of the link form: the early script fills it, and the error boundary saves its text. */
  linkField: "link",
  /** The line below it: a toast about a link scrolls it clear of itself. */
  fieldLine: "link-hint",
  /** The heading of a result, which names its section. */
  resultHeading: "result",
  /** The stage's button, which toasts about a result keep clear of. */
  saveLargest: "save-largest",
  /** The drawing, which <use> repeats. */
  drawing: "drawing",
  /** The header's menu, which lib/browser/site-menu.ts closes. */
  siteMenu: "site-menu",
  /** The preload of the tool's styles: scripts/build/ adds it, lib/browser/tool-styles.ts reads it. */
  toolStyles: "tool-styles",
  /** The inline scripts, which scripts/build/ keeps. */
  earlyScript: "early",
  setYear: "set-year",
} as const;

/** The class of the toasts' list, in which a focused toast stays. */
export const TOASTS_CLASS = "toasts";

/*
 * The early script sets these flags on `<html>`, before the first paint. Who changes them, and who reads them:
 *
 *   data-tool       thumbnail-tool.tsx, hydrate.tsx: started or overdue    without-script.css, room-for-result.css
 *   data-room       room-for-result.tsx: removed with the first result     room-for-result.css, stage.css
 *   --videos        nobody: stays, but counts only beside data-room        room-for-result.css
 *   expects-result  url-store.ts: there while the URL leads to a result    hero.css, link-form.css, button-sizes.css,
 *                                                                          room-for-result.css
 */

/** The class of `<html>` while the URL leads to a result, or most likely does: the page is laid out for it. */
export const EXPECTS_RESULT_CLASS = "expects-result";

/** The data attributes of `<html>`. */
export type RootData = {
  /** Whether the tool runs: `overdue` if it has not started in time. Absent without script. */
  tool?: "expected" | "started" | "overdue";
  /** For what room is reserved. For one video, its stage is shown before the tool has started, higher for a Short. */
  room?: "video" | "short" | "other";
};
