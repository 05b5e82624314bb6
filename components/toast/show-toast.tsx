import { toast } from "sonner";
import type { ToastWords } from "@/lib/toast-words";
import { ToastCard } from "./toast-card";

/**
 * Shows one toast in place of any other.
 * sonner keeps the list, the live region and the hotkey. Its own timer, swipe and stack are off, because our rules differ:
 * 5,000 ms for each toast, paused on hover and focus; 50 px to the right at any speed; one at a time, and no come-back.
 */
export function showToast(words: ToastWords): void {
  const earlier = toast.getToasts().map(({ id }) => id);
  toast.dismiss();
  // sonner ignores dismiss() for a toast it hasn't rendered yet, so dismiss again on the next tick.
  setTimeout(() => earlier.forEach((id) => toast.dismiss(id)));
  toast.custom((id) => <ToastCard words={words} onDismiss={() => toast.dismiss(id)} />, {
    duration: Infinity,
    dismissible: false,
  });
}
