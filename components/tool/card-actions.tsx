import clsx from "clsx";
import { showToast } from "@/components/toast/show-toast";
import { copyImage, copyText } from "@/lib/browser/clipboard";
import { saveImage } from "@/lib/browser/download";
import { fetchThumbnail } from "@/lib/browser/fetch-thumbnail";
import { canSaveToPhotos } from "@/lib/browser/share";
import { buttonLabels, cardButtonNames, imageMessages } from "@/lib/messages/results";
import * as messages from "@/lib/messages/toasts";
import type { ImageState } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import { thumbnailUrl, type VideoImage } from "@/lib/youtube/thumbnails";
import { IconButton } from "./icon-button";
import { SaveToPhotosButton } from "./save-to-photos-button";
import { usePending } from "./use-pending";

/** How much a card shows and does, in its result or in More images. Its looks are in app/styles/cards.css. */
export type CardLayout = "large" | "row" | "strip" | "more";

type Props = {
  videoId: VideoId;
  image: VideoImage;
  displayedState: ImageState;
  layout: CardLayout;
};

/** The actions for one image. Download is always there; a missing image has nothing to copy or open. */
export function CardActions({ videoId, image, displayedState, layout }: Props) {
  const [isDownloading, runDownload] = usePending();
  const [isCopying, runCopy] = usePending();
  const { kind, fileIndex } = displayedState;
  const imageUrl = thumbnailUrl(videoId, image, kind === "loaded" ? displayedState : { fileIndex });
  const isMissing = kind === "missing";

  const fetchImage = () => fetchThumbnail(videoId, image, { shown: displayedState });

  async function download() {
    const fetched = saveImage(await fetchImage());
    showToast(messages.downloadResult(fetched, isMissing ? null : imageUrl, displayedState), [videoId]);
  }

  async function copyUrl() {
    showToast((await copyText(imageUrl)) === "copied" ? messages.urlCopied : messages.notCopied(imageUrl));
  }

  async function copyImageToClipboard() {
    showToast(messages.copyImageResult[await copyImage(videoId, image, displayedState)], [videoId]);
  }

  return (
    <>
      {layout === "more" && !isMissing && canSaveToPhotos() && (
        <SaveToPhotosButton
          videoId={videoId}
          shown={displayedState}
          fetchImage={fetchImage}
          isDisabled={displayedState.kind !== "loaded"}
          label={buttonLabels.saveToPhotos}
          name={cardButtonNames.saveToPhotos(image, displayedState)}
        />
      )}
      <button
        type="button"
        aria-label={cardButtonNames.download(image, displayedState)}
        aria-busy={isDownloading}
        aria-description={isMissing ? imageMessages.missing : undefined}
        className={clsx("button card-download", isMissing && "button-quiet")}
        onClick={() => runDownload(download)}
      >
        {buttonLabels.download}
      </button>
      {!isMissing && layout !== "strip" && (
        <div className="card-icons">
          <IconButton icon="link" name={cardButtonNames.copyUrl(image, displayedState)} onClick={copyUrl}>
            {layout === "large" && "Copy URL"}
          </IconButton>
          {layout !== "row" && (
            <>
              <IconButton
                icon="copy"
                name={cardButtonNames.copyImage(image, displayedState)}
                aria-busy={isCopying}
                onClick={() => runCopy(copyImageToClipboard)}
              >
                {layout === "large" && "Copy image"}
              </IconButton>
              <IconButton icon="open" name={cardButtonNames.openImage(image, displayedState)} href={imageUrl}>
                {layout === "large" && "Open"}
              </IconButton>
            </>
          )}
        </div>
      )}
    </>
  );
}
