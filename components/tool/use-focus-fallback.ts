import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";

/**
 * Focuses the fallback when the focused element in a section is removed or hidden; the next Tab would otherwise start
 * from an arbitrary place. Returns focus handlers for the section.
 */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);

  useLayoutEffect(() => {
    if (isInside.current && isFocusLost()) fallback.current?.focus({ preventScroll: true });
  });

  const follow = ({ type }: FocusEvent) => {
    isInside.current = type === "focus";
  };
  return { onFocus: follow, onBlur: follow };
}

/** Browsers take the focus from a hidden element only later, when they draw the page. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  return focused.getClientRects().length === 0 || getComputedStyle(focused).visibility === "hidden";
}
