/** Whether a mouse, a finger or a pen made a click, not a key or a screen reader. */
export function isByPointer(click: MouseEvent): boolean {
  // In Firefox, Enter on a link counts as one click of a mouse, but has no type of pointer.
  return click.detail > 0 && !("pointerType" in click && click.pointerType === "");
}
