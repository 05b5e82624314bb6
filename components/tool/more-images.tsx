import { useReducer, useRef, useState, type RefObject } from "react";
import { buttonLabels, largerNote, moreImagesHint, moreImagesStatus } from "@/lib/messages/results";
import { initialResults, resultsReducer } from "@/lib/results/results-reducer";
import { isVideoMissing, type ResultStates } from "@/lib/results/selectors";
import type { VideoId } from "@/lib/youtube/video-link";
import { MORE_IMAGES, type MoreImage } from "@/lib/youtube/thumbnails";
import { ThumbnailCard } from "./thumbnail-card";
import { useFocusFallback } from "./use-focus-fallback";

type Props = {
  videoId: VideoId;
  /** The states of the result's images. */
  imageStates: ResultStates;
  /** Whether to ask for the image in its own shape: the result does not show it, and it may exist. */
  hasOwnShape: boolean;
};

/** The image in its own shape and three frames. Requests nothing until it is opened. */
export function MoreImages(props: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  const summary = useRef<HTMLElement>(null);
  return (
    <details className="more-images mt-4" onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary ref={summary} className="summary flex-wrap">
        <span className="text-15 font-semibold">{buttonLabels.moreImages}</span>{" "}
        <span className="text-14/5 text-quiet">
          {moreImagesHint(isVideoMissing(props.imageStates), props.hasOwnShape)}
        </span>
      </summary>
      {wasOpened && <MoreImageCards {...props} summary={summary} />}
    </details>
  );
}

/** A card for each image that exists. Until all are known, each has a place. */
function MoreImageCards({
  videoId,
  imageStates: resultStates,
  hasOwnShape,
  summary,
}: Props & { summary: RefObject<HTMLElement | null> }) {
  const [imageStates, dispatch] = useReducer(
    resultsReducer<MoreImage["name"]>,
    MORE_IMAGES.map(({ name }) => name),
    initialResults<MoreImage["name"]>,
  );
  const focus = useFocusFallback(summary);
  const images = MORE_IMAGES.filter(({ name }) => name !== "own-shape" || hasOwnShape);
  const states = images.map((image) => ({ image, state: imageStates[image.name] }));
  const isFirstLoad = states.some(({ state }) => state.kind === "loading" && state.attempt === 0);
  const isRetrying = states.some(({ state }) => state.kind === "loading" && state.attempt > 0);
  const failed = states.filter(({ state }) => state.kind === "failed").map(({ image }) => image.name);

  return (
    <div {...focus}>
      <div className="flex min-h-11 items-center gap-4 text-15/5.5">
        <p role="status" className="text-quiet">
          {moreImagesStatus(states.map(({ state }) => state))}
        </p>
        {(failed.length > 0 || isRetrying) && (
          <button
            type="button"
            aria-disabled={isRetrying}
            className="button"
            onClick={() => !isRetrying && dispatch({ type: "retried", keys: failed })}
          >
            {buttonLabels.retry}
          </button>
        )}
      </div>
      <ul className="more-images-cards">
        {states.map(({ image, state }) => (
          <ThumbnailCard
            key={image.name}
            videoId={videoId}
            image={image}
            layout="more"
            imageState={state}
            // Until all are known, so that the cards change their places once.
            displayedState={state.kind === "missing" && isFirstLoad ? { ...state, kind: "loading", host: 0 } : state}
            isHidden={state.kind === "missing" && !isFirstLoad}
            note={image.name === "own-shape" ? largerNote(state, resultStates) : undefined}
            dispatch={dispatch}
          />
        ))}
      </ul>
    </div>
  );
}
