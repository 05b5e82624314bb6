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

/** What the person has done since the URL became `url`; stale once it changes again. */
type FieldState = {
  url: UrlSnapshot | null;
  /** Why Generate has rejected the text, until it has a video. */
  problem: LinkProblem | null;
  /** What is wrong with something that is not in the field. */
  notice: FieldNotice | null;
  editedLinks: ParsedLinks | null;
};

/** What the link form gets. Without a tool, it has a problem or a notice only. */
export type LinkField = Partial<FieldState> & {
  /** Whether the text is the link whose result is shown. */
  isShown?: boolean;
  form: ComponentProps<"form">;
  paste?: (from: "field" | "below") => Promise<void>;
};

/** Text in the URL counts as generated: it is rejected if it has no video. */
function untouched(url: UrlSnapshot | null): FieldState {
  const problem = url?.kind === "text" && !url.links.ok ? url.links.problem : null;
  return { url, problem, notice: null, editedLinks: null };
}

/**
 * The link field: what is wrong with its text, whether Generate would show what is shown, and every way to fill it. Calls
 * `onLinks` for each generated text, even one without links.
 */
export function useLinkField(url: UrlSnapshot | null, onLinks: (links: ParsedLinks) => void) {
  const [lastState, setFieldState] = useState(untouched(null));
  const fieldState = lastState.url === url ? lastState : untouched(url);
  const { problem, editedLinks } = fieldState;
  const search = url?.kind === "videos" ? toSearch(url) : null;
  const isOther = editedLinks !== null && !(editedLinks.ok && toSearch(editedLinks) === search);
  const isShown = search !== null && problem === null && !isOther;
  /** Whether a click has selected the text. */
  const hasSelected = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  /** The field in the page now: an extension may have replaced the one that React rendered. */
  const getField = () => form.current?.querySelector("input") ?? null;
  const getText = () => getField()?.value ?? "";

  function setNotice(notice: FieldNotice) {
    const now = getUrlSnapshot();
    setFieldState((state) => ({ ...(state.url === now ? state : untouched(now)), notice }));
  }

  /** Says what is wrong at once: the toast of a rejection scrolls that clear of itself. */
  const explain = flushSync;

  function generate(links: ParsedLinks) {
    if (!links.ok) explain(() => setFieldState({ ...untouched(getUrlSnapshot()), problem: links.problem }));
    // Lets the result take the focus. A rejected text keeps it, but on a touch screen Generate takes it, which closes the
    // keyboard: it covers the toast too.
    if (links.ok) getField()?.blur();
    else if (isTouchScreen()) form.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    onLinks(links);
  }

  function edit() {
    const links = parseLinks(getText());
    const isSolved = links.ok || problem === "empty";
    hasSelected.current = false;
    setFieldState({ url, problem: isSolved ? null : problem, notice: null, editedLinks: links });
    // Generate will request the first image in a moment. Requests with CORS have connections of their own.
    if (links.ok) preconnect(IMAGE_HOSTS[0], { crossOrigin: "anonymous" });
  }

  /**
   * Selects the shown link on the first click or tap: the keyboards of phones paste without an event. Further clicks
   * place the caret until the text changes or the field loses focus.
   */
  function select(field: EventTarget) {
    // Keep a selection that the person made.
    if (!(field instanceof HTMLInputElement) || hasSelection(field) || !isShown) return;
    hasSelected.current = true;
    field.select();
  }

  useTextOfUrl(url, getField, edit);
  const paste = usePaste({
    form,
    getField,
    isFinished: editedLinks === null && (isShown || problem !== null),
    generate,
    explain,
    setNotice,
  });

  return {
    ...fieldState,
    isShown,
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

/**
 * Fills in the links of the URL's videos after Back and Forward. What the person has typed before hydration stays, and
 * all text after Back to the page without a result: `onKept` reads it.
 */
function useTextOfUrl(url: UrlSnapshot | null, getField: () => HTMLInputElement | null, onKept: () => void) {
  const follow = useEffectEvent((next: UrlSnapshot) => {
    const field = getField();
    if (!field || next.cause === "generate") return;
    // As the early script has written it into the field.
    const text = next.kind === "videos" ? linksTo(next) : next.kind === "text" ? toSingleLine(next.text) : "";
    if (text && (next.cause !== "page-load" || field.value === "")) fillIn(field, text);
    else if (field.value !== text) onKept();
  });

  useEffect(() => {
    if (url) follow(url);
  }, [url]);
}
