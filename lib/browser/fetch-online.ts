import type { FetchResult } from "../results/outcomes";

/** Fetches an image. If that fails and the browser was offline meanwhile, fetches it again once it is back online. */
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
