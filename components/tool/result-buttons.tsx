import { showToast } from "@/components/toast/show-toast";
import { saveImage } from "@/lib/browser/download";
import { fetchThumbnail } from "@/lib/browser/fetch-thumbnail";
import { canSaveToPhotos } from "@/lib/browser/share";
import { buttonLabels } from "@/lib/messages/results";
import { downloadResult } from "@/lib/messages/toasts";
import { failedNames, largestAvailable, type SizeStates } from "@/lib/results/selectors";
import type { VideoId } from "@/lib/youtube/video-link";
import { thumbnailUrl } from "@/lib/youtube/thumbnails";
import { SaveAllButton } from "./save-all-button";
import { SaveToPhotosButton } from "./save-to-photos-button";
import { ShareButton } from "./share-button";
import { usePending } from "./use-pending";

type Props = { videoId: VideoId; imageStates: SizeStates; onRetry: () => void };

/** The actions for the whole video. Try again takes the place of Share after a failure, so that nothing moves. */
export function ResultButtons({ videoId, imageStates, onRetry }: Props) {
  const largest = largestAvailable(imageStates);
  const [isPending, run] = usePending();
  const hasPhotos = canSaveToPhotos();

  async function saveLargest() {
    if (!largest) return;
    const { size, image } = largest;
    const fetched = saveImage(await fetchThumbnail(videoId, size, { shown: image }));
    showToast(downloadResult(fetched, thumbnailUrl(videoId, size, image)), [videoId]);
  }

  return (
    <div className="result-buttons">
      {hasPhotos && (
        <SaveToPhotosButton
          key={largest?.size.name}
          videoId={videoId}
          photo={largest && { image: largest.size, shown: largest.image }}
          label="Save largest to Photos"
          isBest
          isFetchedAhead={largest?.isCertain ?? false}
        />
      )}
      {!hasPhotos && (
        <button
          type="button"
          aria-busy={isPending}
          aria-disabled={!largest}
          className="button button-best"
          onClick={() => run(saveLargest)}
        >
          {buttonLabels.saveLargest}
        </button>
      )}
      <SaveAllButton videoId={videoId} imageStates={imageStates} />
      {failedNames(imageStates).length > 0 ? (
        <button key="retry" type="button" className="button" onClick={onRetry}>
          {buttonLabels.retry}
        </button>
      ) : (
        <ShareButton key="share" videoIds={[videoId]} />
      )}
    </div>
  );
}
