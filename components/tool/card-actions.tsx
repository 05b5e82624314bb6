import clsx from "clsx";
import { Icon } from "@/components/icons";
import { showToast } from "@/components/toast/show-toast";
import { copyImage, copyText } from "@/lib/clipboard";
import type { ImageState } from "@/lib/results";
import * as words from "@/lib/toast-words";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import type { Size } from "@/lib/youtube/thumbnails";
import { SaveToPhotos } from "./save-to-photos";
import { useDownload } from "./use-download";
import { usePending } from "./use-pending";

type Props = {
  videoId: VideoId;
  size: Size;
  imageUrl: string;
  state: ImageState;
  isLargest: boolean;
  isIos: boolean;
};

/** What can be done with one size. Download is always there; a size that the video lacks has nothing to copy or open. */
export function CardActions({ videoId, size, imageUrl, state, isLargest, isIos }: Props) {
  const { quality } = size;
  const { isPending, progress, download } = useDownload(videoId);
  const [isCopying, runCopy] = usePending();
  const isMissing = state.kind === "missing";
  const thumbnail = `${quality} thumbnail`;

  async function copyAddress() {
    showToast((await copyText(imageUrl)) === "copied" ? words.addressCopied(quality) : words.notCopied(imageUrl));
  }

  async function copyPicture() {
    showToast(words.copyOutcome(await copyImage(videoId, size), quality));
  }

  return (
    <div className="card-actions">
      <button
        type="button"
        aria-label={`Download ${thumbnail}`}
        aria-busy={isPending}
        className={clsx("button flex-1", isLargest && "button-solid")}
        onClick={() => download({ size, imageUrl, isKnownMissing: isMissing })}
      >
        {progress ?? "Download"}
      </button>
      {!isMissing && (
        <div className="flex flex-wrap gap-1.5">
          {isIos && <SaveToPhotos videoId={videoId} size={size} isLoaded={state.kind === "loaded"} />}
          <button
            type="button"
            aria-label={`Copy address of ${thumbnail}`}
            title="Copy address"
            className="button button-icon"
            onClick={copyAddress}
          >
            <Icon name="link" />
          </button>
          <button
            type="button"
            aria-label={`Copy ${thumbnail} as an image`}
            title="Copy image"
            aria-busy={isCopying}
            className="button button-icon"
            onClick={() => runCopy(copyPicture)}
          >
            <Icon name="copy" />
          </button>
          <a
            href={imageUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open ${thumbnail} in a new tab`}
            title="Open in new tab"
            className="button button-icon"
          >
            <Icon name="open" />
          </a>
        </div>
      )}
    </div>
  );
}
