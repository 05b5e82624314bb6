import { useRef, useState } from "react";

/**
 * Runs one task at a time for each thing, such as the image that the task saves. While one is pending, `start` does
 * nothing for the same thing.
 */
export function usePending(thing = ""): [isPending: boolean, start: (task: () => Promise<void>) => Promise<void>] {
  const running = useRef(new Set<string>());
  const [pending, setPending] = useState<readonly string[]>([]);

  async function start(task: () => Promise<void>) {
    if (running.current.has(thing)) return;
    running.current.add(thing);
    setPending([...running.current]);
    try {
      await task();
    } finally {
      running.current.delete(thing);
      setPending([...running.current]);
    }
  }

  return [pending.includes(thing), start];
}
