import clsx from "clsx";
import type { CSSProperties, Dispatch } from "react";
import { Icon } from "@/components/icons";
import { Picture } from "@/components/picture";
import { IS_IOS } from "@/lib/browser/device";
import { formatKilobytes, formatPixels, imageHeading, imageMessages } from "@/lib/messages/results";
import type { ImageState, LoadedImage, ResultsAction } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import { thumbnailUrl, type VideoImage } from "@/lib/youtube/thumbnails";
import { CardActions } from "./card-actions";
import { ThumbnailImage } from "./thumbnail-image";

export type CardLayout = "large" | "row" | "strip" | "more";

type Props<Name extends string> = {
  videoId: VideoId;
  image: VideoImage<Name>;
  imageState: ImageState;
  /** The state that the page shows, if it may differ: see displayedState in lib/results/selectors.ts. */
  displayedState?: ImageState;
  /** How much the card shows and does: the large one, a row beside it, one of five without an image, or one of More images. */
  layout: CardLayout;
  /** Marks the largest of the five sizes. */
  isLargest?: boolean;
  isHidden?: boolean;
  /** A line below the measurements. */
  note?: string;
  dispatch: Dispatch<ResultsAction<Name>>;
};

/** One image in its true shape, never larger than its own pixels, with its measurements and its actions. */
export function ThumbnailCard<Name extends string>(props: Props<Name>) {
  const { videoId, image, imageState, displayedState = imageState } = props;
  const { layout, isLargest = false } = props;
  const isLoaded = displayedState.kind === "loaded";
  const imageUrl = thumbnailUrl(videoId, image, isLoaded ? displayedState : { fileIndex: displayedState.fileIndex });
  return (
    <li
      className={clsx(
        "card",
        `card-${image.name}`,
        layout === "large" && "card-large",
        layout === "row" && "card-row",
        isLargest && "card-largest",
      )}
      data-state={displayedState.kind}
      hidden={props.isHidden}
      tabIndex={IS_IOS ? -1 : undefined} // a tap shows the tip
    >
      {/* React's types have no custom properties. */}
      <div
        className="card-image"
        style={{ "--own": image.width, "--ratio": image.width / image.height } as CSSProperties}
      >
        {displayedState.kind === "loading" && <Picture />}
        <ThumbnailImage
          videoId={videoId}
          image={image}
          imageKey={image.name}
          imageState={imageState}
          displayedState={displayedState}
          dispatch={props.dispatch}
        />
        {displayedState.kind === "failed" && <Icon name="photo" />}
        {displayedState.kind === "missing" && <Icon name="none" />}
        {IS_IOS && <p className="ios-tip">Tap and hold the image to save on iPhone/iPad</p>}
      </div>
      <div className="card-body">
        <div className="card-text">
          <div className="flex flex-wrap items-center gap-x-2">
            <h3 className="first-letter:uppercase">{imageHeading(image)}</h3>
            {isLargest && <span className="badge">Largest</span>}
          </div>
          {layout !== "strip" && (
            <p>
              {isLoaded && <Measurements image={displayedState} />}
              {displayedState.kind === "missing" && imageMessages.missing(image)}
              {displayedState.kind === "failed" && (
                <span className="flex items-center gap-1.5 semibold text-danger-ink">
                  <Icon name="warning" className="size-3.5" />
                  {imageMessages.failed}
                </span>
              )}
            </p>
          )}
          {props.note !== undefined && <p>{props.note}</p>}
        </div>
        <CardActions
          videoId={videoId}
          image={image}
          imageUrl={imageUrl}
          displayedState={displayedState}
          layout={layout}
        />
      </div>
    </li>
  );
}

/** Measured pixels and, where the browser knows them, kilobytes: `1280 × 720 · 142 KB`. */
function Measurements({ image }: { image: LoadedImage }) {
  return (
    <>
      <span className="whitespace-nowrap">{formatPixels(image)}</span>{" "}
      {image.bytes !== null && <span className="whitespace-nowrap">· {formatKilobytes(image.bytes)}</span>}
    </>
  );
}
