import { ELEMENT_IDS, type RootData } from "../document-names";
import { parseVideoLinks } from "../youtube/pasted-text";
import { keepTextAfterBack } from "./back-forward-cache";
import { textOf } from "./clipboard";
import { isTouchScreen } from "./device";

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

/** Only editing commands can be undone, and only a focused field accepts them. Returns whether the browser ran the command. */
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

/**
 * After Generate: lets the result take the focus, or selects a rejected text, which the next paste then replaces. On a touch screen,
 * closes the keyboard, which covers the toast too.
 */
export function leaveField(hasResult: boolean): void {
  const field = getField();
  if (hasResult || isTouchScreen()) field?.blur();
  else if (document.activeElement === field) field?.select();
}

/** Restores the text and the focus of the field in the page's HTML. If something else has changed the page, React creates a new field. */
export function restoreRenderedField(): void {
  if (!renderedField || renderedField === getField()) return;
  fillIn(renderedField.value);
  if (wasFocused) focusField();
}

/** Keeps the field's text after Back, replaces it on a drop, pastes links from HTML, and selects it on a click while `isReplaceable`. */
export function listenToField(isReplaceable: () => boolean): () => void {
  const field = getField();
  if (!field) return () => {};
  const controller = new AbortController();
  const { signal } = controller;
  keepTextAfterBack(field, signal);
  selectTextOnClick(field, isReplaceable, signal);
  field.addEventListener("drop", replaceTextOnDrop, { signal });
  field.addEventListener("paste", insertLinksOnPaste, { signal });
  return () => controller.abort();
}

/**
 * Selects the whole text on the first click or tap, and on every right click, while `isReplaceable` returns true: the next
 * paste then replaces it. Further clicks place the caret until the text changes or the field loses focus.
 */
function selectTextOnClick(field: HTMLInputElement, isReplaceable: () => boolean, signal: AbortSignal): void {
  let hasSelected = false;
  const reset = () => (hasSelected = false);
  const select = () => {
    // Keep a selection that the person made.
    if (field.selectionStart !== field.selectionEnd || !isReplaceable()) return;
    hasSelected = true;
    field.select();
  };
  // When text was selected before, browsers place the caret only after this event.
  field.addEventListener("click", () => hasSelected || setTimeout(select), { signal });
  field.addEventListener("contextmenu", select, { signal });
  field.addEventListener("input", reset, { signal });
  field.addEventListener("blur", reset, { signal });
}

/** Replaces the text when a link is dropped on the field; other text is inserted as usual. */
function replaceTextOnDrop(event: DragEvent): void {
  const link = [event.dataTransfer?.getData("text/uri-list") ?? "", textOf(event.dataTransfer)].find(hasLink);
  if (link === undefined) return;
  event.preventDefault();
  focusField();
  // As a command on a touch screen too, so that React hears of it.
  if (!replaceByCommand(toSingleLine(link))) fillIn(link);
}

/** Pastes the links of the clipboard's HTML where its text has no video. The browser pastes any other text as usual. */
function insertLinksOnPaste(event: ClipboardEvent): void {
  const text = textOf(event.clipboardData);
  if (text === event.clipboardData?.getData("text/plain")) return;
  event.preventDefault();
  // As a command, so that undo works and React hears of it.
  document.execCommand("insertText", false, toSingleLine(text));
}

function hasLink(text: string): boolean {
  const links = parseVideoLinks(text);
  return links.ok || !["empty", "no-link", "bare-id"].includes(links.problem);
}
