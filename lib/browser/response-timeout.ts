import { RESPONSE_TIMEOUT_MS } from "../youtube/image-sources";

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
