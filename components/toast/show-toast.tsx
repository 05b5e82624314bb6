import { toast } from "sonner";
import { getUrlSnapshot } from "@/lib/browser/url-store";
import { nameUnlessShown, type ToastMessage, type ToastSubject } from "@/lib/messages/toasts";
import { ToastCard } from "./toast-card";

let newestId = 0;

/**
 * Shows a toast in place of the current one; the document contains two only while one leaves. Names its subject if the
 * page shows something else by now. sonner provides the list, the live region and the hotkey. Its timer, swipe and stack
 * are off because the specification differs: 5000 ms per toast, paused on hover and focus; a swipe of 50 px to the right
 * at any speed; one toast at a time.
 */
export function showToast(message: ToastMessage, subject?: ToastSubject): void {
  const [current] = toast.getToasts();
  const about = subject === undefined ? null : nameUnlessShown(subject, getUrlSnapshot());
  const id = ++newestId;
  toast.custom(
    (item) => (
      // The key makes a new element of every toast: a screen reader would not announce the same text in the same
      // element again.
      <ToastCard
        key={id}
        toast={{ ...message, about }}
        // The toast that takes its place has the same ID for sonner, and must not be dismissed.
        onDismiss={() => {
          if (id === newestId) toast.dismiss(item);
        }}
      />
    ),
    { ...(current && { id: current.id }), duration: Infinity, dismissible: false },
  );
}
