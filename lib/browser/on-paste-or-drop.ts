import type { ContentsSource } from "../results/link-field";
import { contentsOf, type Contents } from "./contents";

/** A paste or a drop. `isInField`: whether the link field is its target. */
export type Received = { contents: Contents; source: ContentsSource; isInField: boolean };

const TAKES_TEXT = ":read-write, [role=textbox]";

/** The real target, even inside an open shadow tree. */
const targetOf = (event: Event) => event.composedPath().find((target) => target instanceof Element);

const takesText = (target: Element | undefined) => target?.matches(TAKES_TEXT) === true;

/** Whether the focus is in a closed shadow tree, which may have fields: such a tree's host can't have the focus itself. */
function isFocusHidden(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.tabIndex < 0 && !focused.matches("body, [tabindex]");
}

/**
 * Calls `onReceive` unless another element takes the paste or drop. If it returns false, the browser inserts the text
 * itself. The form is marked while something that it takes is dragged over the page.
 */
export function onPasteOrDrop(form: HTMLFormElement, onReceive: (received: Received) => boolean, signal: AbortSignal) {
  const isField = (target: EventTarget | null | undefined) =>
    target instanceof HTMLInputElement && target.form === form;
  const markDropTarget = (isTarget: boolean) => form.toggleAttribute("data-drop-target", isTarget);

  function receive(event: Event, data: DataTransfer, source: ContentsSource) {
    const isTaken = onReceive({ contents: contentsOf(data), source, isInField: isField(targetOf(event)) });
    if (isTaken) event.preventDefault();
  }

  // On Linux, the middle button also pastes the last selection, even when it only opens a link in a new tab.
  let isMiddleButton = false;
  function onPress(event: Event) {
    isMiddleButton = event instanceof MouseEvent && event.button === 1;
  }

  function onPaste(event: ClipboardEvent) {
    const target = targetOf(event);
    const isLeftOut = isMiddleButton || takesText(target) || isFocusHidden();
    // Lighthouse dispatches the event without data.
    if (event.clipboardData && (isField(target) || !isLeftOut)) receive(event, event.clipboardData, "clipboard");
  }

  // A drag out of this page is meant for elsewhere.
  let dragged: EventTarget | null = null;
  function onDragStartOrEnd({ type, target }: Event) {
    dragged = type === "dragstart" ? target : null;
    // Not at the document: an element that has left the page gets the event too. Marking the drag with a type of data
    // instead would take the picture out of it in Safari.
    dragged?.addEventListener("dragend", onDragStartOrEnd, { once: true });
  }

  function onDrag(event: DragEvent) {
    const { type, dataTransfer: data } = event;
    const target = targetOf(event);
    if (!data || (takesText(target) && !isField(target))) return;
    if (dragged) {
      // The browser moves the field's own text within it.
      if (!isField(target) || target === dragged) return;
      data.dropEffect = "none";
      return event.preventDefault();
    }
    markDropTarget(type === "dragover");
    if (type === "drop") receive(event, data, "dropped");
    // The browser inserts text into the field only if this event is left alone.
    else if (!isField(target) || data.types.includes("Files")) event.preventDefault();
  }

  function onDragLeave({ relatedTarget }: DragEvent) {
    // The pointer has left the window.
    if (!relatedTarget) markDropTarget(false);
  }

  for (const type of ["mousedown", "keydown"]) document.addEventListener(type, onPress, { capture: true, signal });
  document.addEventListener("paste", onPaste, { signal });
  document.addEventListener("dragstart", onDragStartOrEnd, { signal });
  document.addEventListener("dragover", onDrag, { signal });
  document.addEventListener("drop", onDrag, { signal });
  document.addEventListener("dragleave", onDragLeave, { signal });
}
