import { useRef, useState } from "react";

/** Runs one piece of work at a time: while it is pending, further presses do nothing. */
export function usePending(): [isPending: boolean, run: (work: () => Promise<void>) => Promise<void>] {
  const isRunning = useRef(false);
  const [isPending, setIsPending] = useState(false);

  async function run(work: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPending(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  }

  return [isPending, run];
}
