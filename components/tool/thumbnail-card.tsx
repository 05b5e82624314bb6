import clsx from "clsx";
import type { CSSProperties, Dispatch } from "react";
import { Icon } from "@/components/icons";
import { Picture } from "@/components/picture";
import { IS_IOS } from "@/lib/browser/device";
import { formatKilobytes, formatPixels, imageHeading, imageMessages } from "@/lib/messages/results";
import type { ImageState, LoadedImage, ResultsAction } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import type { VideoImage } from "@/lib/youtube/thumbnails";
import { CardActions } from "./card-actions";
import { ThumbnailImage } from "./thumbnail-image";

/** The styles of a card's parts. Its place in the grid: app/styles/ladder.css and more-images.css. */
const layouts = {
  large: {
    body: "flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-2.5 result-md:gap-x-5",
    // From result-md on, not auto: the actions would move below a text that loads.
    text: "flex-[999_1_12.5rem] result-md:flex-[1_0_12.5rem]",
    heading: "text-17/6 result-2xl:text-19",
  },
  row: {
    body: "grid grid-cols-[minmax(0,16rem)_auto] items-center",
    text: "col-span-full mb-1 result-xl:mb-1.5 result-2xl:mb-2.5",
    heading: "text-15/5 result-2xl:text-16",
  },
  strip: {
    body: "grid content-between gap-y-1.5 self-stretch",
    text: "",
    heading: "text-[clamp(0.75rem,2cqi,0.8125rem)]/4",
  },
  more: {
    body: "flex flex-wrap items-center gap-x-2 gap-y-1",
    text: "basis-full",
    heading: "text-15/5",
  },
};

/** How much of the widest image's width the smaller ones take. */
const shares: Partial<Record<CardLayout, Partial<Record<string, string>>>> = {
  row: { default: "48%", medium: "66%", high: "83%" },
  strip: { default: "34%", medium: "50%", high: "64%", standard: "80%" },
};

export type CardLayout = keyof typeof layouts;

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
  note?: string | undefined;
  dispatch: Dispatch<ResultsAction<Name>>;
};

/** One image in its true shape, never larger than its own pixels, with its measurements and its actions. */
export function ThumbnailCard<Name extends string>(props: Props<Name>) {
  const { videoId, image, imageState, displayedState = imageState, layout, isLargest } = props;
  const isLoaded = displayedState.kind === "loaded";
  const styles = layouts[layout];
  return (
    <li
      className={`card card-${image.name} card-${layout}`}
      data-state={displayedState.kind}
      hidden={props.isHidden}
      tabIndex={IS_IOS ? -1 : undefined} // a tap shows the tip
    >
      {/* React's types have no custom properties. */}
      <div
        className={clsx("card-image", isLargest && "card-image-largest")}
        style={
          {
            "--own-width": image.width,
            "--ratio": image.width / image.height,
            "--share": shares[layout]?.[image.name],
          } as CSSProperties
        }
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
        {IS_IOS && (
          <p
            className={clsx(
              "ios-tip",
              layout === "large" && "top-auto right-2 bottom-2 left-2 pointer-coarse:opacity-100",
            )}
          >
            Tap and hold the image to save on iPhone/iPad
          </p>
        )}
      </div>
      <div className={clsx("card-body min-w-0", styles.body)}>
        <div className={clsx("card-text min-w-0 text-13/4.5 result-2xl:text-14/5", styles.text)}>
          <div className="flex flex-wrap items-center gap-x-2">
            <h3 className={clsx("semibold first-letter:uppercase", styles.heading)}>{imageHeading(image)}</h3>
            {/* Always takes its room, because with large text it may wrap. */}
            {layout === "large" && (
              <span
                className={clsx(
                  "semibold rounded-[5px] bg-hovered px-[0.4375rem] py-px text-12/4.5 text-ink forced-colors:[border:1px_solid]",
                  !isLargest && "invisible",
                )}
              >
                Largest
              </span>
            )}
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
          {props.note !== undefined && <p className="min-h-9">{props.note}</p>}
        </div>
        <CardActions videoId={videoId} image={image} displayedState={displayedState} layout={layout} />
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
