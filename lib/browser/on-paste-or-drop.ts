import { ELEMENT_IDS } from "../document-names";
import { contentsOf } from "./clipboard";
import { insertInField } from "./link-field";

/** Where contents come from. */
export type ContentsSource = "clipboard" | "dropped";

const TAKES_TEXT = ":read-write, [role=textbox]";

/**
 * Whether what has the focus takes text. The focus in a shadow tree, which may have fields, belongs to its host, which
 * can't have the focus itself.
 */
function isInText(): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.matches(TAKES_TEXT)) return true;
  return focused.tabIndex < 0 && !focused.matches("body, [tabindex]");
}

/**
 * Pastes and drops into the form's field, and calls `onContents` for what is pasted while nothing that takes text has the
 * focus, for what is dropped beside such, and for files. While something is dragged over the page that it takes, the form
 * shows it.
 */
export function onPasteOrDrop(
  form: HTMLFormElement,
  onContents: (contents: string | File[], source: ContentsSource) => void,
  signal: AbortSignal,
): void {
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => unknown,
    capture = false,
  ) => document.addEventListener(type, listener, { capture, signal });

  const fieldAt = ({ target }: Event) => (target instanceof HTMLInputElement && target.form === form ? target : null);
  const markDropTarget = (isTarget: boolean) => form.toggleAttribute("data-drop-target", isTarget);

  const receive = (event: Event, data: DataTransfer, source: ContentsSource) => {
    const contents = contentsOf(data);
    const field = fieldAt(event);
    if (!field || typeof contents !== "string") onContents(contents, source);
    else if (!insertInField(field, contents, data, source === "dropped")) return;
    event.preventDefault();
  };

  // On Linux, the middle button also pastes the last selection, even when it only opens a link in a new tab.
  let isMiddleButton = false;
  const onPress = (event: Event) => (isMiddleButton = event instanceof MouseEvent && event.button === 1);
  const onPaste = (event: ClipboardEvent) => {
    const data = event.clipboardData;
    // Lighthouse dispatches the event without data.
    if (data && (fieldAt(event) || !(isMiddleButton || isInText()))) receive(event, data, "clipboard");
  };
  listen("mousedown", onPress, true);
  listen("keydown", onPress, true);
  listen("paste", onPaste);

  // What is dragged out of the tool is for other places, or moved within the field by the browser.
  let isOwn = false;
  const onDragStart = ({ target }: Event) =>
    (isOwn = target instanceof Element && target.closest(`#${ELEMENT_IDS.tool}`) !== null);
  const onDrag = (event: DragEvent) => {
    const { type, target, dataTransfer: data } = event;
    const isElsewhere = target instanceof Element && target.matches(TAKES_TEXT) && !fieldAt(event);
    if (!data || isOwn || isElsewhere) return;
    markDropTarget(type === "dragover");
    if (type === "drop") receive(event, data, "dropped");
    // The browser inserts text into the field only if this event is left alone.
    else if (!fieldAt(event) || data.types.includes("Files")) event.preventDefault();
  };
  listen("dragstart", onDragStart);
  listen("dragend", () => (isOwn = false));
  listen("dragover", onDrag);
  listen("drop", onDrag);
  // Has left the window.
  listen("dragleave", (event) => event.relatedTarget ?? markDropTarget(false));
}
