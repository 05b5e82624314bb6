import clsx from "clsx";
import { factsOf } from "@/lib/image-facts";
import { CardActions, type CardProps } from "./card-actions";
import { ThumbnailImage } from "./thumbnail-image";

/** One size: the image in its true shape, what is known of it, and what can be done with it. Its height never changes. */
export function ThumbnailCard(props: CardProps) {
  const { videoId, size, state, isLargest, ios, tell } = props;
  const { quality } = size;
  const hasImage = state.kind === "loading" || state.kind === "real";
  return (
    <li className={`card card-${quality}`} data-state={state.kind}>
      <div className="card-image">
        {hasImage ? (
          <ThumbnailImage key={`${state.host} ${state.turn}`} videoId={videoId} size={size} state={state} tell={tell} />
        ) : (
          <p className="max-w-72 p-4 text-center text-sm text-quiet">
            {state.kind === "missing" ? `This video has no ${quality} image.` : "This image could not be loaded."}
          </p>
        )}
      </div>
      {ios && (
        <p className={clsx("ios-tip", !hasImage && "invisible")}>Tap and hold the image to save on iPhone/iPad</p>
      )}
      <div className="flex flex-1 flex-col p-4">
        <div className="flex flex-wrap items-center gap-x-2">
          <h3 className="capitalize">{quality} Quality</h3>
          {isLargest && (
            <span className="rounded bg-amber px-1.5 text-xs leading-5 font-semibold text-on-amber">Largest</span>
          )}
        </div>
        <p className="mb-3 min-h-5 text-sm text-quiet">{state.kind === "real" && factsOf(state)}</p>
        <CardActions {...props} />
      </div>
    </li>
  );
}
