import { useState } from "react";
import { showToast } from "@/components/toast/show-toast";
import { saveAll } from "@/lib/save-all";
import { savedAll } from "@/lib/toast-words";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import type { Size } from "@/lib/youtube/thumbnails";
import { useBusy } from "./use-busy";

/** Saves the given sizes as one ZIP and says how far it is. Waits while it is not yet known which sizes there are. */
export function DownloadAllButton({ videoId, sizes, waiting }: { videoId: VideoId; sizes: Size[]; waiting: boolean }) {
  const [busy, run] = useBusy();
  const [done, setDone] = useState(0);

  async function downloadAll() {
    setDone(0);
    showToast(savedAll(await saveAll(videoId, sizes, setDone)));
  }

  return (
    <button
      type="button"
      aria-busy={busy}
      aria-disabled={waiting}
      className="button max-sm:flex-1 max-sm:px-2"
      onClick={() => !waiting && run(downloadAll)}
    >
      {busy ? `${done} of ${sizes.length}` : "Download all"}
    </button>
  );
}
