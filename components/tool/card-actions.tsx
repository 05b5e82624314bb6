import clsx from "clsx";
import { showToast } from "@/components/toast/show-toast";
import { copyImage, copyText } from "@/lib/browser/clipboard";
import { saveImage } from "@/lib/browser/download";
import { fetchThumbnail } from "@/lib/browser/fetch-thumbnail";
import { canSaveToPhotos } from "@/lib/browser/share";
import { buttonLabels, cardButtonNames } from "@/lib/messages/results";
import * as messages from "@/lib/messages/toasts";
import type { ImageState } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import type { VideoImage } from "@/lib/youtube/thumbnails";
import { IconButton } from "./icon-button";
import { SaveToPhotosButton } from "./save-to-photos-button";
import { usePending, type PendingTasks } from "./use-pending";

type Props<Name extends string> = {
  videoId: VideoId;
  image: VideoImage<Name>;
  imageUrl: string;
  displayedState: ImageState;
  /** Spells out what the icons do. */
  isProminent: boolean;
  isLargest: boolean;
  downloads: PendingTasks<Name>;
};

/** The actions for one image. Download is always there; a missing image has nothing to copy or open. */
export function CardActions<Name extends string>(props: Props<Name>) {
  const { videoId, image, imageUrl, displayedState, isProminent, isLargest } = props;
  const [downloading, runDownload] = props.downloads;
  const [isCopying, runCopy] = usePending();
  const isMissing = displayedState.kind === "missing";
  const hasPhotos = canSaveToPhotos();

  const fetchImage = () => fetchThumbnail(videoId, image, { shown: displayedState });

  async function download() {
    const fetched = saveImage(await fetchImage());
    showToast(messages.downloadResult(fetched, isMissing ? null : imageUrl), [videoId]);
  }

  async function copyUrl() {
    showToast((await copyText(imageUrl)) === "copied" ? messages.urlCopied(image) : messages.notCopied(imageUrl));
  }

  async function copyImageToClipboard() {
    showToast(messages.copyImageResult(await copyImage(videoId, image, displayedState), image), [videoId]);
  }

  return (
    <div className={clsx("card-actions", isMissing && "basis-40")}>
      {hasPhotos && !isMissing && (
        <SaveToPhotosButton
          videoId={videoId}
          shown={displayedState}
          fetchImage={fetchImage}
          isDisabled={displayedState.kind !== "loaded"}
          label={buttonLabels.saveToPhotos}
          name={cardButtonNames.saveToPhotos(image)}
          isBest={isLargest}
        />
      )}
      <button
        type="button"
        aria-label={cardButtonNames.download(image)}
        aria-busy={downloading.has(image.name)}
        className={clsx("button", isLargest && !hasPhotos && "button-best")}
        onClick={() => runDownload(image.name, download)}
      >
        {buttonLabels.download}
      </button>
      {!isMissing && (
        <div className="card-icons">
          <IconButton
            icon="link"
            label={isProminent ? "Copy URL" : "URL"}
            name={cardButtonNames.copyUrl(image)}
            onClick={copyUrl}
          />
          <IconButton
            icon="copy"
            label={isProminent ? "Copy image" : "Copy"}
            name={cardButtonNames.copyImage(image)}
            aria-busy={isCopying}
            onClick={() => runCopy(copyImageToClipboard)}
          />
          <IconButton icon="open" label="Open" name={cardButtonNames.openImage(image)} href={imageUrl} />
        </div>
      )}
    </div>
  );
}
