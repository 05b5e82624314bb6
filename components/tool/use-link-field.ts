import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { preconnect } from "react-dom";
import { showToast } from "@/components/toast/show-toast";
import { readClipboard } from "@/lib/browser/clipboard";
import {
  earlyText,
  fieldText,
  fillIn,
  focusField,
  leaveField,
  listenToField,
  replaceText,
  restoreRenderedField,
  showField,
  toSingleLine,
} from "@/lib/browser/link-field";
import { onPasteOutsideFields } from "@/lib/browser/on-paste-outside-fields";
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

const UNTOUCHED: Omit<FieldState, "url" | "problem"> = { editedLinks: null, isRejected: false, keepsLine: false };

/**
 * The link field: the problem beside it, whether Generate would show what is shown, and every way to fill it. Calls
 * `onLinks` for each generated text, even one without links.
 */
export function useLinkField(url: UrlSnapshot | null, onLinks: (links: ParsedLinks) => void) {
  const [fieldState, setFieldState] = useState<FieldState>({ url: null, problem: null, ...UNTOUCHED });
  const current = fieldState.url === url ? fieldState : { problem: problemOf(url), ...UNTOUCHED };
  const { problem, editedLinks, isRejected, keepsLine } = current;
  const isSame =
    editedLinks === null || (editedLinks.ok && url?.kind === "videos" && toSearch(editedLinks) === toSearch(url));
  const isShown = url?.kind === "videos" && isSame && !isRejected;
  const lastParsed = useRef<{ text: string; links: ParsedLinks } | null>(null);

  /** Parses the field's text once, however many links it has and however often they are needed. */
  function parse(text: string): ParsedLinks {
    if (lastParsed.current?.text !== text) lastParsed.current = { text, links: parseLinks(text) };
    return lastParsed.current.links;
  }

  function setProblem(next: FieldProblem) {
    setFieldState({ ...current, url: getUrlSnapshot(), problem: next });
  }

  function generate(text: string) {
    const links = parse(text);
    if (!links.ok) setFieldState({ ...UNTOUCHED, url: getUrlSnapshot(), problem: links.problem, isRejected: true });
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
    replaceText(text);
    generate(text);
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
    } else if (links.ok || isShown || fieldText().trim() === "") {
      pasteText(text);
    } else {
      // Never replace typed text with something that is no link.
      setProblem({ clipboard: links.problem });
      showToast(invalidLink);
    }
    if (from === "below" && !links.ok) showField();
  }

  const onPaste = useEffectEvent((text: string) => {
    const links = parse(text);
    if (links.ok) pasteText(text);
    else if (links.problem !== "empty") setProblem({ clipboard: links.problem });
  });
  const isReplaceable = useEffectEvent(() => editedLinks === null);

  useLayoutEffect(restoreRenderedField, []);
  useTextOfUrl(url, edit);
  useEffect(() => onPasteOutsideFields((text) => onPaste(toSingleLine(text))), []);
  useEffect(() => listenToField(() => isReplaceable()), []);

  return { problem, keepsLine, editedLinks, isRejected, isShown, generate, edit, pasteFromClipboard };
}

/**
 * Fills in the URL's text, or the links of its videos after Back and Forward. What the person has typed before
 * hydration stays.
 */
function useTextOfUrl(url: UrlSnapshot | null, onTyped: (text: string) => void) {
  const firstUrl = useRef<UrlSnapshot | null>(null);
  const keepTyped = useEffectEvent(onTyped);

  useEffect(() => {
    if (url === null) return;
    const text = fieldText();
    firstUrl.current ??= url;
    const isTyped = url === firstUrl.current && text !== "" && text !== earlyText();
    if (isTyped) return keepTyped(text);
    if (url.kind === "videos" && url.generation === 0) fillIn(linksTo(url));
    if (url.kind === "text") fillIn(url.text);
  }, [url]);
}

function problemOf(url: UrlSnapshot | null): FieldProblem | null {
  return url?.kind === "text" && !url.links.ok ? url.links.problem : null;
}
