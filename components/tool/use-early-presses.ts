import { useLayoutEffect, useRef, type MouseEvent } from "react";

/** Longer than what systems take for a double click. */
const EARLY_MS = 700;

/**
 * Returns a handler that ignores presses by mouse or finger soon after `value` has changed: they were meant for what was
 * there before, like the second tap on Generate.
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
    // `detail` is 0 for a press by keyboard.
    if (event.detail === 0 || event.timeStamp - changedAt.current > EARLY_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
