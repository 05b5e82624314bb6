import { parseVideoLink } from "../youtube/parse-video-link";

/** Replaces the text of a field so that undo brings the old text back. The focus stays where it is. */
export function replaceText(field: HTMLInputElement, text: string): void {
  const line = toSingleLine(text);
  // On a touch screen, focus would bring up the keyboard.
  if (matchMedia("(pointer: coarse)").matches || !replaceAsEditingCommand(field, line)) field.value = line;
}

/** The field would drop a line break and join the words around it. */
export const toSingleLine = (text: string): string => text.replace(/\s+/g, " ");

/** Only what an editing command does can be undone, and only the focused field takes one. */
function replaceAsEditingCommand(field: HTMLInputElement, text: string): boolean {
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  field.select();
  const isTyped = document.execCommand("insertText", false, text);
  if (focused !== field) {
    field.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
  return isTyped;
}

/**
 * Selects the whole text on the first click or tap, and on every right click, while `isReplaceable` says that the next paste should
 * replace it. Further clicks place the caret until the text changes or the focus leaves. Returns a function that stops it.
 */
export function selectTextOnClick(field: HTMLInputElement, isReplaceable: (text: string) => boolean): () => void {
  const controller = new AbortController();
  let hasSelectedAll = false;
  const reset = () => {
    hasSelectedAll = false;
  };
  const select = () => {
    // A part that is selected already was selected on purpose.
    if (field.selectionStart !== field.selectionEnd || !isReplaceable(field.value)) return;
    hasSelectedAll = true;
    field.select();
  };
  const click = () => {
    // Browsers place the caret only after this event when the text was selected before.
    if (!hasSelectedAll) setTimeout(select);
  };
  field.addEventListener("click", click, { signal: controller.signal });
  field.addEventListener("contextmenu", select, { signal: controller.signal });
  field.addEventListener("input", reset, { signal: controller.signal });
  field.addEventListener("blur", reset, { signal: controller.signal });
  return () => controller.abort();
}

/** Replaces the text when a link is dropped on the field; anything else is inserted as usual. Returns a function that stops it. */
export function replaceTextOnDrop(field: HTMLInputElement): () => void {
  const drop = (event: DragEvent) => {
    const texts = ["text/uri-list", "text/plain"].map((type) => event.dataTransfer?.getData(type) ?? "");
    const link = texts.find(hasLink);
    if (link === undefined) return;
    event.preventDefault();
    field.focus();
    replaceText(field, link);
  };
  field.addEventListener("drop", drop);
  return () => field.removeEventListener("drop", drop);
}

function hasLink(text: string): boolean {
  const link = parseVideoLink(text);
  return link.ok || (link.problem !== "empty" && link.problem !== "no-link");
}
