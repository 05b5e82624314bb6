import { useEffect, useState } from "react";

/** After how long a result that is still loading counts as slow. */
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
