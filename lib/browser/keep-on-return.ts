/**
 * Keeps what is in a field while its page waits in the browser's back/forward cache: Safari empties a field that it is not to
 * complete, right after it has told the page of its return. Returns what stops it.
 */
export function keepTextAfterBack(field: HTMLInputElement): () => void {
  let kept = field.value;
  const controller = new AbortController();
  const leave = () => {
    kept = field.value;
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) setTimeout(() => (field.value = kept));
  };
  window.addEventListener("pagehide", leave, { signal: controller.signal });
  window.addEventListener("pageshow", comeBack, { signal: controller.signal });
  return () => controller.abort();
}
