import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { uncoverSaveLargest } from "@/components/toast/uncover";
import { ELEMENT_IDS } from "@/lib/document-names";

/** The distance of a heading from the top of the window that it has been scrolled to. */
const MARGIN_PX = 16;

export type HeadingOptions = {
  /** Whether to bring the result into view: the person has just pressed Generate or All sizes. */
  isRequested: boolean;
  /** The line below the field, if it says which links were left out. It comes into view too. */
  line: RefObject<HTMLElement | null> | null;
};

/**
 * Returns a ref for a result's heading. Once a requested result is painted, scrolls to the top of the page if that shows
 * all of it or, where the stage is beside its rows, Save largest, else to the heading. Focuses the heading if nothing else
 * has the focus.
 */
export function useResultHeading({ isRequested, line }: HeadingOptions, stage?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLHeadingElement>(null);

  const bringIntoView = useEffectEvent(() => {
    const heading = ref.current;
    const section = heading?.closest("section");
    if (!heading || !section) return;
    const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Where the result is stacked, the stage is below the heading.
    const isBeside =
      stage?.current && stage.current.getBoundingClientRect().top < heading.getBoundingClientRect().bottom;
    const mustFit = (isBeside && document.getElementById(ELEMENT_IDS.saveLargest)) || section;
    const fits = scrollY + mustFit.getBoundingClientRect().bottom <= innerHeight;
    const distance = fits ? -scrollY : (line?.current ?? heading).getBoundingClientRect().top - MARGIN_PX;
    // The toast of Generate is there by now: sonner has added it in a task that it queued before this one.
    uncoverSaveLargest(distance);
    scrollBy({ top: distance, behavior: isMotionReduced ? "instant" : "smooth" });
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
