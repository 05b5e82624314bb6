import { useReducer, useState } from "react";
import { moreImagesStatus, ownShapeNote } from "@/lib/messages/image-messages";
import { initialResults, resultsReducer, type ImageState } from "@/lib/results/results-reducer";
import type { Largest } from "@/lib/results/selectors";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { MORE_IMAGES, type MoreImage } from "@/lib/youtube/thumbnails";
import { ThumbnailCard } from "./thumbnail-card";
import { usePhotoFiles } from "./use-photo-files";

type Props = { videoId: VideoId; largest: Largest | null; isIos: boolean };

/** The image in the video's own shape, and three frames. Requests nothing until it is opened, and nothing twice after that. */
export function MoreImages(props: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className="more-images" onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary>
        <span className="link font-semibold">More images</span>{" "}
        <span className="text-quiet">The video’s own shape, upright for Shorts, and three frames</span>
      </summary>
      {wasOpened && <MoreImageCards {...props} />}
    </details>
  );
}

/** A card for each image that exists. A card appears after those before it, so that nothing on the page moves. */
function MoreImageCards({ videoId, largest, isIos }: Props) {
  const [results, dispatch] = useReducer(
    resultsReducer<MoreImage["name"]>,
    MORE_IMAGES,
    initialResults<MoreImage["name"]>,
  );
  const states = MORE_IMAGES.map((image) => ({ image, state: results[image.name] }));
  const firstPending = states.findIndex(({ state }) => isPending(state));
  const failed = states.filter(({ state }) => state.kind === "failed");
  const photos = states.filter(({ state }) => state.kind === "loaded");
  const photoFiles = usePhotoFiles(
    videoId,
    photos.map(({ image, state: { file } }) => ({ image, file })),
    isIos,
  );

  return (
    <>
      <div className="more-images-bar">
        <p role="status">{moreImagesStatus(states.map(({ state }) => state))}</p>
        {failed.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => dispatch({ type: "retried", names: failed.map(({ image }) => image.name) })}
          >
            Try again
          </button>
        )}
      </div>
      <ul className="more-images-cards" data-loading={firstPending >= 0}>
        {states.map(({ image, state }, index) => (
          <ThumbnailCard
            key={image.name}
            videoId={videoId}
            image={image}
            ownState={state}
            isHidden={state.kind === "missing" || (firstPending >= 0 && index >= firstPending)}
            {...(image.name === "own-shape" && state.kind === "loaded" && { note: ownShapeNote(state, largest) })}
            isIos={isIos}
            photoFiles={photoFiles}
            dispatch={dispatch}
          />
        ))}
      </ul>
    </>
  );
}

/** Whether an image is loading for the first time. A retry leaves its card where it is. */
function isPending({ kind, attempt }: ImageState): boolean {
  return kind === "loading" && attempt === 0;
}
