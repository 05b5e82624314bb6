import type { ContentsSource } from "../messages/links";
import { contentsOf, type Contents } from "./contents";

/** A paste or a drop. `field`: the link field, if it is the target. */
export type Received = { contents: Contents; source: ContentsSource; field: HTMLInputElement | null };

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
export function onPasteOrDrop(
  form: HTMLFormElement,
  onReceive: (received: Received) => boolean,
  signal: AbortSignal,
): void {
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => unknown,
    capture = false,
  ) => document.addEventListener(type, listener, { capture, signal });

  const fieldAt = (target: Element | undefined) =>
    target instanceof HTMLInputElement && target.form === form ? target : null;
  const markDropTarget = (isTarget: boolean) => form.toggleAttribute("data-drop-target", isTarget);

  const receive = (event: Event, data: DataTransfer, source: ContentsSource) => {
    const field = fieldAt(targetOf(event));
    if (onReceive({ contents: contentsOf(data), source, field })) event.preventDefault();
  };

  // On Linux, the middle button also pastes the last selection, even when it only opens a link in a new tab.
  let isMiddleButton = false;
  const onPress = (event: Event) => (isMiddleButton = event instanceof MouseEvent && event.button === 1);
  const onPaste = (event: ClipboardEvent) => {
    const target = targetOf(event);
    const isElsewhere = isMiddleButton || takesText(target) || isFocusHidden();
    // Lighthouse dispatches the event without data.
    if (event.clipboardData && (fieldAt(target) || !isElsewhere)) receive(event, event.clipboardData, "clipboard");
  };
  listen("mousedown", onPress, true);
  listen("keydown", onPress, true);
  listen("paste", onPaste);

  // What is dragged out of this page is meant for elsewhere.
  let dragged: EventTarget | null = null;
  const onDragStart = ({ target }: Event) => {
    dragged = target;
    // Not at the document: an element that has left the page gets the event too. Marking the drag with a type of data
    // instead would take the picture out of it in Safari.
    target?.addEventListener("dragend", () => (dragged = null), { once: true });
  };
  const onDrag = (event: DragEvent) => {
    const { type, dataTransfer: data } = event;
    const target = targetOf(event);
    const field = fieldAt(target);
    if (!data || (takesText(target) && !field)) return;
    if (dragged) {
      // The browser moves the field's own text within it.
      if (!field || field === dragged) return;
      data.dropEffect = "none";
      return event.preventDefault();
    }
    markDropTarget(type === "dragover");
    if (type === "drop") receive(event, data, "dropped");
    // The browser inserts text into the field only if this event is left alone.
    else if (!field || data.types.includes("Files")) event.preventDefault();
  };
  listen("dragstart", onDragStart);
  listen("dragover", onDrag);
  listen("drop", onDrag);
  // The pointer has left the window.
  listen("dragleave", (event) => event.relatedTarget ?? markDropTarget(false));
}
