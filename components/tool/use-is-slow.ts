import { useEffect, useState } from "react";

/** How long to wait for the first image before the page says that it takes long. */
const SLOW_MS = 8000;

/** Returns whether `isWaiting` has been true for 8 s, counted again from each new `attempt`. */
export function useIsSlow(isWaiting: boolean, attempt: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting, attempt]);
  return isSlow;
}
