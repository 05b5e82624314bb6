import { useEffect, useRef } from "react";
import { showToast } from "@/components/toast/show-toast";
import { saveImage } from "@/lib/browser/download";
import { fetchLargest } from "@/lib/browser/fetch-largest";
import { canSaveToPhotos } from "@/lib/browser/share";
import { buttonLabels } from "@/lib/messages/results";
import { downloadResult } from "@/lib/messages/toasts";
import { failedNames, largestAvailable, type SizeStates } from "@/lib/results/selectors";
import type { VideoId } from "@/lib/youtube/video-link";
import { thumbnailUrl } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "./button-label";
import { SaveAllButton } from "./save-all-button";
import { SaveToPhotosButton } from "./save-to-photos-button";
import { ShareButton } from "./share-button";
import { usePending } from "./use-pending";

type Props = { videoId: VideoId; imageStates: SizeStates; onRetry: () => void };

/** The actions for the whole video. Try again takes the place of Share after a failure, so that nothing moves. */
export function ResultButtons({ videoId, imageStates, onRetry }: Props) {
  const [isPending, run] = usePending();
  // A search may outlast the state that it started with.
  const latest = useRef(imageStates);
  useEffect(() => {
    latest.current = imageStates;
  });
  const fetchImage = () => fetchLargest(videoId, { getSizes: () => latest.current });

  async function saveLargest() {
    const fetched = saveImage(await fetchImage());
    const shown = largestAvailable(latest.current);
    const imageUrl = thumbnailUrl(videoId, shown?.size ?? fetched.image, shown?.image);
    showToast(downloadResult(fetched, imageUrl), [videoId]);
  }

  return (
    <div className="result-buttons">
      {canSaveToPhotos() ? (
        <SaveToPhotosButton
          videoId={videoId}
          shown={largestAvailable(imageStates)?.image ?? null}
          fetchImage={fetchImage}
          label="Save largest to Photos"
          isBest
          isFetchedAhead={imageStates.maxres.kind === "loaded"}
        />
      ) : (
        <button type="button" aria-busy={isPending} className="button button-best" onClick={() => run(saveLargest)}>
          {buttonLabels.saveLargest}
        </button>
      )}
      <SaveAllButton videoId={videoId} imageStates={imageStates} />
      {failedNames(imageStates).length > 0 ? (
        <button key="retry" type="button" className="button" onClick={onRetry}>
          <ButtonLabel longest={buttonLabels.copyLink}>{buttonLabels.retry}</ButtonLabel>
        </button>
      ) : (
        <ShareButton key="share" videoIds={[videoId]} />
      )}
    </div>
  );
}
