import { showToast } from "@/components/toast/show-toast";
import { canShareLinks, shareLink } from "@/lib/browser/share";
import { linkCopied, notCopied } from "@/lib/messages/toast-messages";
import { availableSizes, failedSizes, isLoading, largestAvailable, type SizeResults } from "@/lib/results/selectors";
import { toSearch } from "@/lib/results/url-state";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { thumbnailUrl } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "./button-label";
import { SaveAllButton } from "./save-all-button";
import { SaveToPhotosButton } from "./save-to-photos-button";
import { useDownload } from "./use-download";
import type { PhotoFiles } from "./use-photo-files";

type Props = { videoId: VideoId; results: SizeResults; photoFiles: PhotoFiles | null; onRetry: () => void };

/** The actions for the whole video. Try again takes the place of Share after a failure, so that nothing moves. */
export function ResultButtons({ videoId, results, photoFiles, onRetry }: Props) {
  const largest = largestAvailable(results);
  const { isPending, progress, download } = useDownload(videoId);

  function saveLargest() {
    if (!largest) return;
    const { size, image } = largest;
    download({ image: size, file: image.file, imageUrl: thumbnailUrl(videoId, size, image) });
  }

  async function share() {
    const url = new URL(toSearch(videoId), location.href).href;
    const outcome = await shareLink(url, document.title);
    if (outcome === "copied") showToast(linkCopied);
    if (outcome === "refused") showToast(notCopied(url));
  }

  return (
    <div className="result-buttons">
      {photoFiles && (
        <SaveToPhotosButton
          file={largest ? photoFiles[largest.size.name] : undefined}
          label="Save largest to Photos"
          isBest
        />
      )}
      <button
        type="button"
        aria-busy={isPending}
        aria-disabled={!largest}
        className={photoFiles ? "button" : "button button-best"}
        onClick={saveLargest}
      >
        <ButtonLabel longest="Save largest">{progress ?? "Save largest"}</ButtonLabel>
      </button>
      <SaveAllButton videoId={videoId} sizes={availableSizes(results)} isWaiting={isLoading(results)} />
      {failedSizes(results).length > 0 ? (
        <button key="retry" type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      ) : (
        <button key="share" type="button" className="button" onClick={share}>
          {canShareLinks() ? "Share" : "Copy link"}
        </button>
      )}
    </div>
  );
}
