import { useEffect, useEffectEvent, useState } from "react";

/** Returns whether the browser knows that it is offline. Calls `onOnline` each time it is online again. */
export function useIsOffline(onOnline: () => void): boolean {
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine);
  const onChange = useEffectEvent(({ type }: Event) => {
    setIsOffline(type === "offline");
    if (type === "online") onOnline();
  });
  useEffect(() => {
    const listener = (event: Event) => onChange(event);
    const controller = new AbortController();
    for (const type of ["online", "offline"]) window.addEventListener(type, listener, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return isOffline;
}
