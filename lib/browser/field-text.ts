import type { TextPart } from "../results/arrival";
import { isTouchScreen } from "./device";

/** Replaces white space with single spaces. An `<input>` would drop line breaks and join the words. */
export const toSingleLine = (text: string): string => text.replace(/\s+/g, " ");

/** Sets the field's text. Undo doesn't restore the old text. */
export function fillIn(field: HTMLInputElement, text: string): void {
  field.value = toSingleLine(text);
}

/** Replaces the field's text so that undo restores the old one. Focus stays where it is. */
export function replaceText(field: HTMLInputElement, text: string): void {
  // On a touch screen, focusing the field would open the keyboard.
  if (isTouchScreen()) return fillIn(field, text);
  const focused = document.activeElement;
  insertText(field, text, [0, field.value.length]);
  if (focused === field) return;
  field.blur();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * Inserts text into the field, which gets the focus, set apart from the words around it. Uses an editing command, so that
 * undo restores the old text and React notices.
 */
export function insertText(field: HTMLInputElement, text: string, [start, end]: TextPart): void {
  const before = /\S$/.test(field.value.slice(0, start)) ? " " : "";
  const after = /^\S/.test(field.value.slice(end)) ? " " : "";
  const inserted = before + toSingleLine(text) + after;
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  if (!document.execCommand("insertText", false, inserted)) field.setRangeText(inserted);
}
