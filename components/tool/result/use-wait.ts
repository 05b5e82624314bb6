import { useEffect, useState } from "react";

const SHORT_WAIT_MS = 2000;

/** Returns whether `isWaiting` has been true for 2 s. */
export function useWait(isWaiting: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setHasWaited(true), SHORT_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setHasWaited(false);
    };
  }, [isWaiting]);
  return hasWaited;
}
