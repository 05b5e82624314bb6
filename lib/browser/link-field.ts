import { isTouchScreen } from "./device";
import { parseLinks } from "./url-store";

/** Replaces white space with single spaces. An `<input>` would drop line breaks and join the words. */
export const toSingleLine = (text: string): string => text.replace(/\s+/g, " ");

/** Sets the field's text. Undo doesn't restore the old text. */
export function fillIn(field: HTMLInputElement, text: string): void {
  field.value = toSingleLine(text);
}

/** Replaces the field's text so that undo restores the old one. Focus stays where it is. */
export function replaceText(field: HTMLInputElement, text: string): void {
  // On a touch screen, focusing the field would open the keyboard.
  if (isTouchScreen() || !replaceByCommand(field, text)) fillIn(field, text);
}

/**
 * Only editing commands can be undone, and only a focused field accepts them. Returns whether the browser ran the
 * command.
 */
function replaceByCommand(field: HTMLInputElement, text: string): boolean {
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  field.select();
  const succeeded = document.execCommand("insertText", false, toSingleLine(text));
  if (focused !== field) {
    field.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
  return succeeded;
}

export const hasSelection = (field: HTMLInputElement) => field.selectionStart !== field.selectionEnd;

/**
 * Inserts what is pasted into the field or dropped on it. Returns false where the browser does so as well. A dropped link
 * replaces the text, and so does a pasted one if the text is marked as wrong and no part of it is selected. Links that
 * the clipboard's plain text lacks are set apart from the words around them.
 */
export function insertInField(field: HTMLInputElement, text: string, data: DataTransfer, isDropped: boolean): boolean {
  const isReplaceable = isDropped || (field.matches("[aria-invalid=true]") && !hasSelection(field));
  if (isReplaceable && hasLink(text)) {
    field.focus();
    // As a command on a touch screen too, so that React hears of it.
    if (!replaceByCommand(field, text)) fillIn(field, text);
    return true;
  }
  if (isDropped || text === data.getData("text/plain")) return false;
  const { value, selectionStart, selectionEnd } = field;
  const before = /\S$/.test(value.slice(0, selectionStart ?? 0)) ? " " : "";
  const after = /^\S/.test(value.slice(selectionEnd ?? value.length)) ? " " : "";
  // As a command, so that undo works and React hears of it.
  document.execCommand("insertText", false, before + toSingleLine(text) + after);
  return true;
}

function hasLink(text: string): boolean {
  const links = parseLinks(text);
  return links.ok || !["empty", "no-link", "bare-id"].includes(links.problem);
}
