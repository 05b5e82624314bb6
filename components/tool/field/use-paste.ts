import { useEffect, useEffectEvent, type RefObject } from "react";
import { showToast } from "@/components/toast/show-toast";
import { readClipboard, readContents } from "@/lib/browser/contents";
import { insertText, replacedPart, replaceText } from "@/lib/browser/link-field";
import { onPasteOrDrop, type Received } from "@/lib/browser/on-paste-or-drop";
import { getUrlSnapshot, parseLinks } from "@/lib/browser/url-store";
import type { FieldNotice } from "@/lib/messages/links";
import { invalidLink } from "@/lib/messages/toasts";
import { linksTo } from "@/lib/results/url-state";
import type { ParsedLinks } from "@/lib/youtube/find-videos";

type Field = {
  form: RefObject<HTMLFormElement | null>;
  getField: () => HTMLInputElement | null;
  /** Whether Generate has taken or rejected the text, so that a link takes its place. */
  isFinished: boolean;
  generate: (links: ParsedLinks) => void;
  /** Runs a function that says what is wrong, and scrolls there. */
  reject: (setProblem: () => void) => void;
  setNotice: (notice: FieldNotice) => void;
};

/** Of a longer text, the field gets only the links: it would take seconds with that of a large file. */
const MAX_TEXT_LENGTH = 20_000;

/** Whether a text is meant as a link, even if to no video. */
function isLink(links: ParsedLinks): boolean {
  return links.ok || !["empty", "no-link", "bare-id"].includes(links.problem);
}

/**
 * Fills the field with what is pasted or dropped anywhere on the page. Returns what the Paste button does: from `below`,
 * it scrolls to what is wrong, but doesn't focus the field, because the keyboard would cover the line.
 */
export function usePaste({ form, getField, isFinished, generate, reject, setNotice }: Field) {
  function fillAndGenerate(text: string, links: ParsedLinks) {
    const field = getField();
    if (field) replaceText(field, links.ok && text.length > MAX_TEXT_LENGTH ? linksTo(links) : text);
    generate(links);
  }

  /** Inserts what was pasted into the field or dropped on it. Returns false if the browser is to do so. */
  function insert(field: HTMLInputElement, text: string, { source, plainText }: Received): boolean {
    const hasLink = isLink(parseLinks(text));
    const isDropped = source === "dropped";
    if (isDropped && !hasLink) return false;
    const [start, end] = replacedPart(field, { isFinished: isFinished || isDropped, hasLink });
    if (text === plainText && start === field.selectionStart && end === field.selectionEnd) return false;
    insertText(field, text, [start, end]);
    return true;
  }

  /** Generates what was not pasted into the field, or says what is wrong with it. */
  async function generateContents({ contents, source }: Received) {
    const { text, problem } = await readContents(contents);
    const links = parseLinks(text);
    const cause = problem ?? (links.ok || links.problem === "empty" ? null : links.problem);
    if (links.ok) fillAndGenerate(text, links);
    if (cause !== null) setNotice({ source, cause });
  }

  const receive = useEffectEvent((received: Received): boolean => {
    const { contents, field } = received;
    if (field && typeof contents === "string") return insert(field, contents, received);
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
    const textBefore = getField()?.value;
    const urlBefore = getUrlSnapshot();
    const { text, problem } = await readClipboard();
    // The browser may have asked for permission, and the person may have gone on meanwhile.
    if (textBefore !== getField()?.value || urlBefore !== getUrlSnapshot()) return;
    const links = parseLinks(text);
    if (!links.ok && links.problem === "empty") {
      setNotice({ source: "clipboard", cause: problem ?? "empty" });
      if (from === "field") getField()?.focus();
    } else if (links.ok || textBefore?.trim() === "") {
      fillAndGenerate(text, links);
    } else {
      // Never replace typed text with something that is no link.
      reject(() => setNotice({ source: "clipboard", cause: links.problem }));
      showToast(invalidLink);
    }
    if (from === "below" && !links.ok) form.current?.scrollIntoView();
  };
}
