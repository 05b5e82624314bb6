import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Keeps the focus in a part of the page when what had it goes away, as Retry does once it is known that a size is missing: it moves
 * to the part's heading, for the next Tab would else begin anywhere. Answers what tells whether the focus is inside.
 */
export function useFocusFallback(part: RefObject<HTMLElement | null>): { onFocus: () => void; onBlur: () => void } {
  const isInside = useRef(false);

  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    part.current?.querySelector("h2")?.focus({ preventScroll: true });
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
