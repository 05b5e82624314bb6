import { useRef, useState } from "react";

/** Runs one task at a time. While it is pending, `run` does nothing. */
export function usePending(): [isPending: boolean, run: (task: () => Promise<void>) => Promise<void>] {
  const isRunning = useRef(false);
  const [isPending, setIsPending] = useState(false);

  async function run(task: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPending(true);
    try {
      await task();
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  }

  return [isPending, run];
}
