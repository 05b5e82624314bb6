/** Hands over text that is pasted anywhere but into something one can type in. Returns what stops it. */
export function onPasteOutsideFields(onText: (text: string) => void): () => void {
  const paste = (event: ClipboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, textarea, [contenteditable]")) return;
    const text = event.clipboardData?.getData("text/plain");
    if (text) onText(text);
  };
  document.addEventListener("paste", paste);
  return () => document.removeEventListener("paste", paste);
}
