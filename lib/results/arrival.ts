import type { ParsedLinks } from "../youtube/find-videos";
import type { ContentsProblem, ContentsSource, FieldNotice } from "./link-field";
import { linksTo } from "./url-state";

/** A text that has arrived, and its links. */
export type Arrival = {
  text: string;
  links: ParsedLinks;
  /** Why there is no text, or not all of it. */
  problem: ContentsProblem | null;
  source: ContentsSource;
  /** Where it was pasted or dropped. The Paste button reads the clipboard. */
  target: "field" | "page" | "paste-button";
};

/** A part of the field's text, in characters. */
export type TextPart = [start: number, end: number];

type FieldText = { value: string; selectionStart: number | null; selectionEnd: number | null };

/**
 * The reaction to a text: it is left to the browser, replaces a part of the field's text, or replaces all of it and is
 * generated. Or the field keeps its text and the line says why, with `hasToast` beside the toast "Invalid URL".
 */
export type Reaction =
  | { kind: "leave" }
  | { kind: "insert"; text: string; part: TextPart }
  | { kind: "generate"; text: string; links: ParsedLinks; notice: FieldNotice | null }
  | { kind: "say"; notice: FieldNotice; hasToast: boolean };

/** From a longer text, only the links are filled in: the field would take seconds for all of it. */
const MAX_TEXT_LENGTH = 20_000;

/** Whether a text is meant as a link, even if to no video. */
function isLink(links: ParsedLinks): boolean {
  return links.ok || !["empty", "no-link", "bare-id"].includes(links.problem);
}

/** Returns the reaction to a text. `isReplaceable`: whether Generate has taken or rejected the text in the field. */
export function reactionTo(
  { text, links, problem, source, target }: Arrival,
  { value, selectionStart, selectionEnd }: FieldText,
  isReplaceable: boolean,
): Reaction {
  if (target === "field") {
    if (!isLink(links)) return { kind: "leave" };
    const replacesAll = source === "dropped" || (isReplaceable && selectionStart === selectionEnd);
    const end = value.length;
    return { kind: "insert", text, part: replacesAll ? [0, end] : [selectionStart ?? end, selectionEnd ?? end] };
  }
  if (links.ok) {
    const isLong = text.length > MAX_TEXT_LENGTH;
    const notice = problem && { source, problem };
    return { kind: "generate", text: isLong ? linksTo(links.videos) : text, links, notice };
  }
  const hasToast = target === "paste-button" && links.problem !== "empty";
  // Never replace typed text with something that isn't a link.
  if (hasToast && value.trim() === "" && text.length <= MAX_TEXT_LENGTH)
    return { kind: "generate", text, links, notice: null };
  return { kind: "say", notice: { source, problem: problem ?? links.problem }, hasToast };
}
