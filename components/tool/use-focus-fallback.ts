import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";

/**
 * When the focused control of a section is replaced, focuses the one that has its name now; when it is removed or hidden, the fallback.
 * The next Tab would otherwise start from an arbitrary place. Returns focus handlers for the section.
 */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (!focused.current || !isFocusLost()) return;
    const name = focused.current.getAttribute("aria-label");
    const successor = document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
    successor?.focus({ preventScroll: true });
    if (isFocusLost()) fallback.current?.focus({ preventScroll: true });
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}

/** Browsers take the focus from a hidden element only later, when they draw the page. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  return focused.getClientRects().length === 0 || getComputedStyle(focused).visibility === "hidden";
}
