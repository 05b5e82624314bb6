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
  const listen = (type: string, listener: (event: Event) => void) => window.addEventListener(type, listener, options);
  const onShowOrHide = ({ type }: Event) => {
    isHidden = type === "pagehide";
  };
  const hide = (event: Event) => {
    if (isHidden) event.stopImmediatePropagation();
  };
  for (const type of ["pagehide", "pageshow"]) listen(type, onShowOrHide);
  for (const type of ["visibilitychange", "focusout"]) listen(type, hide);
  return () => controller.abort();
}
