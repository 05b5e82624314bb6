import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { showField } from "@/lib/browser/link-field";

export type ResultRequest = {
  /** Whether to bring the result into view: the person has just pressed Generate. */
  isRequested: boolean;
  /** The line above it that says what was left out, if there is one. It comes into view too. */
  note: RefObject<HTMLElement | null> | null;
};

/** Where the field and the result are in view together: 43rem for a result, as in app/styles/theme.css. */
const WIDE_WINDOW = "(width >= 46rem)";

/**
 * Returns a ref for a result's heading. Once a requested result is painted, scrolls to the top of the page if that shows
 * all of it, else to the result or, with `keepsField`, to the form if there is room for both. Focuses the heading if
 * nothing else has the focus.
 */
export function useResultHeading(
  { isRequested, note }: ResultRequest,
  keepsField = false,
): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);

  const bringIntoView = useEffectEvent(() => {
    const section = ref.current?.closest("section");
    if (!section) return;
    const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = isMotionReduced ? "instant" : "smooth";
    const fits = scrollY + section.getBoundingClientRect().bottom <= innerHeight;
    const isWide = matchMedia(WIDE_WINDOW).matches;
    if (isWide && fits) scrollTo({ top: 0, behavior });
    else if (isWide && keepsField) showField(behavior);
    else (note?.current ?? section).scrollIntoView({ block: "start", behavior });
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!isRequested) return;
    let timer: ReturnType<typeof setTimeout>;
    // A task that a frame sets off runs once that is painted: its layout need not be computed twice.
    const frame = requestAnimationFrame(() => (timer = setTimeout(bringIntoView)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isRequested]);

  return ref;
}
