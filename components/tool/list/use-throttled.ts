import { useEffect, useRef, useState } from "react";

/**
 * Follows a value, but changes at most once in an interval: a text that changes more often is hard to follow.
 * `countsFirst`: whether the first value is a change, so that the second waits for the interval.
 */
export function useThrottled<Value>(value: Value, { intervalMs = 1000, countsFirst = false } = {}): Value {
  const [throttled, setThrottled] = useState(value);
  const changedAt = useRef<number>(null);

  useEffect(() => {
    changedAt.current ??= countsFirst ? performance.now() : -Infinity;
    if (value === throttled) return;
    const change = () => {
      changedAt.current = performance.now();
      setThrottled(value);
    };
    const timer = setTimeout(change, changedAt.current + intervalMs - performance.now());
    return () => clearTimeout(timer);
  }, [value, throttled, intervalMs, countsFirst]);

  return throttled;
}
