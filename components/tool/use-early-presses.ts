import { useLayoutEffect, useRef, type MouseEvent } from "react";
import { isByPointer } from "@/lib/browser/is-by-pointer";

/** Longer than a double click takes on any system. */
const EARLY_MS = 700;

/**
 * Returns a handler that ignores presses by mouse or finger soon after `value` has changed: they were meant for the
 * content before, like the second tap on Generate.
 */
export function useEarlyPresses(value: number | boolean): (event: MouseEvent) => void {
  const last = useRef(value);
  const changedAt = useRef(-Infinity);

  useLayoutEffect(() => {
    if (last.current === value) return;
    last.current = value;
    changedAt.current = performance.now();
  }, [value]);

  return (event) => {
    if (!isByPointer(event.nativeEvent) || event.timeStamp - changedAt.current > EARLY_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
