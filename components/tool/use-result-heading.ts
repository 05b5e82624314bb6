import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

export type ResultRequest = {
  /** Whether to bring the result into view: the person has just pressed Generate. */
  isRequested: boolean;
  /** The line above it that says what was left out, if there is one. It comes into view too. */
  note: RefObject<HTMLElement | null> | null;
};

/** The room that a toast needs below a result. */
const TOAST_ROOM_PX = 98;
/** In narrower windows, a result is scrolled to even if all of it would fit. */
const MIN_WIDTH_PX = 800;

/**
 * Returns a ref for a result's heading. Scrolls to a requested result, or to the top of the page if that shows all of
 * it, and focuses its heading if nothing else has the focus.
 */
export function useResultHeading({ isRequested, note }: ResultRequest): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);

  const bringIntoView = useEffectEvent(() => {
    const heading = ref.current;
    const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = isMotionReduced ? "instant" : "smooth";
    // Not to the heading, which may be in a bar that sticks to the window.
    const section = heading?.closest("section");
    const end = scrollY + (section?.getBoundingClientRect().bottom ?? 0);
    if (innerWidth >= MIN_WIDTH_PX && end + TOAST_ROOM_PX <= innerHeight) scrollTo({ top: 0, behavior });
    else (note?.current ?? section)?.scrollIntoView({ block: "start", behavior });
    if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (isRequested) bringIntoView();
  }, [isRequested]);

  return ref;
}
