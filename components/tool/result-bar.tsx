import { showToast } from "@/components/toast/show-toast";
import { searchFor } from "@/lib/address";
import { detailOf, headingOf } from "@/lib/result-words";
import { availableSizes, hasFailures, isLoading, isVideoMissing, largestAvailable, type Results } from "@/lib/results";
import { shareLink } from "@/lib/share";
import { linkCopied, notCopied } from "@/lib/toast-words";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { IMAGE_HOSTS, thumbnailUrl } from "@/lib/youtube/thumbnails";
import { SaveAllButton } from "./save-all-button";
import { useDownload } from "./use-download";

type Props = { videoId: VideoId; results: Results; onRetry: () => void };

/** Names the largest size there is, and offers what concerns the video as a whole. */
export function ResultBar({ videoId, results, onRetry }: Props) {
  const largest = largestAvailable(results);
  const sizes = availableSizes(results);
  const { isPending, progress, download } = useDownload(videoId);

  function saveLargest() {
    if (!largest) return;
    const { size, image } = largest;
    download({ size, imageUrl: thumbnailUrl(videoId, size, IMAGE_HOSTS[image.host]) });
  }

  async function share() {
    const url = new URL(searchFor(videoId), location.href).href;
    const outcome = await shareLink(url, document.title);
    if (outcome === "copied") showToast(linkCopied);
    if (outcome === "refused") showToast(notCopied(url));
  }

  const isMissing = isVideoMissing(results);
  const isLoadingAny = isLoading(results);
  const hasNothing = !isMissing && !isLoadingAny && sizes.length === 0;
  const hasSomeFailed = hasFailures(results) && sizes.length > 0;

  return (
    <div className="result-bar">
      <div className="min-h-12">
        <h2 id="result" tabIndex={-1} className="text-xl leading-snug">
          {headingOf(results)}
        </h2>
        <p key={hasNothing ? "failed" : "loaded"} className="text-quiet">
          {detailOf(results, videoId)}
        </p>
      </div>
      {!isMissing && (
        <div key={hasNothing ? "failed" : "loaded"} className="result-buttons">
          {hasNothing ? (
            <button type="button" className="button button-solid" onClick={onRetry}>
              Try again
            </button>
          ) : (
            <>
              <button
                type="button"
                aria-busy={isPending}
                aria-disabled={!largest}
                className="button button-solid"
                onClick={saveLargest}
              >
                {progress ?? "Save largest"}
              </button>
              <SaveAllButton videoId={videoId} sizes={sizes} isWaiting={isLoadingAny} />
              {hasSomeFailed ? (
                <button key="retry" type="button" className="button" onClick={onRetry}>
                  Try again
                </button>
              ) : (
                <button key="share" type="button" className="button" onClick={share}>
                  Share
                </button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}
