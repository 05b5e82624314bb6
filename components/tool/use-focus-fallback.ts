import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Focuses the fallback when the focused element in a section disappears; the next Tab would otherwise start from an arbitrary place.
 * Returns focus handlers for the section.
 */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>): { onFocus: () => void; onBlur: () => void } {
  const isInside = useRef(false);

  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
  });

  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}
