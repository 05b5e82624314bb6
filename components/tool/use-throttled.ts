import { useEffect, useRef, useState } from "react";

/**
 * Returns a value's latest state at most once in this time: a live region that changes more often is hard to follow.
 */
export function useThrottled<Value>(value: Value, milliseconds: number): Value {
  const [shown, setShown] = useState(value);
  const changedAt = useRef(-Infinity);

  useEffect(() => {
    if (value === shown) return;
    const change = () => {
      changedAt.current = performance.now();
      setShown(value);
    };
    const timer = setTimeout(change, changedAt.current + milliseconds - performance.now());
    return () => clearTimeout(timer);
  }, [value, shown, milliseconds]);

  return shown;
}
