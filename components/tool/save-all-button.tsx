import { useState } from "react";
import { showToast } from "@/components/toast/show-toast";
import { downloadAsZip } from "@/lib/browser/download-zip";
import { fetchThumbnail } from "@/lib/browser/fetch-thumbnail";
import { buttonLabels, zippingLabel } from "@/lib/messages/results";
import { zipSaved } from "@/lib/messages/toasts";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { SIZES, type Size } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "./button-label";
import { usePending } from "./use-pending";

type Props = { videoId: VideoId; sizes: Size[]; isWaiting: boolean };

/** Saves the given sizes as one ZIP and shows its progress. Disabled while it is not yet known which sizes exist. */
export function SaveAllButton({ videoId, sizes, isWaiting }: Props) {
  const [isPending, run] = usePending();
  const [finished, setFinished] = useState(0);

  async function save() {
    setFinished(0);
    const entries = sizes.map((size) => ({
      name: size.name,
      folder: "",
      fetch: () => fetchThumbnail(videoId, size),
    }));
    const outcome = await downloadAsZip(`youtube-thumbnails-${videoId}.zip`, entries, (_name, fetched) => {
      if (fetched) setFinished((count) => count + 1);
    });
    showToast(zipSaved(outcome, "sizes"));
  }

  return (
    <button
      type="button"
      aria-busy={isPending}
      aria-disabled={isWaiting}
      className="button"
      onClick={() => !isWaiting && run(save)}
    >
      <ButtonLabel longest={zippingLabel(SIZES.length, SIZES.length)}>
        {isPending ? zippingLabel(finished, sizes.length) : buttonLabels.saveAll}
      </ButtonLabel>
    </button>
  );
}
