import { parseVideoLinks } from "../youtube/pasted-text";
import { isTouchScreen } from "./device";

/** The link field that is in the page now: an extension may have replaced the one that React rendered. */
export function getLinkField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>("#link");
}

/** Replaces the text of a field so that undo restores the old text. Focus stays where it is. */
export function replaceText(field: HTMLInputElement, text: string): void {
  const line = toSingleLine(text);
  // On a touch screen, focusing the field would open the keyboard.
  if (isTouchScreen() || !replaceByCommand(field, line)) field.value = line;
}

/** Replaces white space with single spaces. An `<input>` would drop line breaks and join the words. */
export const toSingleLine = (text: string): string => text.replace(/\s+/g, " ");

/** Only editing commands can be undone, and only a focused field accepts them. Returns whether the browser ran the command. */
function replaceByCommand(field: HTMLInputElement, text: string): boolean {
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  field.select();
  const succeeded = document.execCommand("insertText", false, text);
  if (focused !== field) {
    field.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
  return succeeded;
}

/**
 * Selects the whole text on the first click or tap, and on every right click, while `isReplaceable` returns true: the next
 * paste then replaces it. Further clicks place the caret until the text changes or the field loses focus. Returns a function that removes the
 * listeners.
 */
export function selectTextOnClick(field: HTMLInputElement, isReplaceable: (text: string) => boolean): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  let hasSelected = false;
  const reset = () => {
    hasSelected = false;
  };
  const select = () => {
    // Keep a selection that the person made.
    if (field.selectionStart !== field.selectionEnd || !isReplaceable(field.value)) return;
    hasSelected = true;
    field.select();
  };
  const onClick = () => {
    // When text was selected before, browsers place the caret only after this event.
    if (!hasSelected) setTimeout(select);
  };
  field.addEventListener("click", onClick, options);
  field.addEventListener("contextmenu", select, options);
  field.addEventListener("input", reset, options);
  field.addEventListener("blur", reset, options);
  return () => controller.abort();
}

/** Replaces the text when a link is dropped on the field; other text is inserted as usual. Returns a function that removes the listener. */
export function replaceTextOnDrop(field: HTMLInputElement): () => void {
  const onDrop = (event: DragEvent) => {
    const texts = ["text/uri-list", "text/plain"].map((type) => event.dataTransfer?.getData(type) ?? "");
    const link = texts.find(hasLink);
    if (link === undefined) return;
    event.preventDefault();
    field.focus();
    replaceText(field, link);
  };
  field.addEventListener("drop", onDrop);
  return () => field.removeEventListener("drop", onDrop);
}

function hasLink(text: string): boolean {
  const links = parseVideoLinks(text);
  return links.ok || (links.problem !== "empty" && links.problem !== "no-link");
}
