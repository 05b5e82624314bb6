import { useEffect, useState } from "react";
import type { Wait } from "@/lib/results/selectors";

const SHORT_WAIT_MS = 2000;
const LONG_WAIT_MS = 8000;

/** Returns how long `isWaiting` has been true, counted anew after each retry. */
export function useWait(isWaiting: boolean, retries: number): Wait {
  const [wait, setWait] = useState<Wait>("none");
  useEffect(() => {
    if (!isWaiting) return;
    const timers = [setTimeout(() => setWait("short"), SHORT_WAIT_MS), setTimeout(() => setWait("long"), LONG_WAIT_MS)];
    return () => {
      timers.forEach(clearTimeout);
      setWait("none");
    };
  }, [isWaiting, retries]);
  return wait;
}
