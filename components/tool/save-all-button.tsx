import { useState } from "react";
import { showToast } from "@/components/toast/show-toast";
import { downloadAsZip, type ZipEntry } from "@/lib/browser/download-zip";
import { fetchIfExists } from "@/lib/browser/fetch-largest";
import { fetchThumbnail } from "@/lib/browser/fetch-thumbnail";
import { buttonLabels, imageLabel, zippingLabel } from "@/lib/messages/results";
import { zipResult } from "@/lib/messages/toasts";
import { availableSizes, isStandIn, type SizeStates } from "@/lib/results/selectors";
import type { VideoId } from "@/lib/youtube/video-link";
import { fileName, zipName } from "@/lib/youtube/file-names";
import { MORE_IMAGES, SIZES } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "./button-label";
import { usePending } from "./use-pending";

type Props = { videoId: VideoId; imageStates: SizeStates };

/** Saves the sizes that have loaded as one ZIP, with HD without bars for a missing maxres, and shows its progress. */
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
    const standIns = MORE_IMAGES.filter((image) => isStandIn(imageStates, image));
    for (const image of standIns)
      entries.push({ name: imageLabel(image), fileName, fetch: () => fetchIfExists(videoId, image) });
    setProgress({ finished: 0, total: entries.length });
    const outcomes = await downloadAsZip(zipName(videoId), entries, (_name, fetched) => {
      if (fetched) setProgress((progress) => ({ ...progress, finished: progress.finished + 1 }));
    });
    // Nothing promised an image that stands in.
    const isExpected = (name: string) => !standIns.some((image) => imageLabel(image) === name);
    const expected = outcomes.filter(({ name, outcome }) => isExpected(name) || outcome !== "missing");
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
