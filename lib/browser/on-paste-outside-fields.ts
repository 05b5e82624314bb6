import { textOf } from "./clipboard";

/** What may have the focus and is no field. The focus in a shadow tree, which may have fields, belongs to its host. */
const NO_FIELD = "body, a, button, summary, [tabindex]:not([contenteditable], [role=textbox])";

/**
 * Calls `onText` when text is pasted while no editable element has the focus. Returns a function that removes the
 * listeners.
 */
export function onPasteOutsideFields(onText: (text: string) => void): () => void {
  // On Linux, the middle button also pastes the last selection, even when it only opens a link in a new tab.
  let isMiddleButton = false;
  const onPress = (event: Event) => (isMiddleButton = event instanceof MouseEvent && event.button === 1);
  const onPaste = (event: ClipboardEvent) => {
    if (isMiddleButton || !document.activeElement?.matches(NO_FIELD)) return;
    onText(textOf(event.clipboardData));
  };
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener("mousedown", onPress, { capture: true, signal });
  document.addEventListener("keydown", onPress, { capture: true, signal });
  document.addEventListener("paste", onPaste, { signal });
  return () => controller.abort();
}
