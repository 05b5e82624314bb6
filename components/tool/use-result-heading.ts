import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Returns a ref for a result's heading. If the person requested the result, scrolls the heading to the top of the window unless it is in the
 * upper third already, and focuses it if nothing else has the focus.
 */
export function useResultHeading(isRequested: boolean): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const heading = ref.current;
    if (!isRequested || !heading) return;
    const { top } = heading.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 3) {
      const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
      heading.scrollIntoView({ block: "start", behavior: isMotionReduced ? "instant" : "smooth" });
    }
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
  }, [isRequested]);

  return ref;
}
