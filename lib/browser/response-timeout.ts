/** How long a host may send nothing, before its response or between two chunks. */
export const RESPONSE_TIMEOUT_MS = 15_000;

/** How long a host may send nothing at all if another can be asked: a firewall may drop what is sent to the first. */
export const SILENCE_TIMEOUT_MS = 9_000;

/**
 * Returns a signal that aborts with `outer`, after a silence, or 15 s after the last `restart`. Call `restart` for each
 * chunk and `stop` at the end.
 */
export function startResponseTimeout(outer?: AbortSignal, silenceMs = RESPONSE_TIMEOUT_MS) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, silenceMs);
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
