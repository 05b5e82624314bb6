import { parseVideoLink } from "../youtube/parse-video-link";

/**
 * Calls back with text that is pasted by key anywhere but into something editable, if there is a video link in it. Returns a function
 * that stops it.
 * On Linux a press of the middle button pastes too, whatever was last selected, also when it only opens a link in a new tab.
 */
export function onPasteOutsideFields(onLink: (text: string) => void): () => void {
  let isMiddleButton = false;
  const press = (event: Event) => {
    isMiddleButton = event instanceof MouseEvent && event.button === 1;
  };
  const paste = (event: ClipboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (isMiddleButton || target?.closest("input, textarea, [contenteditable]")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (parseVideoLink(text).ok) onLink(text);
  };
  const controller = new AbortController();
  document.addEventListener("mousedown", press, { capture: true, signal: controller.signal });
  document.addEventListener("keydown", press, { capture: true, signal: controller.signal });
  document.addEventListener("paste", paste, { signal: controller.signal });
  return () => controller.abort();
}
