import { showToast } from "@/components/toast/show-toast";
import { zipEntries } from "@/lib/browser/result-zip";
import { buttonLabels, progressLabel, zippingLabel } from "@/lib/messages/buttons";
import { zipResult } from "@/lib/messages/toasts";
import { loadedRows } from "@/lib/results/selectors";
import { toSearch } from "@/lib/results/url-state";
import type { VideoResult } from "@/lib/results/video-result";
import type { VideoId } from "@/lib/youtube/video-link";
import { zipName } from "@/lib/youtube/file-names";
import { SIZES } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "../button-label";
import { saveZip, useZipProgress } from "./use-zip";

type Props = { videoId: VideoId; video: VideoResult };

/** Saves the result's images as one ZIP, those that are still loading too, and shows its progress. */
export function SaveAllButton({ videoId, video }: Props) {
  const search = toSearch({ videoIds: [videoId], shorts: video.isShort ? [videoId] : [] });
  const progress = useZipProgress(search);
  const hasImages = loadedRows(video).length > 0;

  async function save() {
    const entries = zipEntries(videoId, video);
    const outcomes = await saveZip(search, zipName(videoId), entries);
    if (outcomes === null) return;
    // What turns out to be missing only now was no part of the result.
    const known = outcomes.filter(
      ({ outcome }, index) => outcome !== "missing" || entries[index]?.row?.state.kind === "loaded",
    );
    showToast(zipResult(known, "sizes", !navigator.onLine), [videoId]);
  }

  return (
    <button
      type="button"
      aria-busy={progress !== null}
      aria-disabled={!hasImages}
      className="button button-medium"
      onClick={() => hasImages && save()}
    >
      <ButtonLabel
        longest={zippingLabel({ finished: SIZES.length, total: SIZES.length })}
        short={progress ? progressLabel(progress) : buttonLabels.saveAllShort}
      >
        {progress ? zippingLabel(progress) : buttonLabels.saveAll}
      </ButtonLabel>
    </button>
  );
}
