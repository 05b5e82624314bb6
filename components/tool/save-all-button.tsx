import { useState } from "react";
import { showToast } from "@/components/toast/show-toast";
import { downloadAsZip } from "@/lib/browser/download-zip";
import { fetchThumbnail } from "@/lib/browser/fetch-thumbnail";
import { buttonLabels, zippingLabel } from "@/lib/messages/results";
import { zipResult } from "@/lib/messages/toasts";
import { availableSizes, type SizeStates } from "@/lib/results/selectors";
import type { VideoId } from "@/lib/youtube/video-link";
import { fileName, SIZES } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "./button-label";
import { usePending } from "./use-pending";

type Props = { videoId: VideoId; imageStates: SizeStates };

/** Saves the sizes that have loaded as one ZIP and shows its progress. Disabled while there is none. */
export function SaveAllButton({ videoId, imageStates }: Props) {
  const sizes = availableSizes(imageStates);
  const [isPending, run] = usePending();
  const [{ finished, total }, setProgress] = useState({ finished: 0, total: 0 });

  async function save() {
    setProgress({ finished: 0, total: sizes.length });
    const entries = sizes.map((size) => ({
      name: size.name,
      fileName,
      fetch: () => fetchThumbnail(videoId, size, { shown: imageStates[size.name] }),
    }));
    const outcome = await downloadAsZip(`youtube-thumbnails-${videoId}.zip`, entries, (_name, fetched) => {
      if (fetched) setProgress((progress) => ({ ...progress, finished: progress.finished + 1 }));
    });
    showToast(zipResult(outcome, "sizes"), [videoId]);
  }

  return (
    <button
      type="button"
      aria-busy={isPending}
      aria-disabled={sizes.length === 0}
      className="button"
      onClick={() => sizes.length > 0 && run(save)}
    >
      <ButtonLabel longest={zippingLabel(SIZES.length, SIZES.length)}>
        {isPending ? zippingLabel(finished, total) : buttonLabels.saveAll}
      </ButtonLabel>
    </button>
  );
}
