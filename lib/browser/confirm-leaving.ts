/** Asks the person to confirm before leaving the page, until the returned function is called. */
export function confirmLeaving(): () => void {
  const controller = new AbortController();
  window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal: controller.signal });
  return () => controller.abort();
}
