import clsx from "clsx";
import { showToast } from "@/components/toast/show-toast";
import { copyImage, copyText } from "@/lib/browser/clipboard";
import type { ImageState } from "@/lib/results/results-reducer";
import * as messages from "@/lib/messages/toast-messages";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import type { Size } from "@/lib/youtube/thumbnails";
import { IconButton } from "./icon-button";
import { SaveToPhotosButton } from "./save-to-photos-button";
import { useDownload } from "./use-download";
import type { PhotoFiles } from "./use-photo-files";
import { usePending } from "./use-pending";

type Props = {
  videoId: VideoId;
  size: Size;
  imageUrl: string;
  state: ImageState;
  isLargest: boolean;
  photoFiles: PhotoFiles | null;
};

/** The actions for one size. Download is always there; a missing size has nothing to copy or open. */
export function CardActions({ videoId, size, imageUrl, state, isLargest, photoFiles }: Props) {
  const { quality } = size;
  const { isPending, progress, download } = useDownload(videoId);
  const [isCopying, runCopy] = usePending();
  const isMissing = state.kind === "missing";

  async function copyAddress() {
    showToast((await copyText(imageUrl)) === "copied" ? messages.addressCopied(quality) : messages.notCopied(imageUrl));
  }

  async function copyImageToClipboard() {
    showToast(messages.copyImageResult(await copyImage(videoId, size), quality));
  }

  return (
    <div className="card-actions">
      {photoFiles && (
        <SaveToPhotosButton
          file={state.kind === "loaded" ? photoFiles[quality] : null}
          label="Save to Photos"
          name={`Save to Photos: ${quality} thumbnail`}
          isBest={isLargest}
        />
      )}
      <button
        type="button"
        aria-label={`Download ${quality} thumbnail`}
        aria-busy={isPending}
        className={clsx("button card-download", isLargest && !photoFiles && "button-best")}
        onClick={() => download({ size, imageUrl, isKnownMissing: isMissing })}
      >
        {progress ?? "Download"}
      </button>
      {!isMissing && (
        <div className="card-icons">
          <IconButton
            icon="link"
            label="Address"
            title="Copy image address"
            name={`Copy image address of ${quality} thumbnail`}
            onClick={copyAddress}
          />
          <IconButton
            icon="copy"
            label="Copy"
            title="Copy image"
            name={`Copy image of ${quality} thumbnail`}
            aria-busy={isCopying}
            onClick={() => runCopy(copyImageToClipboard)}
          />
          <IconButton
            icon="open"
            label="Open"
            title="Open image in new tab"
            name={`Open image in new tab: ${quality} thumbnail`}
            href={imageUrl}
          />
        </div>
      )}
    </div>
  );
}
