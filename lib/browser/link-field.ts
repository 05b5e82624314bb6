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

/** A part of the field's text, in characters. */
type Part = [start: number, end: number];

type FieldText = Pick<HTMLInputElement, "value" | "selectionStart" | "selectionEnd">;

/** Which part of the field's text is selected. */
function selectedPart({ value, selectionStart, selectionEnd }: FieldText): Part {
  return [selectionStart ?? value.length, selectionEnd ?? value.length];
}

/** Whether a part of the field's text is selected. */
export function hasSelection(field: FieldText): boolean {
  const [start, end] = selectedPart(field);
  return start < end;
}

/**
 * The part of the field's text that a pasted link replaces: the selection or, if nothing is selected, all of a text that
 * is finished, because Generate has taken or rejected it.
 */
export function replacedPart(field: FieldText, { isFinished }: { isFinished: boolean }): Part {
  return isFinished && !hasSelection(field) ? [0, field.value.length] : selectedPart(field);
}

/**
 * Inserts text into the field, which gets the focus, set apart from the words around it. Uses an editing command, so that
 * undo restores the old text and React notices.
 */
export function insertText(field: HTMLInputElement, text: string, [start, end]: Part): void {
  const before = /\S$/.test(field.value.slice(0, start)) ? " " : "";
  const after = /^\S/.test(field.value.slice(end)) ? " " : "";
  const inserted = before + toSingleLine(text) + after;
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  if (!document.execCommand("insertText", false, inserted)) field.setRangeText(inserted);
}
