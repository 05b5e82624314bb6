import { useState } from "react";
import { showToast } from "@/components/toast/show-toast";
import type { Progress } from "@/lib/browser/fetch-thumbnail";
import { progressLabel, type ToastMessage } from "@/lib/messages/toasts";
import { usePending } from "./use-pending";

/** Shorter downloads show no progress. */
const PROGRESS_DELAY_MS = 500;

export type OnProgress = (progress: Progress) => void;

/**
 * Runs one download at a time and shows its outcome as a toast. `progress` is a label for the button of a slow download. While a
 * download is pending, another one does nothing.
 */
export function useDownload() {
  const [isPending, run] = usePending();
  const [progress, setProgress] = useState<string | null>(null);

  function download(task: (onProgress: OnProgress) => Promise<ToastMessage>) {
    void run(async () => {
      let latest: Progress = { received: 0, total: null };
      let isShown = false;
      const show = () => {
        isShown = true;
        setProgress(progressLabel(latest));
      };
      const timer = setTimeout(show, PROGRESS_DELAY_MS);
      const message = await task((next) => {
        latest = next;
        if (isShown) show();
      });
      clearTimeout(timer);
      setProgress(null);
      showToast(message);
    });
  }

  return { isPending, progress, download };
}
