import { useState } from "react";
import { showToast } from "@/components/toast/show-toast";
import type { Progress } from "@/lib/browser/fetch-thumbnail";
import { downloadThumbnail } from "@/lib/browser/download";
import { downloadFailed, downloadStarted, progressLabel } from "@/lib/messages/toast-messages";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import type { Size } from "@/lib/youtube/thumbnails";
import { usePending } from "./use-pending";

/** A download that takes no longer than this shows no progress. */
const PROGRESS_DELAY_MS = 500;

type Download = { size: Size; imageUrl: string; isKnownMissing?: boolean };

/**
 * Saves one size and says how that went; a failure offers the image's address. `progress` is a text for the button, once the
 * download takes longer than a moment. Pressed again while it is pending, it does nothing.
 */
export function useDownload(videoId: VideoId) {
  const [isPending, run] = usePending();
  const [progress, setProgress] = useState<string | null>(null);

  function download({ size, imageUrl, isKnownMissing = false }: Download) {
    void run(async () => {
      let latest: Progress = { received: 0, total: null };
      let isShown = false;
      const show = () => {
        isShown = true;
        setProgress(progressLabel(latest));
      };
      const timer = setTimeout(show, PROGRESS_DELAY_MS);
      const onProgress = (next: Progress) => {
        latest = next;
        if (isShown) show();
      };
      const outcome = await downloadThumbnail(videoId, size, { onProgress, isKnownMissing });
      clearTimeout(timer);
      setProgress(null);
      showToast(outcome === "saved" ? downloadStarted(size.quality) : downloadFailed(imageUrl));
    });
  }

  return { isPending, progress, download };
}
