import { ELEMENT_IDS, type RootData } from "../document-names";
import { isTouchScreen } from "./device";
import { parseLinks } from "./url-store";

/** The link field that is in the page now: an extension may have replaced the one that React rendered. */
const getField = () => document.querySelector<HTMLInputElement>(`#${ELEMENT_IDS.linkField}`);

/** The field in the page's HTML, before hydration, and whether it had the focus. */
const renderedField = typeof document === "undefined" ? null : getField();
const wasFocused = renderedField !== null && document.activeElement === renderedField;

/** Replaces white space with single spaces. An `<input>` would drop line breaks and join the words. */
export const toSingleLine = (text: string): string => text.replace(/\s+/g, " ");

/** The field's text. */
export function fieldText(): string {
  return getField()?.value ?? "";
}

/** The URL's text, with which the early script has filled the field. */
export function earlyText(): string | undefined {
  const { text }: RootData = document.documentElement.dataset;
  return text;
}

/** Sets the field's text. Undo doesn't restore the old text. */
export function fillIn(text: string): void {
  const field = getField();
  if (field) field.value = toSingleLine(text);
}

/** Replaces the field's text so that undo restores the old one. Focus stays where it is. */
export function replaceText(text: string): void {
  // On a touch screen, focusing the field would open the keyboard.
  if (isTouchScreen() || !replaceByCommand(toSingleLine(text))) fillIn(text);
}

/**
 * Only editing commands can be undone, and only a focused field accepts them. Returns whether the browser ran the
 * command.
 */
function replaceByCommand(text: string): boolean {
  const field = getField();
  const focused = document.activeElement;
  field?.focus({ preventScroll: true });
  field?.select();
  const succeeded = document.execCommand("insertText", false, text);
  if (focused !== field) {
    field?.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
  return succeeded;
}

export function focusField(): void {
  getField()?.focus();
}

/** Scrolls to the form. */
export function showField(): void {
  getField()?.form?.scrollIntoView();
}

/**
 * After Generate: lets the result take the focus. A rejected text keeps it, but on a touch screen Generate takes it, which
 * closes the keyboard: it covers the toast too.
 */
export function leaveField(hasResult: boolean): void {
  const field = getField();
  if (hasResult) field?.blur();
  else if (isTouchScreen()) field?.form?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
}

/**
 * Restores the text and the focus of the field in the page's HTML. If something else has changed the page, React
 * creates a new field.
 */
export function restoreRenderedField(): void {
  if (!renderedField || renderedField === getField()) return;
  fillIn(renderedField.value);
  if (wasFocused) focusField();
}

/** Whether an event is the field's. Its listeners are the document's: an extension may replace the field at any time. */
export const isInField = ({ target }: Event): boolean => target === getField();

/**
 * Selects the whole text on the first click or tap, and on every right click, while `isReplaceable` returns true: the
 * next paste then replaces it. Further clicks place the caret until the text changes or the field loses focus.
 */
export function selectTextOnClick(isReplaceable: () => boolean, signal: AbortSignal): void {
  let hasSelected = false;
  const reset = () => (hasSelected = false);
  const select = () => {
    const field = getField();
    // Keep a selection that the person made.
    if (!field || hasSelection(field) || !isReplaceable()) return;
    hasSelected = true;
    field.select();
  };
  // When text was selected before, browsers place the caret only after this event.
  document.addEventListener("click", (event) => isInField(event) && !hasSelected && setTimeout(select), { signal });
  document.addEventListener("contextmenu", (event) => isInField(event) && select(), { signal });
  document.addEventListener("input", reset, { signal });
  document.addEventListener("focusout", reset, { signal });
}

const hasSelection = (field: HTMLInputElement) => field.selectionStart !== field.selectionEnd;

/** Shows at the field whether the page takes what is dragged over it. */
export function markDropTarget(isTarget: boolean): void {
  getField()?.form?.toggleAttribute("data-drop-target", isTarget);
}

/**
 * Inserts what is pasted into the field or dropped on it. Returns false where the browser does so as well. A dropped link
 * replaces the text, and so does a pasted one if the text is marked as wrong and no part of it is selected. Links that
 * the clipboard's plain text lacks are set apart from the words around them.
 */
export function insertInField(text: string, data: DataTransfer, isDropped: boolean): boolean {
  const field = getField();
  if (!field) return false;
  const isReplaceable = isDropped || (field.matches("[aria-invalid=true]") && !hasSelection(field));
  if (isReplaceable && hasLink(text)) {
    focusField();
    // As a command on a touch screen too, so that React hears of it.
    if (!replaceByCommand(toSingleLine(text))) fillIn(text);
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
