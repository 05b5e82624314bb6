/**
 * Scrolls a heading to the top of the window unless it is in the upper third already, and focuses it if nothing else has the focus.
 * Does not animate under `prefers-reduced-motion`.
 */
export function revealHeading(heading: HTMLElement): void {
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 3) {
    const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    heading.scrollIntoView({ block: "start", behavior: isMotionReduced ? "instant" : "smooth" });
  }
  if (document.activeElement === document.body) heading.focus({ preventScroll: true });
}
