import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  const controller = new AbortController();
  for (const type of ["online", "offline"]) window.addEventListener(type, listener, { signal: controller.signal });
  return () => controller.abort();
}

/** Returns whether the browser knows that it is offline. Calls `onOnline` each time it is online again. */
export function useIsOffline(onOnline: () => void): boolean {
  const onEvent = useEffectEvent(onOnline);
  useEffect(() => {
    const listener = () => onEvent();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, []);
  return useSyncExternalStore(subscribe, () => !navigator.onLine);
}
