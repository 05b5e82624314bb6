/**
 * Hides from React the events that follow `pagehide`: `visibilitychange`, and `focusout` on the focused element. A
 * state update there makes React's scheduler post itself a message. Firefox drops pending messages when a page enters
 * the back/forward cache, and the scheduler posts no more while it waits for one, so after Back updates come seconds
 * late or never. Returns a function that removes the listeners.
 */
export function ignoreEventsAfterPageHide(): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  let isHidden = false;
  window.addEventListener("pagehide", () => (isHidden = true), options);
  window.addEventListener("pageshow", () => (isHidden = false), options);
  for (const type of ["visibilitychange", "focusout"])
    window.addEventListener(type, (event) => isHidden && event.stopImmediatePropagation(), options);
  return () => controller.abort();
}
