import clsx from "clsx";
import type { CSSProperties, Dispatch } from "react";
import { Icon } from "@/components/icons";
import { Drawing } from "@/components/drawing";
import { showToast } from "@/components/toast/show-toast";
import { IS_IOS } from "@/lib/browser/device";
import { saveImage } from "@/lib/browser/download";
import { fetchThumbnail } from "@/lib/browser/fetch-thumbnail";
import { buttonLabels } from "@/lib/messages/buttons";
import { imageControlNames, imageHeading, imageMessages, iosTip } from "@/lib/messages/image";
import { downloadToast } from "@/lib/messages/toasts";
import type { ImageState, ImagesAction } from "@/lib/results/images-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import { isSize, thumbnailUrl, type AnyImage, type ImageName } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "../button-label";
import { Measurements } from "./measurements";
import { ThumbnailImage } from "../thumbnail-image";
import { usePending } from "../save/use-pending";

type Props = {
  videoId: VideoId;
  image: AnyImage;
  /** As the page shows it: see shownState in lib/results/largest-image.ts. */
  state: ImageState;
  /** The name of the radio group that the row's thumbnail belongs to. */
  group: string;
  isOnStage: boolean;
  isLargest: boolean;
  isHidden: boolean;
  onChoose: () => void;
  /** Brings the stage into view. */
  onPress: () => void;
  dispatch: Dispatch<ImagesAction<ImageName>>;
};

/** One image: its thumbnail, which puts it on the stage, its measurements, and Download. Equally high in every state. */
export function ImageRow({ videoId, image, state, group, isOnStage, isLargest, isHidden, ...props }: Props) {
  const { kind } = state;
  const isLoaded = kind === "loaded";
  // A Short's cover may have any shape: only a size has the promised one.
  const { width, height } = isLoaded && !isSize(image) ? state : image;
  return (
    <li
      className={clsx("image-row", isLargest && "image-row-largest")}
      data-state={kind}
      hidden={isHidden}
      tabIndex={IS_IOS ? -1 : undefined} // a tap shows the tip
    >
      <label
        className="row-thumbnail"
        // React's types have no custom properties.
        style={{ "--own-width": width, "--ratio": width / height } as CSSProperties}
        // For a press on the label, the browser clicks the input too, as it does for an arrow key.
        onClick={({ target }) => {
          if (isLoaded && !(target instanceof HTMLInputElement)) props.onPress();
        }}
      >
        <span className="image-box">
          <input
            type="radio"
            name={group}
            aria-label={imageControlNames.show(image, state)}
            checked={isOnStage}
            disabled={!isLoaded}
            onChange={props.onChoose}
            // It is on the stage already, and now stays there.
            onClick={isOnStage ? props.onChoose : undefined}
          />
          {kind === "loading" && <Drawing />}
          {kind === "missing" && <Icon name="none" />}
          {kind === "failed" && <Icon name="photo" />}
          <ThumbnailImage
            videoId={videoId}
            image={image}
            imageKey={image.name}
            state={state}
            dispatch={props.dispatch}
          />
        </span>
      </label>
      <div className="row-text">
        <h3>{imageHeading(image, state)}</h3>
        <p>
          {isLoaded && <Measurements image={state} />}
          {kind === "missing" && <span>{imageMessages.missing}</span>}
          {kind === "failed" && <span className="font-semibold text-danger-ink">{imageMessages.failed}</span>}
        </p>
      </div>
      <DownloadButton videoId={videoId} image={image} state={state} />
      {IS_IOS && <p className="ios-tip">{iosTip}</p>}
    </li>
  );
}

function DownloadButton({ videoId, image, state }: Pick<Props, "videoId" | "image" | "state">) {
  const [isPending, start] = usePending();
  const isMissing = state.kind === "missing";

  async function download() {
    const saved = saveImage(await fetchThumbnail(videoId, image, { state }));
    const imageUrl = isMissing ? null : thumbnailUrl(videoId, image, state.kind === "loaded" ? state : saved);
    showToast(downloadToast(saved, imageUrl), videoId);
  }

  return (
    <button
      type="button"
      aria-label={imageControlNames.download(image, state)}
      aria-busy={isPending}
      aria-description={isMissing ? imageMessages.missing : undefined}
      className={clsx("button button-small", isMissing && "button-quiet")}
      onClick={() => start(download)}
    >
      <ButtonLabel longest={buttonLabels.download}>{buttonLabels.download}</ButtonLabel>
    </button>
  );
}
