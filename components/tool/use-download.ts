import { useState } from "react";
import { showToast } from "@/components/toast/show-toast";
import { downloadThumbnail } from "@/lib/browser/download";
import type { Progress } from "@/lib/browser/fetch-thumbnail";
import { downloadFailed, downloadStarted, progressLabel } from "@/lib/messages/toast-messages";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import type { VideoImage } from "@/lib/youtube/thumbnails";
import { usePending } from "./use-pending";

/** Shorter downloads show no progress. */
const PROGRESS_DELAY_MS = 500;

type Download = { image: VideoImage; file: number; imageUrl: string; isKnownMissing?: boolean };

/**
 * Saves one image and shows the outcome as a toast; after a failure it links to the image. `progress` is a label for the button of a
 * slow download. While a download is pending, another one does nothing.
 */
export function useDownload(videoId: VideoId) {
  const [isPending, run] = usePending();
  const [progress, setProgress] = useState<string | null>(null);

  function download({ image, file, imageUrl, isKnownMissing = false }: Download) {
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
      const outcome = await downloadThumbnail(videoId, image, { file, onProgress, isKnownMissing });
      clearTimeout(timer);
      setProgress(null);
      showToast(outcome === "saved" ? downloadStarted(image) : downloadFailed(imageUrl));
    });
  }

  return { isPending, progress, download };
}
