import clsx from "clsx";
import { showToast } from "@/components/toast/show-toast";
import { copyImage, copyText } from "@/lib/browser/clipboard";
import { downloadThumbnail } from "@/lib/browser/download";
import { buttonLabels, cardButtonNames } from "@/lib/messages/results";
import * as messages from "@/lib/messages/toasts";
import type { ImageState } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import type { VideoImage } from "@/lib/youtube/thumbnails";
import { IconButton } from "./icon-button";
import { SaveToPhotosButton } from "./save-to-photos-button";
import type { PhotoFiles } from "./use-photo-files";
import { usePending } from "./use-pending";

type Props = {
  videoId: VideoId;
  image: VideoImage;
  imageUrl: string;
  displayedState: ImageState;
  isBest: boolean;
  photoFiles: PhotoFiles | null;
};

/** The actions for one image. Download is always there; a missing image has nothing to copy or open. */
export function CardActions({ videoId, image, imageUrl, displayedState, isBest, photoFiles }: Props) {
  const { fileIndex } = displayedState;
  const [isDownloading, runDownload] = usePending();
  const [isCopying, runCopy] = usePending();
  const isMissing = displayedState.kind === "missing";

  async function download() {
    const fetched = await downloadThumbnail(videoId, image, { fileIndex, isKnownMissing: isMissing });
    showToast(messages.downloadResult(fetched, imageUrl));
  }

  async function copyAddress() {
    showToast((await copyText(imageUrl)) === "copied" ? messages.addressCopied(image) : messages.notCopied(imageUrl));
  }

  async function copyImageToClipboard() {
    showToast(messages.copyImageResult(await copyImage(videoId, image, fileIndex), image));
  }

  return (
    <div className="card-actions">
      {photoFiles && (
        <SaveToPhotosButton
          file={displayedState.kind === "loaded" ? photoFiles[image.name] : null}
          label={buttonLabels.saveToPhotos}
          name={cardButtonNames.saveToPhotos(image)}
          isBest={isBest}
        />
      )}
      <button
        type="button"
        aria-label={cardButtonNames.download(image)}
        aria-busy={isDownloading}
        className={clsx("button card-download", isBest && !photoFiles && "button-best")}
        onClick={() => runDownload(download)}
      >
        {buttonLabels.download}
      </button>
      <div className={clsx("card-icons", isMissing && "card-icons-missing")}>
        <IconButton
          icon="link"
          label="Address"
          title="Copy image address"
          name={cardButtonNames.copyAddress(image)}
          onClick={copyAddress}
        />
        <IconButton
          icon="copy"
          label="Copy"
          title="Copy image"
          name={cardButtonNames.copyImage(image)}
          aria-busy={isCopying}
          onClick={() => runCopy(copyImageToClipboard)}
        />
        <IconButton
          icon="open"
          label="Open"
          title="Open image in new tab"
          name={cardButtonNames.openImage(image)}
          href={imageUrl}
        />
      </div>
    </div>
  );
}
