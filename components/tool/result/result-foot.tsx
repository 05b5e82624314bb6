import { showToast } from "@/components/toast/show-toast";
import { canReadClipboard } from "@/lib/browser/contents";
import { isTouchScreen } from "@/lib/browser/device";
import { zipEntries } from "@/lib/browser/result-zip";
import { saveZip } from "@/lib/browser/zip-run";
import { buttonLabels } from "@/lib/messages/buttons";
import { downloadFailed, zipToast } from "@/lib/messages/toasts";
import { isNotFound } from "@/lib/results/largest-image";
import type { VideoResult } from "@/lib/results/video-result";
import { zipName } from "@/lib/youtube/file-names";
import { SIZES } from "@/lib/youtube/thumbnails";
import type { VideoId } from "@/lib/youtube/video-link";
import { ZipButtons } from "../save/zip-buttons";

type Props = { videoId: VideoId; result: VideoResult; onPasteNext: () => void };

/** The actions for the whole video. */
export function ResultFoot({ videoId, result, onPasteNext }: Props) {
  const videos = [{ videoId, isShort: result.isShort }];

  /** Saves the images in one ZIP, those that are still loading or have failed too. */
  function save() {
    if (isNotFound(result)) return showToast(downloadFailed(null), videoId);
    void saveZip(videos, zipName(videoId), zipEntries(videoId, result), (outcomes) => {
      // An image that turns out to be missing only now wasn't part of the result.
      const known = outcomes.filter(({ outcome, wasLoaded }) => outcome !== "missing" || wasLoaded);
      showToast(zipToast(known, { contents: "sizes", isOffline: !navigator.onLine }), videos);
    });
  }

  return (
    <div className="result-foot">
      <ZipButtons videos={videos} maxImages={SIZES.length} shortLabel={buttonLabels.saveAllShort} onSave={save} />
      {isTouchScreen() && canReadClipboard() && (
        <button type="button" className="button button-medium paste-next" onClick={onPasteNext}>
          {buttonLabels.pasteNext}
        </button>
      )}
    </div>
  );
}
