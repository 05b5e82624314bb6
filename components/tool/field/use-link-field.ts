import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { preconnect } from "react-dom";
import { showToast } from "@/components/toast/show-toast";
import { readClipboard, readFile } from "@/lib/browser/clipboard";
import {
  earlyText,
  fieldText,
  fillIn,
  focusField,
  leaveField,
  replaceText,
  restoreRenderedField,
  selectTextOnClick,
  showField,
  toSingleLine,
} from "@/lib/browser/link-field";
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
  isRejected: boolean;
  /** Whether editing has made a problem go away, so that the line beside the field keeps its room. */
  keepsLine: boolean;
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
  const [fieldState, setFieldState] = useState(untouched(null));
  const { problem, editedLinks, isRejected, keepsLine } = fieldState.url === url ? fieldState : untouched(url);
  const isSame =
    editedLinks === null || (editedLinks.ok && url?.kind === "videos" && toSearch(editedLinks) === toSearch(url));
  const isShown = url?.kind === "videos" && isSame && !isRejected;
  /** The query string of the last result that was shown. */
  const lastShown = useRef("");
  const lastParsed = useRef<{ text: string; links: ParsedLinks } | null>(null);

  /** Parses the field's text once, however many links it has and however often they are needed. */
  function parse(text: string): ParsedLinks {
    if (lastParsed.current?.text !== text) lastParsed.current = { text, links: parseLinks(text) };
    return lastParsed.current.links;
  }

  function setProblem(next: FieldProblem) {
    const now = getUrlSnapshot();
    setFieldState((state) => ({ ...(state.url === now ? state : untouched(now)), problem: next }));
  }

  /** Whether the field's text is what is shown, or was until Back led to the page without a result. */
  function isKnown() {
    const links = parse(fieldText());
    return links.ok && toSearch(links) === lastShown.current;
  }

  function generate(links: ParsedLinks) {
    if (!links.ok) setFieldState({ ...untouched(getUrlSnapshot()), problem: links.problem, isRejected: true });
    leaveField(links.ok);
    onLinks(links);
  }

  function edit(text: string) {
    const links = parse(text);
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

  function pasteText(text: string) {
    const links = parse(text);
    replaceText(links.ok && text.length > MAX_TEXT_LENGTH ? linksTo(links) : text);
    generate(links);
  }

  /** From `below`, scrolls to what is wrong, but doesn't focus the field: the keyboard would cover the line. */
  async function pasteFromClipboard(from: "field" | "below") {
    const textBefore = fieldText();
    const clipboard = await readClipboard();
    const text = clipboard.ok ? toSingleLine(clipboard.text) : "";
    // The browser may have asked for permission, and the person may have gone on meanwhile.
    if (textBefore !== fieldText() || url !== getUrlSnapshot()) return;
    const links = parse(text);
    if (!links.ok && links.problem === "empty") {
      setProblem({ clipboard: clipboard.ok ? "empty" : clipboard.problem });
      if (from === "field") focusField();
    } else if (links.ok || (!isRejected && isKnown()) || fieldText().trim() === "") {
      pasteText(text);
    } else {
      // Never replace typed text with something that is no link.
      setProblem({ clipboard: links.problem });
      showToast(invalidLink);
    }
    if (from === "below" && !links.ok) showField();
  }

  /** Generates what was not pasted into the field, or says what is wrong with it. */
  const receive = useEffectEvent(async (contents: string | File[], source: ContentsSource) => {
    const texts = typeof contents === "string" ? [contents] : await Promise.all(contents.map(readFile));
    const text = toSingleLine(texts.join("\n"));
    const links = parse(text);
    if (links.ok) pasteText(text);
    else if (links.problem !== "empty")
      setProblem(source === "dropped" ? { dropped: links.problem } : { clipboard: links.problem });
    if (contents !== "" && texts.includes("")) setProblem({ file: "no-text" });
  });
  const isReplaceable = useEffectEvent(() => isRejected || isKnown());

  useLayoutEffect(restoreRenderedField, []);
  useTextOfUrl(url, edit);
  useEffect(() => {
    if (url?.kind === "videos") lastShown.current = toSearch(url);
  }, [url]);
  useEffect(() => {
    const controller = new AbortController();
    selectTextOnClick(() => isReplaceable(), controller.signal);
    onPasteOrDrop((contents, source) => void receive(contents, source), controller.signal);
    return () => controller.abort();
  }, []);

  return {
    problem,
    keepsLine,
    editedLinks,
    isRejected,
    isShown,
    generate: (text: string) => generate(parse(text)),
    edit,
    pasteFromClipboard,
  };
}

/**
 * Fills in the URL's text, or the links of its videos after Back and Forward. What the person has typed before
 * hydration stays, and all text after Back to the page without a result: `onKept` gets it.
 */
function useTextOfUrl(url: UrlSnapshot | null, onKept: (text: string) => void) {
  const firstUrl = useRef<UrlSnapshot | null>(null);
  const keep = useEffectEvent(onKept);

  useEffect(() => {
    if (url === null) return;
    const text = fieldText();
    firstUrl.current ??= url;
    const isTyped = url === firstUrl.current && text !== "" && text !== earlyText();
    if (isTyped || (url.kind === "nothing" && text !== "")) return keep(text);
    if (url.kind === "videos" && url.generation === 0) fillIn(linksTo(url));
    if (url.kind === "text") fillIn(url.text);
  }, [url]);
}
