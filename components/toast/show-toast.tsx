import { toast } from "sonner";
import type { ToastMessage } from "@/lib/messages/toast-messages";
import { ToastCard } from "./toast-card";

/**
 * Shows one toast. It takes the place of the one that is shown, so that there is never a second one in the document.
 * sonner keeps the list, the live region and the hotkey. Its own timer, swipe and stack are off, because our rules differ:
 * 5,000 ms for each toast, paused on hover and focus; 50 px to the right at any speed; one at a time, and no come-back.
 */
export function showToast(words: ToastMessage): void {
  const [shown] = toast.getToasts();
  toast.custom((id) => <ToastCard message={words} onDismiss={() => toast.dismiss(id)} />, {
    ...(shown && { id: shown.id }),
    duration: Infinity,
    dismissible: false,
  });
}
