import clsx from "clsx";
import { useEffect, useReducer, useRef, useState, type RefObject } from "react";
import { buttonLabels, moreImagesStatus, ownShapeNote } from "@/lib/messages/results";
import { initialResults, resultsReducer, type ImageState } from "@/lib/results/results-reducer";
import type { Largest } from "@/lib/results/selectors";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { MORE_IMAGES, type MoreImage } from "@/lib/youtube/thumbnails";
import { ThumbnailCard } from "./thumbnail-card";
import { useFocusFallback } from "./use-focus-fallback";
import { usePhotoFiles } from "./use-photo-files";

/** Cards wait this long for the cards before them. */
const ORDER_TIMEOUT_MS = 3000;

type Props = { videoId: VideoId; largest: Largest | null; isVideoMissing: boolean; isIos: boolean };

/** The image in the video's own shape, and three frames. Requests nothing until it is opened, and nothing twice after that. */
export function MoreImages({ isVideoMissing, ...props }: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  const summary = useRef<HTMLElement>(null);
  return (
    <details
      className={clsx("more-images", isVideoMissing && "invisible")}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary ref={summary}>
        <span className="link font-semibold">{buttonLabels.moreImages}</span>{" "}
        <span className="text-quiet">The video’s own shape, upright for Shorts, and three frames</span>
      </summary>
      {wasOpened && <MoreImageCards {...props} summary={summary} />}
    </details>
  );
}

type CardsProps = Omit<Props, "isVideoMissing"> & { summary: RefObject<HTMLElement | null> };

/** A card for each image that exists. They appear in order, so that no card moves another. */
function MoreImageCards({ videoId, largest, isIos, summary }: CardsProps) {
  const [results, dispatch] = useReducer(
    resultsReducer<MoreImage["name"]>,
    MORE_IMAGES,
    initialResults<MoreImage["name"]>,
  );
  const [isOverdue, setIsOverdue] = useState(false);
  const focus = useFocusFallback(summary);
  const states = MORE_IMAGES.map((image) => ({ image, state: results[image.name] }));
  const firstPending = isOverdue ? -1 : states.findIndex(({ state }) => isPending(state));
  const isRetrying = states.some(({ state }) => state.kind === "loading" && state.attempt > 0);
  const failed = states.filter(({ state }) => state.kind === "failed").map(({ image }) => image.name);
  const photos = states.filter(({ state }) => state.kind === "loaded");
  const photoFiles = usePhotoFiles(
    videoId,
    photos.map(({ image, state: { fileIndex } }) => ({ image, fileIndex })),
    isIos,
  );

  useEffect(() => {
    const timer = setTimeout(() => setIsOverdue(true), ORDER_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div {...focus}>
      <div className="more-images-bar">
        <p role="status">{moreImagesStatus(states.map(({ state }) => state))}</p>
        {(failed.length > 0 || isRetrying) && (
          <button
            type="button"
            aria-disabled={isRetrying}
            className="button"
            onClick={() => !isRetrying && dispatch({ type: "retried", names: failed })}
          >
            {buttonLabels.retry}
          </button>
        )}
      </div>
      <ul className="more-images-cards">
        {states.map(({ image, state }, index) => (
          <ThumbnailCard
            key={image.name}
            videoId={videoId}
            image={image}
            imageState={state}
            isHidden={state.kind === "missing" || (firstPending >= 0 && index >= firstPending)}
            {...(image.name === "own-shape" && { note: state.kind === "loaded" ? ownShapeNote(state, largest) : "" })}
            isIos={isIos}
            photoFiles={photoFiles}
            dispatch={dispatch}
          />
        ))}
      </ul>
    </div>
  );
}

/** Whether an image is loading for the first time. A retry leaves its card where it is. */
function isPending({ kind, attempt }: ImageState): boolean {
  return kind === "loading" && attempt === 0;
}
