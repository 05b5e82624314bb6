import { useState } from "react";
import { showToast } from "@/components/toast/show-toast";
import { downloadAsZip, type ZipEntry } from "@/lib/browser/download-zip";
import { fetchLargestRow } from "@/lib/browser/fetch-largest";
import { fetchThumbnail, type FetchedImage } from "@/lib/browser/fetch-thumbnail";
import { buttonLabels, imageLabel, largestImageLabel, progressLabel, zippingLabel } from "@/lib/messages/results";
import { zipResult } from "@/lib/messages/toasts";
import { failedImages, isLoading, loadedRows, rowsOf } from "@/lib/results/selectors";
import type { VideoResult } from "@/lib/results/video-result";
import type { VideoId } from "@/lib/youtube/video-link";
import { fileName, zipName } from "@/lib/youtube/file-names";
import { isSize, SIZES } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "./button-label";
import { usePending } from "./use-pending";
import { useWaitFor } from "./use-wait-for";

type Props = { videoId: VideoId; video: VideoResult; onSaved: (names: readonly string[]) => void };

/** Saves the result's images as one ZIP, those that are still loading too, and shows its progress. */
export function SaveAllButton({ videoId, video, onSaved }: Props) {
  const [isPending, run] = usePending();
  const [{ finished, total }, setProgress] = useState({ finished: 0, total: 0 });
  const waitFor = useWaitFor(video);
  const hasImages = loadedRows(video).length > 0;

  /** The image of the sixth row, if the video has one. */
  async function fetchSixth(): Promise<FetchedImage> {
    const largest = await fetchLargestRow(videoId, video.isShort);
    return isSize(largest.image) ? { outcome: "missing", image: largest.image } : largest;
  }

  async function save() {
    const expected = rowsOf(video).filter(({ state }) => state.kind === "loaded" || state.kind === "loading");
    setProgress({ finished: 0, total: expected.length });
    const latest = await waitFor((current) => !isLoading(current));
    const rows = latest ? loadedRows(latest) : expected;
    const entries: ZipEntry<string>[] = rows.map(({ image, state }) => ({
      name: isSize(image) ? image.name : imageLabel(image, state),
      fileName,
      fetch: () => fetchThumbnail(videoId, image, { shown: state, trustsMissing: !latest }),
    }));
    // The result has left the page: what was still loading is fetched all the same, and what stands in for a size searched for.
    if (!latest && !expected.some(({ image }) => !isSize(image)))
      entries.push({ name: largestImageLabel, fileName, fetch: fetchSixth });
    setProgress({ finished: 0, total: entries.length });
    const outcomes = await downloadAsZip(zipName(videoId), entries, (_name, fetched) => {
      if (fetched) setProgress((progress) => ({ ...progress, finished: progress.finished + 1 }));
    });
    onSaved(rows.flatMap(({ image }, index) => (outcomes[index]?.outcome === "saved" ? image.name : [])));
    const notLoaded = latest ? failedImages(latest).length : 0;
    // What turns out to be missing only now was no part of the result.
    const known = outcomes.filter(({ outcome }) => latest || outcome !== "missing");
    showToast(zipResult(known, "sizes", { isOffline: !navigator.onLine, notLoaded }), [videoId]);
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
