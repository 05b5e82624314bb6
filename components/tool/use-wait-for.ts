import { useEffect, useRef } from "react";

/**
 * Returns a function that waits until a value meets a condition, which is told once `patienceMs` have passed, and
 * returns the value, or null if the component unmounts before.
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

  return (isReady: (value: Value, isOverdue: boolean) => boolean, patienceMs?: number) =>
    new Promise<Value | null>((resolve) => {
      let isOverdue = false;
      const check = (isOver = false) => {
        if (!isOver && !isReady(latest.current, isOverdue)) return;
        checks.current.delete(check);
        resolve(isOver ? null : latest.current);
      };
      checks.current.add(check);
      check();
      if (patienceMs === undefined) return;
      setTimeout(() => {
        isOverdue = true;
        check();
      }, patienceMs);
    });
}
