import clsx from "clsx";
import { useState, type CSSProperties, type Dispatch, type ReactNode } from "react";
import { Icon } from "@/components/icons";
import { Picture } from "@/components/picture";
import { IS_IOS } from "@/lib/browser/device";
import { formatKilobytes, formatPixels, imageHeading, imageMessages } from "@/lib/messages/results";
import type { ImageState, LoadedImage, ResultsAction } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import { isSize, type VideoImage } from "@/lib/youtube/thumbnails";
import { CardActions, type CardLayout } from "./card-actions";
import { ThumbnailImage } from "./thumbnail-image";

type Props<Name extends string> = {
  videoId: VideoId;
  image: VideoImage<Name>;
  imageState: ImageState;
  /** The state that the page shows: see displayedState in lib/results/selectors.ts. */
  displayedState: ImageState;
  layout: CardLayout;
  /** Marks the largest image of the result. */
  isLargest?: boolean;
  isHidden?: boolean;
  /** A line below the measurements. */
  note?: string | undefined;
  /** Shown in place of the image while it loads, then under it while it fades in. */
  preview?: ReactNode;
  dispatch: Dispatch<ResultsAction<Name>>;
};

/** The class of an image's card, by which thumbnail-results.tsx finds its `<img>`. */
export const cardClass = (name: string) => `card-${name}`;

/** One image in its true shape, never larger than its own pixels, with its measurements and its actions. */
export function ThumbnailCard<Name extends string>(props: Props<Name>) {
  const { videoId, image, imageState, displayedState, layout, isLargest } = props;
  const isLoaded = displayedState.kind === "loaded";
  const isLoading = displayedState.kind === "loading";
  const [wasPreviewed, setWasPreviewed] = useState(false);
  if (isLoading && props.preview && !wasPreviewed) setWasPreviewed(true);
  // An extra image has the shape and the pixels that it has.
  const { width, height } = isLoaded && layout === "large" && !isSize(image) ? displayedState : image;
  return (
    <li
      className={clsx("card", cardClass(image.name), `card-${layout}`, isLargest && "card-largest")}
      data-state={displayedState.kind}
      hidden={props.isHidden}
      tabIndex={IS_IOS ? -1 : undefined} // a tap shows the tip
    >
      <div
        className="card-image"
        // React's types have no custom properties.
        style={{ "--own-width": width, "--ratio": width / height } as CSSProperties}
      >
        {wasPreviewed && (isLoading || isLoaded) && props.preview}
        {isLoading && !props.preview && <Picture />}
        <ThumbnailImage
          videoId={videoId}
          image={image}
          width={width}
          height={height}
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
            <h3>{imageHeading(image, displayedState)}</h3>
            {layout === "large" && (
              // Takes up its room even when invisible: with large text it may wrap.
              <span className={clsx("largest-badge", !isLargest && "invisible")}>Largest</span>
            )}
          </div>
          {layout !== "strip" && (
            <p>
              {isLoaded && <Measurements image={displayedState} />}
              {displayedState.kind === "missing" && (
                <span className="card-missing">
                  <Icon name="none" />
                  {imageMessages.missing}
                </span>
              )}
              {displayedState.kind === "failed" && (
                <span className="flex items-center gap-1.5 font-semibold text-danger-ink">
                  <Icon name="warning" className="text-14" />
                  {imageMessages.failed}
                </span>
              )}
            </p>
          )}
          {props.note !== undefined && <p className="card-note">{props.note}</p>}
        </div>
        <CardActions videoId={videoId} image={image} displayedState={displayedState} layout={layout} />
      </div>
    </li>
  );
}

/** Measured pixels and, where the browser knows them, kilobytes: `1280 × 720 · 142 KB`. */
function Measurements({ image }: { image: LoadedImage }) {
  return (
    // A translation may set the page from right to left, which would swap width and height.
    <span dir="ltr">
      <span className="whitespace-nowrap">{formatPixels(image)}</span>{" "}
      {image.bytes !== null && <span className="whitespace-nowrap">· {formatKilobytes(image.bytes)}</span>}
    </span>
  );
}
