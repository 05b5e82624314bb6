import { useEffect, useEffectEvent, type RefObject } from "react";
import { TOASTS_CLASS } from "@/lib/document-names";
import { startCountdown, TICK_MS } from "./countdown";

/** Where the pointer is. An element that appears under a still pointer gets no event. */
let pointer: PointerEvent | null = null;

/** Follows the mouse, and a finger that touches the screen. Returns a function that ends it. */
export function followPointer(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const follow = (event: PointerEvent) => {
    // A finger that is lifted leaves too.
    pointer = event.type === "pointerleave" ? null : event;
  };
  for (const type of ["pointermove", "pointerdown"] as const)
    document.addEventListener(type, follow, { capture: true, signal });
  document.documentElement.addEventListener("pointerleave", follow, { signal });
  return () => controller.abort();
}

/**
 * Calls `onEnd` after `durationMs`, to a tenth of a second. Time stands still while the pointer is over the toast, while
 * the toasts have the focus, and while the tab is hidden.
 */
export function useToastTimer(toast: RefObject<HTMLElement | null>, durationMs: number, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const isOver = startCountdown(durationMs, performance.now());
    const tick = () => {
      const isPaused = document.hidden || hasFocus() || isUnderPointer(toast.current);
      if (isOver(performance.now(), isPaused)) end();
    };
    const timer = setInterval(tick, TICK_MS);
    // Browsers may stop the timers of a hidden tab at once, before the first tick too.
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [toast, durationMs]);
}

// F8 focuses sonner's list, which contains the toast.
const hasFocus = () => Boolean(document.activeElement?.closest(`.${TOASTS_CLASS}`));

const isUnderPointer = (toast: HTMLElement | null) =>
  pointer !== null && toast !== null && toast.contains(document.elementFromPoint(pointer.clientX, pointer.clientY));
