import { toast } from "sonner";
import { getUrlSnapshot } from "@/lib/browser/url-store";
import { aboutVideos, type ToastMessage } from "@/lib/messages/toasts";
import type { VideoId } from "@/lib/youtube/video-link";
import { ToastCard } from "./toast-card";

/**
 * Shows a toast in place of the current one, so that the document never contains two. Names the videos if the page shows others by now.
 * sonner provides the list, the live region and the hotkey. Its timer, swipe and stack are off because the specification differs:
 * 5,000 ms per toast, paused on hover and focus; a swipe of 50 px to the right at any speed; one toast at a time.
 */
export function showToast(message: ToastMessage, videoIds: readonly VideoId[] = []): void {
  const [shown] = toast.getToasts();
  const about = aboutVideos(videoIds, getUrlSnapshot());
  toast.custom((id) => <ToastCard toast={{ ...message, id, about }} onDismiss={() => toast.dismiss(id)} />, {
    ...(shown && { id: shown.id }),
    duration: Infinity,
    dismissible: false,
  });
}
