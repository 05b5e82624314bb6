import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from "react";
import { preconnect } from "react-dom";
import { showToast } from "@/components/toast/show-toast";
import { readClipboard, readFile } from "@/lib/browser/clipboard";
import { isTouchScreen } from "@/lib/browser/device";
import { fillIn, hasSelection, replaceText, toSingleLine } from "@/lib/browser/link-field";
import { onPasteOrDrop, type ContentsSource } from "@/lib/browser/on-paste-or-drop";
import { getUrlSnapshot, parseLinks, type UrlSnapshot } from "@/lib/browser/url-store";
import type { FieldProblem } from "@/lib/messages/links";
import { invalidLink } from "@/lib/messages/toasts";
import { linksTo, toSearch } from "@/lib/results/url-state";
import type { ParsedLinks } from "@/lib/youtube/pasted-text";
import { IMAGE_HOSTS } from "@/lib/youtube/thumbnails";

/**
 * What the person has done since the URL became `url`; stale once it changes again. A text that Generate has rejected
 * is not edited.
 */
type FieldState = {
  url: UrlSnapshot | null;
  problem: FieldProblem | null;
  editedLinks: ParsedLinks | null;
  /** Whether Generate has rejected the text, whatever the problem is by now. */
  isRejected: boolean;
  /** Whether editing has made a problem go away, so that the line beside the field keeps its room. */
  keepsLine: boolean;
};

/** What the link form gets. Without a tool, it has a problem only. */
export type LinkField = Partial<FieldState> & {
  problem: FieldProblem | null;
  /** Whether the text is the link whose result is shown. */
  isShown?: boolean;
  form: ComponentProps<"form">;
  paste?: (from: "field" | "below") => Promise<void>;
};

/** Of a longer text, the field gets only the links: it would take seconds with that of a large file. */
const MAX_TEXT_LENGTH = 20_000;

/** The URL's text has been generated: it is rejected if it has no video. */
function untouched(url: UrlSnapshot | null): FieldState {
  const problem = url?.kind === "text" && !url.links.ok ? url.links.problem : null;
  return { url, problem, editedLinks: null, isRejected: problem !== null, keepsLine: false };
}

/**
 * The link field: the problem beside it, whether Generate would show what is shown, and every way to fill it. Calls
 * `onLinks` for each generated text, even one without links.
 */
export function useLinkField(url: UrlSnapshot | null, onLinks: (links: ParsedLinks) => void) {
  const [lastState, setFieldState] = useState(untouched(null));
  const fieldState = lastState.url === url ? lastState : untouched(url);
  const { problem, editedLinks, isRejected, keepsLine } = fieldState;
  const search = url?.kind === "videos" ? toSearch(url) : null;
  /** The query string of the videos in the text. */
  const textSearch = editedLinks === null ? search : editedLinks.ok ? toSearch(editedLinks) : null;
  const isShown = search !== null && textSearch === search && !isRejected;
  /** The query string of the last result that was shown. */
  const lastShown = useRef<string>(null);
  /** Whether a click has selected the text. */
  const hasSelected = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  /** The field in the page now: an extension may have replaced the one that React rendered. */
  const getField = () => form.current?.querySelector("input") ?? null;
  const getText = () => getField()?.value ?? "";

  function setProblem(next: FieldProblem) {
    const now = getUrlSnapshot();
    setFieldState((state) => ({ ...(state.url === now ? state : untouched(now)), problem: next }));
  }

  /** Whether the field's text is what is shown, or was until Back led to the page without a result. */
  const isKnown = () => textSearch !== null && textSearch === lastShown.current;

  function generate(links: ParsedLinks) {
    if (!links.ok) setFieldState({ ...untouched(getUrlSnapshot()), problem: links.problem, isRejected: true });
    // Lets the result take the focus. A rejected text keeps it, but on a touch screen Generate takes it, which closes the
    // keyboard: it covers the toast too.
    if (links.ok) getField()?.blur();
    else if (isTouchScreen()) form.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    onLinks(links);
  }

  function edit() {
    const links = parseLinks(getText());
    hasSelected.current = false;
    setFieldState({
      url,
      problem: links.ok || problem === "empty" ? null : problem,
      editedLinks: links,
      isRejected: false,
      keepsLine: keepsLine || problem !== null,
    });
    // Generate will request the first image in a moment.
    if (links.ok) preconnect(IMAGE_HOSTS[0]);
  }

  /**
   * Selects the whole text on the first click or tap, and on every right click, if it is known or rejected: the next
   * paste then replaces it. Further clicks place the caret until the text changes or the field loses focus.
   */
  function select(field: EventTarget) {
    // Keep a selection that the person made.
    if (!(field instanceof HTMLInputElement) || hasSelection(field) || !(isRejected || isKnown())) return;
    hasSelected.current = true;
    field.select();
  }

  function pasteText(text: string, links: ParsedLinks) {
    const field = getField();
    if (field) replaceText(field, links.ok && text.length > MAX_TEXT_LENGTH ? linksTo(links) : text);
    generate(links);
  }

  /** From `below`, scrolls to what is wrong, but doesn't focus the field: the keyboard would cover the line. */
  async function paste(from: "field" | "below") {
    const textBefore = getText();
    const clipboard = await readClipboard();
    const text = clipboard.ok ? toSingleLine(clipboard.text) : "";
    // The browser may have asked for permission, and the person may have gone on meanwhile.
    if (textBefore !== getText() || url !== getUrlSnapshot()) return;
    const links = parseLinks(text);
    if (!links.ok && links.problem === "empty") {
      setProblem({ clipboard: clipboard.ok ? "empty" : clipboard.problem });
      if (from === "field") getField()?.focus();
    } else if (links.ok || (!isRejected && isKnown()) || textBefore.trim() === "") {
      pasteText(text, links);
    } else {
      // Never replace typed text with something that is no link.
      setProblem({ clipboard: links.problem });
      showToast(invalidLink);
    }
    if (from === "below" && !links.ok) form.current?.scrollIntoView();
  }

  /** Generates what was not pasted into the field, or says what is wrong with it. */
  const receive = useEffectEvent(async (contents: string | File[], source: ContentsSource) => {
    const texts = typeof contents === "string" ? [contents] : await Promise.all(contents.map(readFile));
    const text = toSingleLine(texts.join("\n"));
    const links = parseLinks(text);
    if (links.ok) pasteText(text, links);
    else if (links.problem !== "empty")
      setProblem(source === "dropped" ? { dropped: links.problem } : { clipboard: links.problem });
    if (contents !== "" && texts.includes("")) setProblem({ file: "no-text" });
  });

  useTextOfUrl(url, getField, edit);
  useEffect(() => {
    if (search !== null) lastShown.current = search;
  }, [search]);
  useEffect(() => {
    if (!form.current) return;
    const controller = new AbortController();
    onPasteOrDrop(form.current, (contents, source) => void receive(contents, source), controller.signal);
    return () => controller.abort();
  }, []);

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
      onContextMenu: ({ target }) => select(target),
    },
  } satisfies LinkField;
}

/**
 * Fills in the links of the URL's videos after Back and Forward. What the person has typed before hydration stays, and
 * all text after Back to the page without a result: `onKept` reads it.
 */
function useTextOfUrl(url: UrlSnapshot | null, getField: () => HTMLInputElement | null, onKept: () => void) {
  const firstUrl = useRef<UrlSnapshot>(null);
  const follow = useEffectEvent((next: UrlSnapshot) => {
    firstUrl.current ??= next;
    const field = getField();
    if (!field || next.generation > 0) return;
    // As the early script has written it into the field.
    const text = next.kind === "videos" ? linksTo(next) : next.kind === "text" ? toSingleLine(next.text) : "";
    if (text && (next !== firstUrl.current || field.value === "")) fillIn(field, text);
    else if (field.value !== text) onKept();
  });

  useEffect(() => {
    if (url) follow(url);
  }, [url]);
}
