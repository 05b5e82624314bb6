import type { ToastWords } from "@/lib/toast-words";

/**
 * The code that shows toasts, asked for when a person first reaches for the tool, so that the page itself starts without it.
 * Null when it cannot be had, offline for instance; the next call asks again.
 */
export function loadToasts(): Promise<typeof import("./toast-region") | null> {
  return import("./toast-region").catch(() => null);
}

/** Shows a toast in place of any other. */
export function showToast(words: ToastWords): void {
  void loadToasts().then((toasts) => toasts?.raiseToast(words));
}
