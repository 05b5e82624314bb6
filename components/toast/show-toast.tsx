import { toast } from "sonner";
import type { ToastMessage } from "@/lib/messages/toasts";
import { ToastCard } from "./toast-card";

/**
 * Shows a toast in place of the current one, so that the document never contains two.
 * sonner provides the list, the live region and the hotkey. Its timer, swipe and stack are off because the specification differs:
 * 5,000 ms per toast, paused on hover and focus; a swipe of 50 px to the right at any speed; one toast at a time.
 */
export function showToast(message: ToastMessage): void {
  const [shown] = toast.getToasts();
  toast.custom((id) => <ToastCard message={message} onDismiss={() => toast.dismiss(id)} />, {
    ...(shown && { id: shown.id }),
    duration: Infinity,
    dismissible: false,
  });
}
