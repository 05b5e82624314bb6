import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { preconnect } from "react-dom";
import { showToast } from "@/components/toast/show-toast";
import { keepTextAfterBack } from "@/lib/browser/back-forward-cache";
import { readClipboard } from "@/lib/browser/clipboard";
import { isTouchScreen } from "@/lib/browser/device";
import { onPasteOutsideFields } from "@/lib/browser/on-paste-outside-fields";
import {
  getLinkField,
  replaceText,
  replaceTextOnDrop,
  selectTextOnClick,
  toSingleLine,
} from "@/lib/browser/text-field";
import { getUrlSnapshot, type UrlSnapshot } from "@/lib/browser/url-store";
import type { FieldProblem } from "@/lib/messages/links";
import { invalidLink } from "@/lib/messages/toasts";
import { toSearch } from "@/lib/results/url-state";
import { shortLink } from "@/lib/youtube/video-link";
import { parseVideoLinks, type ParsedLinks } from "@/lib/youtube/pasted-text";
import { IMAGE_HOSTS } from "@/lib/youtube/thumbnails";

/** The field in the page's HTML, before hydration. */
const renderedField = typeof document === "undefined" ? null : getLinkField();

/** What the person has done to the field since the URL changed to `url`. Stale once it changes again. */
type FieldState = { url: UrlSnapshot | null; problem: FieldProblem | null; isEdited: boolean };

/**
 * The link field: its text, the problem beside it, and every way to paste into it. Calls `onLinks` with the links of each text that the
 * person generates, even if there are none.
 */
export function useLinkField(url: UrlSnapshot | null, onLinks: (links: ParsedLinks) => void) {
  const [fieldState, setFieldState] = useState<FieldState>({ url: null, problem: null, isEdited: false });
  const { problem, isEdited } = fieldState.url === url ? fieldState : { problem: problemOf(url), isEdited: false };
  const rejectedText = useRef<string | null>(null);
  const lastParsed = useRef<{ text: string; links: ParsedLinks } | null>(null);

  /** Parses the field's text once, however many links it has and however often they are needed. */
  function parse(text: string): ParsedLinks {
    if (lastParsed.current?.text !== text) lastParsed.current = { text, links: parseVideoLinks(text) };
    return lastParsed.current.links;
  }

  function setProblem(next: FieldProblem) {
    setFieldState({ url: getUrlSnapshot(), problem: next, isEdited });
  }

  function generate(text: string) {
    const links = parse(text);
    rejectedText.current = links.ok ? null : text;
    if (!links.ok) setProblem(links.problem);
    const field = getLinkField();
    // On a touch screen, the keyboard would cover the result or the toast.
    if (isTouchScreen()) field?.blur();
    // The next paste replaces the text.
    else if (document.activeElement === field) field?.select();
    onLinks(links);
  }

  function edit(text: string) {
    const links = parse(text);
    setFieldState({ url, problem: links.ok ? null : problem, isEdited: true });
    // Generate will request the first image in a moment.
    if (links.ok) preconnect(IMAGE_HOSTS[0]);
  }

  function pasteText(text: string) {
    const field = getLinkField();
    if (field) replaceText(field, text);
    generate(text);
  }

  async function pasteFromClipboard() {
    const textBefore = getLinkField()?.value;
    const text = toSingleLine(await readClipboard());
    // The browser may have asked for permission, and the person may have gone on meanwhile.
    if (textBefore !== getLinkField()?.value || url !== getUrlSnapshot()) return;
    const links = parse(text);
    if (!links.ok && links.problem === "empty") {
      setProblem("no-clipboard");
      getLinkField()?.focus();
    } else if (links.ok || getLinkField()?.value.trim() === "") {
      pasteText(text);
    } else {
      setProblem({ clipboard: links.problem });
      showToast(invalidLink);
    }
  }

  const onPaste = useEffectEvent((text: string) => {
    if (parse(text).ok) pasteText(text);
  });
  const isTextReplaceable = useEffectEvent((text: string) => {
    const rejected = url?.kind === "text" && !url.links.ok ? toSingleLine(url.text) : rejectedText.current;
    if (text === rejected) return true;
    const links = parse(text);
    return links.ok && url?.kind === "videos" && toSearch(url.videoIds) === toSearch(links.videoIds);
  });

  useRenderedField();
  useTextOfUrl(url);
  useEffect(() => onPasteOutsideFields((text) => onPaste(toSingleLine(text))), []);
  useEffect(() => {
    const field = getLinkField();
    if (!field) return;
    const stops = [
      keepTextAfterBack(field),
      replaceTextOnDrop(field),
      selectTextOnClick(field, (text) => isTextReplaceable(text)),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);

  return { problem, isEdited, generate, edit, pasteFromClipboard };
}

/**
 * Restores the text and the focus of the field in the page's HTML. Hydration keeps both, unless something else has changed the page:
 * then React creates a new field.
 */
function useRenderedField() {
  const [wasFocused] = useState(() => renderedField !== null && document.activeElement === renderedField);

  useLayoutEffect(() => {
    if (!renderedField || renderedField === getLinkField()) return;
    fillIn(renderedField.value);
    if (wasFocused) getLinkField()?.focus();
  }, [wasFocused]);
}

/** Fills in the URL's text, or the links of its videos after Back and Forward. */
function useTextOfUrl(url: UrlSnapshot | null) {
  const isPageLoading = useRef(true);

  useEffect(() => {
    if (url === null) return;
    // When the page loads, the field already has the URL's link, or what the person has typed since. Of several shared texts, the early
    // script may have taken another one.
    const text = getLinkField()?.value ?? "";
    const isParameter = [...new URLSearchParams(location.search).values()].some(
      (value) => toSingleLine(value).trim() === text,
    );
    const keepsText = isPageLoading.current && text !== "" && !isParameter;
    isPageLoading.current = false;
    if (keepsText) return;
    if (url.kind === "videos" && url.generation === 0) fillIn(url.videoIds.map(shortLink).join(" "));
    if (url.kind === "text") fillIn(url.text);
  }, [url]);
}

function fillIn(text: string) {
  const field = getLinkField();
  if (field) field.value = toSingleLine(text);
}

function problemOf(url: UrlSnapshot | null): FieldProblem | null {
  return url?.kind === "text" && !url.links.ok ? url.links.problem : null;
}
