import { useEffect, useEffectEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import { showToast } from "@/components/toast/show-toast";
import { readClipboard, readContents } from "@/lib/browser/contents";
import { insertText, replacedPart, replaceText } from "@/lib/browser/link-field";
import { onPasteOrDrop, type Received } from "@/lib/browser/on-paste-or-drop";
import { getUrlSnapshot, parseLinks } from "@/lib/browser/url-store";
import type { ContentsSource, FieldNotice } from "@/lib/messages/links";
import { invalidLink } from "@/lib/messages/toasts";
import { linksTo } from "@/lib/results/url-state";
import type { ParsedLinks } from "@/lib/youtube/find-videos";

type Field = {
  form: RefObject<HTMLFormElement | null>;
  getField: () => HTMLInputElement | null;
  /** Whether Generate has taken or rejected this text, so that a link takes its place. */
  isFinished: boolean;
  generate: (links: ParsedLinks) => void;
  setNotice: (notice: FieldNotice) => void;
};

/** From a longer text, only the links are filled in: the field would take seconds for all of it. */
const MAX_TEXT_LENGTH = 20_000;

/** Whether a text is meant as a link, even if to no video. */
function isLink(links: ParsedLinks): boolean {
  return links.ok || !["empty", "no-link", "bare-id"].includes(links.problem);
}

/**
 * Fills the field with what is pasted or dropped anywhere on the page. Returns what the Paste button does: from `below`,
 * it scrolls to what is wrong, but doesn't focus the field, because the keyboard would cover the line.
 */
export function usePaste({ form, getField, isFinished, generate, setNotice }: Field) {
  /** Returns a function that returns whether the person has done something else meanwhile. */
  function watchForChange() {
    const [textBefore, urlBefore] = [getField()?.value, getUrlSnapshot()];
    return () => textBefore !== getField()?.value || urlBefore !== getUrlSnapshot();
  }

  function fillAndGenerate(text: string, links: ParsedLinks) {
    const field = getField();
    if (field) replaceText(field, links.ok && text.length > MAX_TEXT_LENGTH ? linksTo(links.videos) : text);
    generate(links);
  }

  /** Inserts a link that was pasted into the field or dropped on it. Returns false for the browser to insert anything else. */
  function insert(field: HTMLInputElement, text: string, source: ContentsSource): boolean {
    if (!isLink(parseLinks(text))) return false;
    insertText(field, text, source === "dropped" ? [0, field.value.length] : replacedPart(field, { isFinished }));
    return true;
  }

  /** Generates what was not pasted into the field, or says what is wrong with it. */
  async function generateContents({ contents, source }: Received) {
    const hasChanged = watchForChange();
    const { text, problem } = await readContents(contents);
    if (hasChanged()) return;
    const links = parseLinks(text);
    if (links.ok) fillAndGenerate(text, links);
    const wrong = problem ?? (links.ok ? null : links.problem);
    if (wrong !== null) setNotice({ source, problem: wrong });
  }

  const receive = useEffectEvent((received: Received): boolean => {
    const { contents, source, field } = received;
    if (field && typeof contents === "string" && contents !== "") return insert(field, contents, source);
    void generateContents(received);
    return true;
  });

  useEffect(() => {
    if (!form.current) return;
    const controller = new AbortController();
    onPasteOrDrop(form.current, (received) => receive(received), controller.signal);
    return () => controller.abort();
  }, [form]);

  return async function paste(from: "field" | "below") {
    const hasChanged = watchForChange();
    // The browser may ask for permission.
    const { text, problem } = await readClipboard();
    if (hasChanged()) return;
    const links = parseLinks(text);
    if (!links.ok && links.problem === "empty") {
      setNotice({ source: "clipboard", problem: problem ?? "empty" });
      if (from === "field") getField()?.focus();
    } else if (links.ok || (getField()?.value.trim() === "" && text.length <= MAX_TEXT_LENGTH)) {
      fillAndGenerate(text, links);
    } else {
      // Never replace typed text with something that isn't a link.
      // Before the toast, which scrolls the line clear of itself.
      flushSync(() => setNotice({ source: "clipboard", problem: links.problem }));
      showToast(invalidLink);
    }
    if (from === "below" && !links.ok) form.current?.scrollIntoView();
  };
}
