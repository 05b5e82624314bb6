import { useLayoutEffect, useRef, type RefObject } from "react";

/** Returns a ref for a result's heading. Scrolls to a requested result, and focuses its heading if nothing else has the focus. */
export function useResultHeading(isRequested: boolean): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const heading = ref.current;
    if (!isRequested || !heading) return;
    const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // The line below the field if it says what was left out. Not the heading, which may be in a bar that sticks to the window.
    const top = document.querySelector("#link-hint.semibold") ?? heading.closest("section");
    top?.scrollIntoView({ block: "start", behavior: isMotionReduced ? "instant" : "smooth" });
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
  }, [isRequested]);

  return ref;
}
