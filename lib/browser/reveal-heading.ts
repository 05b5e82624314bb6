/**
 * Scrolls a heading to the start of the window unless it stands in the upper third already, and gives it the focus if nothing else
 * has it. Smooth only without `prefers-reduced-motion`.
 */
export function revealHeading(heading: HTMLElement): void {
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 3) {
    const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    heading.scrollIntoView({ block: "start", behavior: isMotionReduced ? "instant" : "smooth" });
  }
  if (document.activeElement === document.body) heading.focus({ preventScroll: true });
}
