import { useState } from "react";
import { showToast } from "@/components/toast/show-toast";
import { downloadAsZip, type ZipEntry } from "@/lib/browser/download-zip";
import { fetchIfExists } from "@/lib/browser/fetch-largest";
import { fetchThumbnail } from "@/lib/browser/fetch-thumbnail";
import { buttonLabels, imageLabel, zippingLabel } from "@/lib/messages/results";
import { zipResult } from "@/lib/messages/toasts";
import { availableSizes, isMaxresMissing, type SizeStates } from "@/lib/results/selectors";
import type { VideoId } from "@/lib/youtube/video-link";
import { fileName, HQ720, SIZES } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "./button-label";
import { usePending } from "./use-pending";

const HD = imageLabel(HQ720);

type Props = { videoId: VideoId; imageStates: SizeStates };

/** Saves the sizes that have loaded as one ZIP, with HD without bars if there is that in place of maxres, and shows its progress. */
export function SaveAllButton({ videoId, imageStates }: Props) {
  const sizes = availableSizes(imageStates);
  const [isPending, run] = usePending();
  const [{ finished, total }, setProgress] = useState({ finished: 0, total: 0 });

  async function save() {
    const entries: ZipEntry<string>[] = sizes.map((size) => ({
      name: size.name,
      fileName,
      fetch: () => fetchThumbnail(videoId, size, { shown: imageStates[size.name] }),
    }));
    if (isMaxresMissing(imageStates)) {
      entries.push({ name: HD, fileName, fetch: () => fetchIfExists(videoId, HQ720) });
    }
    setProgress({ finished: 0, total: entries.length });
    const outcomes = await downloadAsZip(`youtube-thumbnails-${videoId}.zip`, entries, (_name, fetched) => {
      if (fetched) setProgress((progress) => ({ ...progress, finished: progress.finished + 1 }));
    });
    // Nothing promised HD.
    const expected = outcomes.filter(({ name, outcome }) => name !== HD || outcome !== "missing");
    showToast(zipResult(expected, "sizes"), [videoId]);
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
