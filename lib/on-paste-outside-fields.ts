/**
 * Hands over text that is pasted by key, anywhere but into something one can type in. Returns what stops it.
 * On Linux a press of the middle button pastes too, whatever was last selected, also when it only opens a link in a new tab.
 */
export function onPasteOutsideFields(onText: (text: string) => void): () => void {
  let isMiddleButton = false;
  const press = (event: Event) => {
    isMiddleButton = event instanceof MouseEvent && event.button === 1;
  };
  const paste = (event: ClipboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (isMiddleButton || target?.closest("input, textarea, [contenteditable]")) return;
    const text = event.clipboardData?.getData("text/plain");
    if (text) onText(text);
  };
  const stop = new AbortController();
  document.addEventListener("mousedown", press, { capture: true, signal: stop.signal });
  document.addEventListener("keydown", press, { capture: true, signal: stop.signal });
  document.addEventListener("paste", paste, { signal: stop.signal });
  return () => stop.abort();
}
