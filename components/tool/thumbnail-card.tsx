import clsx from "clsx";
import type { Dispatch } from "react";
import { formatKilobytes, formatPixels, imageHeading, imageLabel } from "@/lib/messages/results";
import type { ImageState, LoadedImage, ResultsAction } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { thumbnailUrl, type VideoImage } from "@/lib/youtube/thumbnails";
import { CardActions } from "./card-actions";
import { ThumbnailImage } from "./thumbnail-image";
import type { PhotoFiles } from "./use-photo-files";

type Props<Name extends string> = {
  videoId: VideoId;
  image: VideoImage<Name>;
  imageState: ImageState;
  /** The state that the page shows, if it may differ: see displayedState in lib/results/selectors.ts. */
  displayedState?: ImageState;
  /** Marks the largest of the five sizes. */
  isLargest?: boolean;
  isVideoMissing?: boolean;
  isHidden?: boolean;
  /** Up to two lines below the measurements. */
  note?: string;
  isIos: boolean;
  photoFiles: PhotoFiles | null;
  dispatch: Dispatch<ResultsAction<Name>>;
};

/** One image in its true shape, with its measurements and its actions. The card's height never changes. */
export function ThumbnailCard<Name extends string>(props: Props<Name>) {
  const { videoId, image, imageState, displayedState = imageState } = props;
  const { isLargest = false, isVideoMissing = false, isIos } = props;
  const { name } = image;
  const isVisible = displayedState.kind === "loaded";
  const isMissing = displayedState.kind === "missing";
  const hasFailed = displayedState.kind === "failed";
  const imageUrl = thumbnailUrl(videoId, image, isVisible ? displayedState : { fileIndex: displayedState.fileIndex });
  return (
    <li
      className={clsx("card", `card-${name}`, isLargest && "card-largest")}
      data-state={displayedState.kind}
      hidden={props.isHidden}
    >
      <div className="relative">
        <div className="card-image">
          <ThumbnailImage
            videoId={videoId}
            image={image}
            label={imageLabel(image)}
            imageState={imageState}
            isVisible={isVisible}
            dispatch={props.dispatch}
          />
          {(isMissing || hasFailed) && (
            <div key={`${isVideoMissing}`} className="max-w-72 p-4 text-center text-sm text-quiet">
              <p className="font-semibold">{isMissing ? `No ${name} image` : "This image could not be loaded."}</p>
              {isMissing && !isVideoMissing && <p className="mt-1">The upload was probably too small.</p>}
            </div>
          )}
        </div>
        {isIos && (
          <p className={clsx("ios-tip", (isMissing || hasFailed) && "invisible")}>
            Tap and hold the image to save on iPhone/iPad
          </p>
        )}
      </div>
      <div className="flex flex-1 flex-col p-[min(1rem,5vw)]">
        <div className="flex flex-wrap items-center gap-x-2">
          <h3 className="first-letter:uppercase">{imageHeading(image)}</h3>
          {isLargest && (
            <span className="rounded bg-amber px-1.5 text-xs leading-5 font-semibold text-on-amber">Largest</span>
          )}
        </div>
        <p className="mb-3 min-h-5 text-sm text-quiet">
          {isVisible && <Measurements image={displayedState} />}
          {props.note !== undefined && <span className="block min-h-10">{props.note}</span>}
        </p>
        <CardActions
          videoId={videoId}
          image={image}
          imageUrl={imageUrl}
          displayedState={displayedState}
          isBest={isLargest}
          photoFiles={props.photoFiles}
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
