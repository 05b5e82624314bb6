import { useEffect, useRef } from "react";

/**
 * Returns a function that waits until a value meets a condition, which it also checks after `recheckMs`, and returns
 * the value, or null if the component unmounts before.
 */
export function useWaitFor<Value>(value: Value) {
  const latest = useRef(value);
  const checks = useRef(new Set<(isOver?: boolean) => void>());

  useEffect(() => {
    latest.current = value;
    for (const check of checks.current) check();
  });
  useEffect(() => {
    const pending = checks.current;
    return () => {
      for (const check of pending) check(true);
    };
  }, []);

  return (isReady: (value: Value) => boolean, recheckMs?: number) =>
    new Promise<Value | null>((resolve) => {
      const check = (isOver = false) => {
        if (!isOver && !isReady(latest.current)) return;
        checks.current.delete(check);
        resolve(isOver ? null : latest.current);
      };
      checks.current.add(check);
      check();
      if (recheckMs !== undefined) setTimeout(check, recheckMs);
    });
}
