import { useEffect, useRef, useState } from "react";

/**
 * Follows a value, but changes at most once in an interval: a text that changes more often is hard to follow. `isNews`:
 * whether the first value counts as a change.
 */
export function useThrottled<Value>(value: Value, intervalMs = 1000, isNews = false): Value {
  const [throttled, setThrottled] = useState(value);
  const changedAt = useRef<number>(null);

  useEffect(() => {
    changedAt.current ??= isNews ? performance.now() : -Infinity;
    if (value === throttled) return;
    const change = () => {
      changedAt.current = performance.now();
      setThrottled(value);
    };
    const timer = setTimeout(change, changedAt.current + intervalMs - performance.now());
    return () => clearTimeout(timer);
  }, [value, throttled, intervalMs, isNews]);

  return throttled;
}
