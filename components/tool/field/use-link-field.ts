import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from "react";
import { flushSync, preconnect } from "react-dom";
import { isTouchScreen } from "@/lib/browser/device";
import { fillIn, hasSelection, toSingleLine } from "@/lib/browser/link-field";
import { getUrlSnapshot, parseLinks, type UrlSnapshot } from "@/lib/browser/url-store";
import type { FieldNotice } from "@/lib/messages/links";
import { linksTo, toSearch } from "@/lib/results/url-state";
import type { ParsedLinks } from "@/lib/youtube/find-videos";
import { IMAGE_HOSTS } from "@/lib/youtube/image-sources";
import type { LinkProblem } from "@/lib/youtube/video-link";
import { usePaste } from "./use-paste";

/** What has become of the field's text. */
type FieldState =
  /** It has been neither generated nor rejected. */
  | { kind: "initial" }
  /** The page shows its result. */
  | { kind: "generated" }
  /** Generate has found no video in it. */
  | { kind: "rejected"; problem: LinkProblem }
  /** The person has changed it. A rejected text keeps its problem until it has a video. */
  | { kind: "edited"; links: ParsedLinks; problem: LinkProblem | null };

/** What the link form gets. */
export type LinkField = {
  state: FieldState;
  /** What is wrong with something that is not in the field. */
  notice: FieldNotice | null;
  /** Whether Generate would show something else than the page does. */
  isOutdated: boolean;
  form: ComponentProps<"form">;
  /** Absent where the tool has crashed. */
  paste?: (from: "field" | "below") => Promise<void>;
};

/** The field's state and notice since the URL became `url`; stale once it changes again. */
type UrlField = Pick<LinkField, "state" | "notice"> & { url: UrlSnapshot | null };

/** The field as the URL leaves it. Text in the URL counts as submitted: it is rejected if it has no video. */
function untouched(url: UrlSnapshot | null): UrlField {
  return { url, state: stateOf(url), notice: null };
}

function stateOf(url: UrlSnapshot | null): FieldState {
  if (url?.kind === "videos") return { kind: "generated" };
  if (url?.kind === "text" && !url.links.ok) return { kind: "rejected", problem: url.links.problem };
  return { kind: "initial" };
}

/** What is wrong with the field's text, as far as Generate has said so. */
export function problemOf(state: FieldState): LinkProblem | null {
  return "problem" in state ? state.problem : null;
}

/**
 * The link field: what is wrong with its text, whether Generate would show what is shown, and every way to fill it. Calls
 * `onLinks` for each generated text, even one without links.
 */
export function useLinkField(url: UrlSnapshot | null, onLinks: (links: ParsedLinks) => void) {
  const [last, setField] = useState(untouched(null));
  const { state, notice } = last.url === url ? last : untouched(url);
  const problem = problemOf(state);
  const isOutdated = state.kind === "edited" ? !isResult(url, state.links) : state.kind !== "generated";
  /** Whether a click has selected the text. */
  const hasSelected = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  /** The field in the page now: an extension may have replaced the one that React rendered. */
  const getField = () => form.current?.querySelector("input") ?? null;
  const getText = () => getField()?.value ?? "";

  function setNotice(notice: FieldNotice) {
    const now = getUrlSnapshot();
    setField((field) => ({ ...(field.url === now ? field : untouched(now)), notice }));
  }

  function generate(links: ParsedLinks) {
    if (!links.ok) {
      const { problem } = links;
      // Before the toast, which scrolls the line clear of itself.
      flushSync(() => setField({ url: getUrlSnapshot(), state: { kind: "rejected", problem }, notice: null }));
    }
    // Lets the result take the focus. A rejected text keeps it, but on a touch screen Generate takes it, which closes the
    // keyboard: it covers the toast too.
    if (links.ok) getField()?.blur();
    else if (isTouchScreen()) form.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    onLinks(links);
  }

  function edit() {
    const links = parseLinks(getText());
    const isSolved = links.ok || problem === "empty";
    setField({ url, state: { kind: "edited", links, problem: isSolved ? null : problem }, notice: null });
    // Generate will request the first image in a moment. Requests with CORS have connections of their own.
    if (links.ok) preconnect(IMAGE_HOSTS[0], { crossOrigin: "anonymous" });
  }

  /**
   * Selects the shown link on the first click or tap: the keyboards of phones paste without an event. Further clicks
   * place the caret until the field loses focus.
   */
  function select(field: EventTarget) {
    // Keep a selection that the person made.
    if (!(field instanceof HTMLInputElement) || hasSelection(field) || isOutdated) return;
    hasSelected.current = true;
    field.select();
  }

  useTextOfUrl(url, getField, edit);
  const paste = usePaste({
    form,
    getField,
    isFinished: state.kind === "generated" || state.kind === "rejected",
    generate,
    setNotice,
  });

  return {
    state,
    notice,
    isOutdated,
    paste,
    form: {
      ref: form,
      onSubmit: (event) => {
        event.preventDefault();
        generate(parseLinks(getText()));
      },
      onInput: edit,
      onBlur: () => (hasSelected.current = false),
      // When text was selected before, browsers place the caret only after this event.
      onClick: ({ target }) => hasSelected.current || setTimeout(select, 0, target),
    },
  } satisfies LinkField;
}

/** Whether links lead to the result that the URL names. */
function isResult(url: UrlSnapshot | null, links: ParsedLinks): boolean {
  return links.ok && url?.kind === "videos" && toSearch(links.videos) === toSearch(url.videos);
}

/**
 * Fills in the links of the URL's videos after Back and Forward. What the person has typed before hydration stays, and
 * all text after Back to the page without a result: `onKept` reads it.
 */
function useTextOfUrl(url: UrlSnapshot | null, getField: () => HTMLInputElement | null, onKept: () => void) {
  const follow = useEffectEvent((next: UrlSnapshot) => {
    const field = getField();
    if (!field || next.cause === "generate") return;
    // As the early script has written it into the field.
    const text = next.kind === "videos" ? linksTo(next.videos) : next.kind === "text" ? toSingleLine(next.text) : "";
    if (text && (next.cause !== "page-load" || field.value === "")) fillIn(field, text);
    else if (field.value !== text) onKept();
  });

  useEffect(() => {
    if (url) follow(url);
  }, [url]);
}
