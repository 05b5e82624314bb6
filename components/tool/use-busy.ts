import { useRef, useState } from "react";

/** Runs one piece of work at a time: while it runs, further presses do nothing. */
export function useBusy(): [boolean, (work: () => Promise<void>) => Promise<void>] {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  async function run(work: () => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return [busy, run];
}
