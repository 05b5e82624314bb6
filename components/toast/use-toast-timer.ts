import { useEffect, useEffectEvent, type RefObject } from "react";
import { TOASTS_CLASS } from "@/lib/document-names";

const TICK_MS = 100;

/** Where the pointer is. Browsers don't tell an element that appears under it. */
let pointer: PointerEvent | null = null;

/** Follows the mouse, and a finger that touches the screen. Returns a function that ends it. */
export function followPointer(): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  for (const type of ["pointermove", "pointerdown"] as const)
    document.addEventListener(type, (event) => (pointer = event), options);
  // A finger that is lifted leaves too.
  document.documentElement.addEventListener("pointerleave", () => (pointer = null), { signal: controller.signal });
  return () => controller.abort();
}

/**
 * Calls `onEnd` after `durationMs`, to a tenth of a second. Time stands still while the pointer is over the toast, while
 * the toasts have the focus, and while the tab is hidden.
 */
export function useToastTimer(toast: RefObject<HTMLElement | null>, durationMs: number, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let left = durationMs;
    const timer = setInterval(() => {
      if (document.hidden || hasFocus() || isUnderPointer(toast.current)) return;
      left -= TICK_MS;
      if (left <= 0) end();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [toast, durationMs]);
}

// F8 focuses sonner's list, which contains the toast.
const hasFocus = () => Boolean(document.activeElement?.closest(`.${TOASTS_CLASS}`));

const isUnderPointer = (toast: HTMLElement | null) =>
  pointer !== null && toast?.contains(document.elementFromPoint(pointer.clientX, pointer.clientY));
