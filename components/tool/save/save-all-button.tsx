import { showToast } from "@/components/toast/show-toast";
import type { ZipEntry } from "@/lib/browser/download-zip";
import { fetchThumbnail } from "@/lib/browser/fetch-thumbnail";
import { buttonLabels, progressLabel, zippingLabel } from "@/lib/messages/buttons";
import { imageLabel } from "@/lib/messages/image";
import { zipResult } from "@/lib/messages/toasts";
import { loadedRows, rowsToSave } from "@/lib/results/selectors";
import { toSearch } from "@/lib/results/url-state";
import type { ResultRow, VideoResult } from "@/lib/results/video-result";
import type { VideoId } from "@/lib/youtube/video-link";
import { fileName, zipName } from "@/lib/youtube/file-names";
import { HQ720, isSize, SIZES } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "../button-label";
import { saveZip, useZipProgress } from "./use-zip";

type Props = { videoId: VideoId; video: VideoResult; onSaved: (names: readonly string[]) => void };

/** Saves the result's images as one ZIP, those that are still loading too, and shows its progress. */
export function SaveAllButton({ videoId, video, onSaved }: Props) {
  const search = toSearch({ videoIds: [videoId], shorts: video.isShort ? [videoId] : [] });
  const progress = useZipProgress(search);
  const hasImages = loadedRows(video).length > 0;

  async function fetchRow({ image, state }: ResultRow) {
    const fetched = await fetchThumbnail(videoId, image, { shown: state, mayBeMissing: state.kind === "loading" });
    const isReplaced = image.name === HQ720.standsInFor && fetched.outcome === "missing";
    return isReplaced ? fetchThumbnail(videoId, HQ720, { mayBeMissing: true }) : fetched;
  }

  async function save() {
    const rows = rowsToSave(video);
    const entries = rows.map((row): ZipEntry<string> => ({
      name: isSize(row.image) ? row.image.name : imageLabel(row.image, row.state),
      fileName,
      fetch: () => fetchRow(row),
    }));
    const outcomes = await saveZip(search, zipName(videoId), entries);
    if (outcomes === null) return;
    onSaved(rows.flatMap(({ image }, index) => (outcomes[index]?.outcome === "saved" ? image.name : [])));
    // What turns out to be missing only now was no part of the result.
    const known = outcomes.filter(
      ({ outcome }, index) => outcome !== "missing" || rows[index]?.state.kind === "loaded",
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
