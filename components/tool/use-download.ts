import { showToast } from "@/components/toast/show-toast";
import { saveThumbnail } from "@/lib/save-thumbnail";
import { downloadFailed, downloadStarted } from "@/lib/toast-words";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import type { Size } from "@/lib/youtube/thumbnails";
import { useBusy } from "./use-busy";

/** Saves one size and says how that went; the way out leads to where it was seen. Pressed again while it works, it does nothing more. */
export function useDownload(videoId: VideoId): { busy: boolean; download: (size: Size, seenAt: string) => void } {
  const [busy, run] = useBusy();

  function download(size: Size, seenAt: string) {
    void run(async () => {
      const outcome = await saveThumbnail(videoId, size);
      showToast(outcome === "saved" ? downloadStarted(size.quality) : downloadFailed(seenAt));
    });
  }

  return { busy, download };
}
