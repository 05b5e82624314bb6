import type { RefObject } from "react";
import { showToast } from "@/components/toast/show-toast";
import { canShareLinks, shareLink } from "@/lib/browser/share";
import { resultHeadingParts, resultProblem, sizeCount } from "@/lib/messages/result-messages";
import { linkCopied, notCopied } from "@/lib/messages/toast-messages";
import {
  availableSizes,
  failedSizes,
  isLoading,
  isVideoMissing,
  largestAvailable,
  type SizeResults,
} from "@/lib/results/selectors";
import { toSearch } from "@/lib/results/url-state";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { thumbnailUrl } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "./button-label";
import { SaveAllButton } from "./save-all-button";
import { SaveToPhotosButton } from "./save-to-photos-button";
import { useDownload } from "./use-download";
import type { PhotoFiles } from "./use-photo-files";

type Props = {
  videoId: VideoId;
  results: SizeResults;
  headingRef: RefObject<HTMLHeadingElement | null>;
  photoFiles: PhotoFiles | null;
  onRetry: () => void;
};

/** Names the largest size and has the actions for the whole video. */
export function ResultBar({ videoId, results, headingRef, photoFiles, onRetry }: Props) {
  const problem = resultProblem(results, videoId);
  const { heading, pixels } = resultHeadingParts(results);
  return (
    // The keys make React replace each part, not reuse it, when it turns out that there is nothing to save.
    <div className={photoFiles ? "result-bar result-bar-photos" : "result-bar"}>
      <div className="result-bar-text">
        <h2 id="result" ref={headingRef} tabIndex={-1} className="scroll-mt-40 text-xl leading-snug">
          <span>{heading}</span>
          {pixels && <span className="whitespace-nowrap">{pixels}</span>}
        </h2>
        {problem ? (
          <p key="problem" className="text-quiet">
            {problem}
          </p>
        ) : (
          <p key="facts" className="flex flex-wrap items-center gap-x-3 text-quiet">
            <a
              href={`https://youtu.be/${videoId}`}
              target="_blank"
              rel="noreferrer"
              aria-label={`Watch on YouTube, video ${videoId}`}
              className="link link-alone"
            >
              Watch on YouTube
            </a>
            <span>{sizeCount(results)}</span>
          </p>
        )}
      </div>
      {problem ? (
        !isVideoMissing(results) && (
          <div key="retry" className="result-buttons">
            <button type="button" className="button button-solid" onClick={onRetry}>
              Try again
            </button>
          </div>
        )
      ) : (
        <ResultButtons key="save" videoId={videoId} results={results} photoFiles={photoFiles} onRetry={onRetry} />
      )}
    </div>
  );
}

function ResultButtons({ videoId, results, photoFiles, onRetry }: Omit<Props, "headingRef">) {
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
