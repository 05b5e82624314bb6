import { ELEMENT_IDS, type RootData } from "../document-names";
import { textOf } from "./clipboard";
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
export function showField(behavior: ScrollBehavior = "auto"): void {
  getField()?.form?.scrollIntoView({ behavior });
}

/**
 * After Generate: lets the result take the focus, or selects a rejected text, which the next paste then replaces. On a
 * touch screen, moves the focus to Generate, which closes the keyboard: it covers the toast too.
 */
export function leaveField(hasResult: boolean): void {
  const field = getField();
  if (hasResult) field?.blur();
  else if (isTouchScreen()) field?.form?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
  else if (document.activeElement === field) field?.select();
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

/** Replaces the field's text on a drop, pastes links from HTML, and selects it on a click while `isReplaceable`. */
export function listenToField(isReplaceable: () => boolean): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  selectTextOnClick(isReplaceable, signal);
  document.addEventListener("drop", replaceTextOnDrop, { signal });
  document.addEventListener("paste", insertLinksOnPaste, { signal });
  return () => controller.abort();
}

/** All listeners are the document's, because an extension may replace the field at any time. */
const isInField = ({ target }: Event) => target === getField();

/**
 * Selects the whole text on the first click or tap, and on every right click, while `isReplaceable` returns true: the
 * next paste then replaces it. Further clicks place the caret until the text changes or the field loses focus.
 */
function selectTextOnClick(isReplaceable: () => boolean, signal: AbortSignal): void {
  let hasSelected = false;
  const reset = () => (hasSelected = false);
  const select = () => {
    const field = getField();
    // Keep a selection that the person made.
    if (!field || field.selectionStart !== field.selectionEnd || !isReplaceable()) return;
    hasSelected = true;
    field.select();
  };
  // When text was selected before, browsers place the caret only after this event.
  document.addEventListener("click", (event) => isInField(event) && !hasSelected && setTimeout(select), { signal });
  document.addEventListener("contextmenu", (event) => isInField(event) && select(), { signal });
  document.addEventListener("input", reset, { signal });
  document.addEventListener("focusout", reset, { signal });
}

/** Replaces the text when a link is dropped on the field; other text is inserted as usual. */
function replaceTextOnDrop(event: DragEvent): void {
  if (!isInField(event)) return;
  const link = [event.dataTransfer?.getData("text/uri-list") ?? "", textOf(event.dataTransfer)].find(hasLink);
  if (link === undefined) return;
  event.preventDefault();
  focusField();
  // As a command on a touch screen too, so that React hears of it.
  if (!replaceByCommand(toSingleLine(link))) fillIn(link);
}

/**
 * Pastes links of the clipboard's HTML that its text lacks, apart from the words around them. The browser pastes any
 * other text.
 */
function insertLinksOnPaste(event: ClipboardEvent): void {
  const field = getField();
  if (!field || event.target !== field) return;
  const text = textOf(event.clipboardData);
  // Lighthouse dispatches the event without data.
  if (text === (event.clipboardData?.getData("text/plain") ?? "")) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = field;
  const before = /\S$/.test(value.slice(0, selectionStart ?? 0)) ? " " : "";
  const after = /^\S/.test(value.slice(selectionEnd ?? value.length)) ? " " : "";
  // As a command, so that undo works and React hears of it.
  document.execCommand("insertText", false, before + toSingleLine(text) + after);
}

function hasLink(text: string): boolean {
  const links = parseLinks(text);
  return links.ok || !["empty", "no-link", "bare-id"].includes(links.problem);
}
