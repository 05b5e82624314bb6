import { useEffect, useRef, useSyncExternalStore } from "react";
import { TOASTS_CLASS } from "@/lib/document-names";

/**
 * Calls `onEnd` after `duration` milliseconds. Pauses under the pointer, while the toasts have the focus, and while the
 * tab is hidden.
 */
export function useCountdown(duration: number, isHovered: boolean, onEnd: () => void): void {
  const isHeld = useSyncExternalStore(subscribe, isFocusedOrHidden) || isHovered;
  const left = useRef(duration);

  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isHeld, onEnd]);
}

// F8 focuses sonner's list, which contains the toast.
const isFocusedOrHidden = () => document.hidden || Boolean(document.activeElement?.closest(`.${TOASTS_CLASS}`));

function subscribe(onChange: () => void) {
  const controller = new AbortController();
  // Capture, because the region stops focus events.
  for (const type of ["focusin", "focusout", "visibilitychange"])
    document.addEventListener(type, onChange, { capture: true, signal: controller.signal });
  return () => controller.abort();
}
