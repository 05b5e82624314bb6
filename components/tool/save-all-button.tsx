import { useState } from "react";
import { showToast } from "@/components/toast/show-toast";
import { downloadAsZip, type ZipEntry } from "@/lib/browser/download-zip";
import { fetchThumbnail } from "@/lib/browser/fetch-thumbnail";
import { buttonLabels, imageLabel, progressLabel, zippingLabel } from "@/lib/messages/results";
import { zipResult } from "@/lib/messages/toasts";
import { failedImages, isLoading, loadedRows, rowsOf } from "@/lib/results/selectors";
import type { VideoResult } from "@/lib/results/video-result";
import type { VideoId } from "@/lib/youtube/video-link";
import { fileName, zipName } from "@/lib/youtube/file-names";
import { isSize, SIZES } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "./button-label";
import { usePending } from "./use-pending";
import { useWaitFor } from "./use-wait-for";

type Props = { videoId: VideoId; video: VideoResult };

/** Saves the result's images as one ZIP, those that are still loading too, and shows its progress. */
export function SaveAllButton({ videoId, video }: Props) {
  const [isPending, run] = usePending();
  const [{ finished, total }, setProgress] = useState({ finished: 0, total: 0 });
  const waitFor = useWaitFor(video);
  const hasImages = loadedRows(video).length > 0;

  async function save() {
    const expected = rowsOf(video).filter(({ state }) => state.kind === "loaded" || state.kind === "loading");
    setProgress({ finished: 0, total: expected.length });
    const latest = await waitFor((current) => !isLoading(current));
    // If the page goes on, what was still loading is fetched all the same.
    const rows = latest ? loadedRows(latest) : expected;
    const entries: ZipEntry<string>[] = rows.map(({ image, state }) => ({
      name: isSize(image) ? image.name : imageLabel(image, state),
      fileName,
      fetch: () => fetchThumbnail(videoId, image, { shown: state }),
    }));
    setProgress({ finished: 0, total: entries.length });
    const outcomes = await downloadAsZip(zipName(videoId), entries, (_name, fetched) => {
      if (fetched) setProgress((progress) => ({ ...progress, finished: progress.finished + 1 }));
    });
    const notLoaded = latest ? failedImages(latest).length : 0;
    showToast(zipResult(outcomes, "sizes", { isOffline: !navigator.onLine, notLoaded }), [videoId]);
  }

  return (
    <button
      type="button"
      aria-busy={isPending}
      aria-disabled={!hasImages}
      className="button"
      onClick={() => hasImages && run(save)}
    >
      <ButtonLabel
        longest={zippingLabel(SIZES.length, SIZES.length)}
        short={isPending ? progressLabel(finished, total) : buttonLabels.saveAllShort}
      >
        {isPending ? zippingLabel(finished, total) : buttonLabels.saveAll}
      </ButtonLabel>
    </button>
  );
}
