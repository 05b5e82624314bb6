import clsx from "clsx";
import type { Dispatch } from "react";
import { formatKilobytes, formatPixels } from "@/lib/messages/format";
import type { ImageState, LoadedImage, ResultsAction } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { IMAGE_HOSTS, thumbnailUrl, type Size } from "@/lib/youtube/thumbnails";
import { CardActions } from "./card-actions";
import { ThumbnailImage } from "./thumbnail-image";
import type { PhotoFiles } from "./use-photo-files";

type Props = {
  videoId: VideoId;
  size: Size;
  /** The state of the image itself. */
  ownState: ImageState;
  /** The state that the page shows: see displayedState. */
  state: ImageState;
  isLargest: boolean;
  isVideoMissing: boolean;
  isIos: boolean;
  photoFiles: PhotoFiles | null;
  dispatch: Dispatch<ResultsAction>;
};

/** One size: the image in its true shape, its facts and its actions. Its height never changes. */
export function ThumbnailCard(props: Props) {
  const { videoId, size, ownState, state, isLargest, isVideoMissing, isIos, photoFiles, dispatch } = props;
  const { quality } = size;
  const isVisible = state.kind === "loaded";
  const isMissing = state.kind === "missing";
  const hasFailed = state.kind === "failed";
  const imageUrl = thumbnailUrl(videoId, size, IMAGE_HOSTS[isVisible ? state.host : 0]);
  return (
    <li className={clsx("card", `card-${quality}`, isLargest && "card-largest")} data-state={state.kind}>
      <div className="relative">
        <div className="card-image">
          <ThumbnailImage videoId={videoId} size={size} state={ownState} isVisible={isVisible} dispatch={dispatch} />
          {(isMissing || hasFailed) && (
            <div key={`${isVideoMissing}`} className="max-w-72 p-4 text-center text-sm text-quiet">
              <p className="font-semibold">{isMissing ? `No ${quality} image` : "This image could not be loaded."}</p>
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
          <h3 className="capitalize">{quality} Quality</h3>
          {isLargest && (
            <span className="rounded bg-amber px-1.5 text-xs leading-5 font-semibold text-on-amber">Largest</span>
          )}
        </div>
        <p className="mb-3 min-h-5 text-sm text-quiet">{isVisible && <ImageFacts image={state} />}</p>
        <CardActions
          videoId={videoId}
          size={size}
          imageUrl={imageUrl}
          state={state}
          isLargest={isLargest}
          photoFiles={photoFiles}
        />
      </div>
    </li>
  );
}

/** Measured pixels and, where the browser knows them, kilobytes: `1280 × 720 · 142 KB`. */
function ImageFacts({ image }: { image: LoadedImage }) {
  return (
    <>
      <span className="whitespace-nowrap">{formatPixels(image)}</span>{" "}
      {image.bytes !== null && <span className="whitespace-nowrap">· {formatKilobytes(image.bytes)}</span>}
    </>
  );
}
