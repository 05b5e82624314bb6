import { useEffect, useRef } from "react";

/**
 * Returns a function that waits until a value meets a condition, or until the component unmounts, and returns the
 * latest value.
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

  return (isReady: (value: Value) => boolean) =>
    new Promise<Value>((resolve) => {
      const check = (isOver = false) => {
        if (!isOver && !isReady(latest.current)) return;
        checks.current.delete(check);
        resolve(latest.current);
      };
      checks.current.add(check);
      check();
    });
}
