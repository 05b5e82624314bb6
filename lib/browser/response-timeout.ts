/** How long a host may send nothing, before its response or between two chunks. */
export const RESPONSE_TIMEOUT_MS = 15_000;

/**
 * Returns a signal that aborts with `outer`, or 15 s after the last `restart`. Call `restart` for each chunk and `stop`
 * at the end.
 */
export function startResponseTimeout(outer?: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, RESPONSE_TIMEOUT_MS);
  outer?.addEventListener("abort", abort);
  if (outer?.aborted) abort();
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(abort, RESPONSE_TIMEOUT_MS);
    },
    stop() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", abort);
    },
  };
}
