import clsx from "clsx";
import { showToast } from "@/components/toast/show-toast";
import { saveImage } from "@/lib/browser/download";
import { fetchLargest, type SearchResult } from "@/lib/browser/fetch-largest";
import { fetchThumbnail } from "@/lib/browser/fetch-thumbnail";
import { canSaveToPhotos } from "@/lib/browser/share";
import { ELEMENT_IDS } from "@/lib/document-names";
import { buttonLabels } from "@/lib/messages/buttons";
import { downloadToast } from "@/lib/messages/toasts";
import type { LoadedRow } from "@/lib/results/largest-image";
import type { VideoId } from "@/lib/youtube/video-link";
import { thumbnailUrl } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "../button-label";
import { SaveToPhotosButton } from "./save-to-photos-button";
import { usePending } from "./use-pending";

type Props = {
  videoId: VideoId;
  isShort: boolean;
  onStage: LoadedRow | null;
  /** Whether the image on the stage was chosen. */
  isChosen: boolean;
  /** Whether it is certain to be the largest. */
  isLargest: boolean;
};

/** Saves the image on the stage if it was chosen or is certain to be the largest. Otherwise searches for the largest. */
export function SaveButton({ videoId, isShort, onStage, isChosen, isLargest }: Props) {
  const row = isChosen || isLargest ? onStage : null;
  const [isPending, start] = usePending(row && !isLargest ? row.image.name : "largest");

  function fetchImage(): Promise<SearchResult> {
    if (row) return fetchThumbnail(videoId, row.image, { state: row.state });
    return fetchLargest(videoId, { isShort, allowsSmaller: true });
  }

  async function save() {
    const fetched = await fetchImage();
    const saved = saveImage(fetched);
    const imageUrl = thumbnailUrl(videoId, saved.image, row?.state ?? saved);
    showToast(downloadToast(saved, imageUrl, { isSmaller: fetched.failedLarger !== undefined }), videoId);
  }

  const buttonProps = {
    id: ELEMENT_IDS.saveLargest,
    type: "button",
    "aria-busy": isPending,
    className: clsx("button button-save", isLargest && "button-best"),
  } as const;
  if (canSaveToPhotos())
    return (
      <SaveToPhotosButton
        videoId={videoId}
        state={row?.state ?? null}
        fetchImage={fetchImage}
        start={start}
        buttonProps={buttonProps}
      />
    );
  const label = isChosen && !isLargest ? buttonLabels.saveThis : buttonLabels.saveLargest;
  return (
    <button {...buttonProps} onClick={() => start(save)}>
      <ButtonLabel longest={buttonLabels.saveThis}>{label}</ButtonLabel>
    </button>
  );
}
