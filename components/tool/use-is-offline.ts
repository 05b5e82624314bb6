import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  const controller = new AbortController();
  for (const event of ["online", "offline"]) window.addEventListener(event, listener, controller);
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
