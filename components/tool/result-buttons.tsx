import { showToast } from "@/components/toast/show-toast";
import { canReadClipboard } from "@/lib/browser/clipboard";
import { isTouchScreen } from "@/lib/browser/device";
import { saveImage } from "@/lib/browser/download";
import { fetchLargest } from "@/lib/browser/fetch-largest";
import { fetchThumbnail, type FetchedImage } from "@/lib/browser/fetch-thumbnail";
import { canSaveToPhotos } from "@/lib/browser/share";
import { buttonLabels } from "@/lib/messages/results";
import { downloadResult } from "@/lib/messages/toasts";
import { hasFailed, isLargestKnown, isVideoMissing, largestImage, type ResultStates } from "@/lib/results/selectors";
import type { LoadedImage } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import { imageNamed, thumbnailUrl } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "./button-label";
import { SaveAllButton } from "./save-all-button";
import { SaveToPhotosButton } from "./save-to-photos-button";
import { ShareButton } from "./share-button";
import { usePending } from "./use-pending";
import { useWaitFor } from "./use-wait-for";

type Props = {
  videoId: VideoId;
  isShort: boolean;
  imageStates: ResultStates;
  /** Whether the first image is taking long. */
  isSlow: boolean;
  onRetry: () => void;
  onPasteNext: () => void;
};

/** The actions for the whole video. Try again takes the place of Share, so that nothing moves. */
export function ResultButtons({ videoId, isShort, imageStates, isSlow, onRetry, onPasteNext }: Props) {
  const [isPending, run] = usePending();
  const waitFor = useWaitFor(imageStates);
  const largest = largestImage(imageStates);

  /** Fetches the largest image on the page, once no larger one may still load, or searches it if the page goes on. */
  async function fetchLargestShown(): Promise<FetchedImage & { state?: LoadedImage }> {
    const states = await waitFor(isLargestKnown);
    if (!states) return fetchLargest(videoId);
    const shown = largestImage(states);
    if (!shown) return { outcome: isVideoMissing(states) ? "missing" : "failed", image: imageNamed("maxres") };
    const { image, state } = shown;
    return { ...(await fetchThumbnail(videoId, image, { shown: state })), state };
  }

  async function saveLargest() {
    const { state, ...fetched } = await fetchLargestShown();
    showToast(downloadResult(saveImage(fetched), thumbnailUrl(videoId, fetched.image, state), state), [videoId]);
  }

  return (
    <div className="result-buttons">
      {canSaveToPhotos() ? (
        <SaveToPhotosButton
          videoId={videoId}
          shown={isLargestKnown(imageStates) && largest ? largest.state : null}
          fetchImage={fetchLargestShown}
          label="Save largest to Photos"
          isBest
          isFetchedAhead={largest?.isCertain === true}
        />
      ) : (
        <button type="button" aria-busy={isPending} className="button button-best" onClick={() => run(saveLargest)}>
          {buttonLabels.saveLargest}
        </button>
      )}
      <SaveAllButton videoId={videoId} imageStates={imageStates} />
      {isSlow || hasFailed(imageStates) ? (
        <button key="retry" type="button" className="button" onClick={onRetry}>
          <ButtonLabel longest={buttonLabels.copyLink}>{buttonLabels.retry}</ButtonLabel>
        </button>
      ) : (
        <ShareButton key="share" videoIds={[videoId]} isShort={isShort} />
      )}
      {/* On phones, whose field is out of view. */}
      {isTouchScreen() && canReadClipboard() && (
        <button type="button" className="button sm:hidden" onClick={onPasteNext}>
          {buttonLabels.pasteNext}
        </button>
      )}
    </div>
  );
}
