import { useEffect, useRef, useState } from "react";

const INTERVAL_MS = 1000;

/** Follows a value, but changes at most once a second: a live region that changes more often is hard to follow. */
export function useThrottled<Value>(value: Value): Value {
  const [throttled, setThrottled] = useState(value);
  const changedAt = useRef(-Infinity);

  useEffect(() => {
    if (value === throttled) return;
    const change = () => {
      changedAt.current = performance.now();
      setThrottled(value);
    };
    const timer = setTimeout(change, changedAt.current + INTERVAL_MS - performance.now());
    return () => clearTimeout(timer);
  }, [value, throttled]);

  return throttled;
}
