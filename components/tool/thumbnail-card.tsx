import clsx from "clsx";
import type { Dispatch } from "react";
import { factsOf } from "@/lib/image-facts";
import type { ImageState, ResultsAction } from "@/lib/results";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { IMAGE_HOSTS, thumbnailUrl, type Size } from "@/lib/youtube/thumbnails";
import { CardActions } from "./card-actions";
import { ThumbnailImage } from "./thumbnail-image";

type Props = {
  videoId: VideoId;
  size: Size;
  /** The state of the image itself, and what may be shown of it. */
  ownState: ImageState;
  state: ImageState;
  isLargest: boolean;
  isIos: boolean;
  dispatch: Dispatch<ResultsAction>;
};

/** One size: the image in its true shape, its facts and its actions. Its height never changes. */
export function ThumbnailCard({ videoId, size, ownState, state, isLargest, isIos, dispatch }: Props) {
  const { quality } = size;
  const isVisible = state.kind === "loaded";
  const hasMessage = state.kind === "missing" || state.kind === "failed";
  const imageUrl = thumbnailUrl(videoId, size, IMAGE_HOSTS[isVisible ? state.host : 0]);
  return (
    <li className={`card card-${quality}`} data-state={state.kind}>
      <div className="relative">
        <div className="card-image">
          <ThumbnailImage videoId={videoId} size={size} state={ownState} isVisible={isVisible} dispatch={dispatch} />
          {hasMessage && (
            <p className="max-w-72 p-4 text-center text-sm text-quiet">
              {state.kind === "missing" ? `This video has no ${quality} image.` : "This image could not be loaded."}
            </p>
          )}
        </div>
        {isIos && (
          <p className={clsx("ios-tip", hasMessage && "invisible")}>Tap and hold the image to save on iPhone/iPad</p>
        )}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex flex-wrap items-center gap-x-2">
          <h3 className="capitalize">{quality} Quality</h3>
          {isLargest && (
            <span className="rounded bg-amber px-1.5 text-xs leading-5 font-semibold text-on-amber">Largest</span>
          )}
        </div>
        <p className="mb-3 min-h-5 text-sm text-quiet">{isVisible && factsOf(state)}</p>
        <CardActions
          videoId={videoId}
          size={size}
          imageUrl={imageUrl}
          state={state}
          isLargest={isLargest}
          isIos={isIos}
        />
      </div>
    </li>
  );
}
