import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

export type HeadingOptions = {
  /** Whether to bring the result into view: the person has just pressed Generate or All sizes. */
  isRequested: boolean;
  /** The line above it about links that were left out, if there is one. It comes into view too. */
  note: RefObject<HTMLElement | null> | null;
};

/**
 * Returns a ref for a result's heading. Once a requested result is painted, scrolls to the top of the page if that shows
 * all of it, or its stage beside its rows, else to the result. Focuses the heading if nothing else has the focus.
 */
export function useResultHeading(
  { isRequested, note }: HeadingOptions,
  stage?: RefObject<HTMLElement | null>,
): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);

  const bringIntoView = useEffectEvent(() => {
    const heading = ref.current;
    const section = heading?.closest("section");
    if (!heading || !section) return;
    const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = isMotionReduced ? "instant" : "smooth";
    const fits = scrollY + section.getBoundingClientRect().bottom <= innerHeight;
    // Above the rows, the stage is below the heading too.
    const isBeside =
      stage?.current && stage.current.getBoundingClientRect().top < heading.getBoundingClientRect().bottom;
    if (fits || isBeside) scrollTo({ top: 0, behavior });
    else (note?.current ?? section).scrollIntoView({ block: "start", behavior });
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!isRequested) return;
    let timer: ReturnType<typeof setTimeout>;
    // A task that a frame sets off runs once that is painted: its layout need not be computed twice.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(bringIntoView);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isRequested]);

  return ref;
}
