import { useEffect, useState } from "react";

/** How long the image host may take for its first image until the page says so. */
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
