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
  const onEvent = (event: Event) => {
    if (event.type === "pagehide" || event.type === "pageshow") isHidden = event.type === "pagehide";
    else if (isHidden) event.stopImmediatePropagation();
  };
  for (const type of ["pagehide", "pageshow", "visibilitychange", "focusout"])
    window.addEventListener(type, onEvent, options);
  return () => controller.abort();
}
