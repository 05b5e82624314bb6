/**
 * Calls `onText` when text is pasted anywhere except into an editable element. Ignores the middle button: on Linux it also pastes the
 * last selection, even when it only opens a link in a new tab. Returns a function that removes the listeners.
 */
export function onPasteOutsideFields(onText: (text: string) => void): () => void {
  let isMiddleButton = false;
  const onPress = (event: Event) => {
    isMiddleButton = event instanceof MouseEvent && event.button === 1;
  };
  const onPaste = (event: ClipboardEvent) => {
    // event.target would be the host of a field in a shadow tree.
    const [target] = event.composedPath();
    const isInField = target instanceof Element && target.closest("input, textarea, [contenteditable]");
    if (!isMiddleButton && !isInField) onText(event.clipboardData?.getData("text/plain") ?? "");
  };
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener("mousedown", onPress, { capture: true, signal });
  document.addEventListener("keydown", onPress, { capture: true, signal });
  document.addEventListener("paste", onPaste, { signal });
  return () => controller.abort();
}
