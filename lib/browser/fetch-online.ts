import type { FetchResult } from "../results/outcomes";

/** Fetches an image, again once the browser is online if that fails and the browser was offline meanwhile. */
export async function fetchOnline(fetchImage: () => Promise<FetchResult>, signal: AbortSignal): Promise<FetchResult> {
  let wasOffline = !navigator.onLine;
  const onOffline = () => {
    wasOffline = true;
  };
  window.addEventListener("offline", onOffline);
  const fetched = await fetchImage();
  window.removeEventListener("offline", onOffline);
  if (fetched.outcome !== "failed" || !wasOffline || signal.aborted) return fetched;
  await untilOnline(signal);
  return fetchOnline(fetchImage, signal);
}

/** Resolves once the browser is online, or after an abort. */
function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) return resolve();
    window.addEventListener("online", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve());
  });
}
