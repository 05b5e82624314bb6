import { useRef, useState } from "react";

type Task = () => Promise<void>;

export type PendingTasks<Key> = [pending: ReadonlySet<Key>, run: (key: Key, task: Task) => Promise<void>];

/** Runs one task at a time for each key. While a key's task is pending, `run` does nothing for that key. */
export function usePendingTasks<Key>(): PendingTasks<Key> {
  const running = useRef(new Set<Key>());
  const [pending, setPending] = useState<ReadonlySet<Key>>(new Set());

  async function run(key: Key, task: Task) {
    if (running.current.has(key)) return;
    setPending(new Set(running.current.add(key)));
    try {
      await task();
    } finally {
      running.current.delete(key);
      setPending(new Set(running.current));
    }
  }

  return [pending, run];
}

/** Runs one task at a time. While it is pending, `run` does nothing. */
export function usePending(): [isPending: boolean, run: (task: Task) => Promise<void>] {
  const [pending, run] = usePendingTasks<"task">();
  return [pending.has("task"), (task) => run("task", task)];
}
