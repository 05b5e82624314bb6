import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

export type ResultRequest = {
  /** Whether to bring the result into view: the person has just pressed Generate. */
  isRequested: boolean;
  /** The line above it that says what was left out, if there is one. It comes into view too. */
  note: RefObject<HTMLElement | null> | null;
};

/**
 * Returns a ref for a result's heading. Scrolls to a requested result, and focuses its heading if nothing else has the
 * focus.
 */
export function useResultHeading({ isRequested, note }: ResultRequest): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);

  const bringIntoView = useEffectEvent(() => {
    const heading = ref.current;
    const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Not to the heading, which may be in a bar that sticks to the window.
    const top = note?.current ?? heading?.closest("section");
    top?.scrollIntoView({ block: "start", behavior: isMotionReduced ? "instant" : "smooth" });
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (isRequested) bringIntoView();
  }, [isRequested]);

  return ref;
}
