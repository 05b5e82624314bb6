import clsx from "clsx";
import { useLayoutEffect, useRef, type Dispatch } from "react";
import { cancelImage, requestImage } from "@/lib/browser/request-image";
import { imageAlt } from "@/lib/messages/results";
import type { ImageState, ResultsAction } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import type { VideoImage } from "@/lib/youtube/thumbnails";

type Props<Key extends string> = {
  videoId: VideoId;
  image: VideoImage;
  /** Names the image in actions. */
  imageKey: Key;
  imageState: ImageState;
  /** The state that the page shows, if it may differ. */
  displayedState?: ImageState;
  /** Whether to wait with the request until the image is near the window. */
  isLazy?: boolean;
  dispatch: Dispatch<ResultsAction<Key>>;
};

/**
 * One image at its specified URL. The `<img>` stays in the page in every state, which its alternative text names, but only a real image
 * is visible.
 */
export function ThumbnailImage<Key extends string>(props: Props<Key>) {
  const { videoId, image, imageKey, imageState, displayedState = imageState, isLazy = false, dispatch } = props;
  const element = useRef<HTMLImageElement>(null);
  const request = imageState.kind === "loading" ? imageState : null;

  useLayoutEffect(() => {
    if (!request || !element.current) return;
    return requestImage(element.current, videoId, image, request, (outcome) =>
      dispatch({ ...outcome, key: imageKey, image, request }),
    );
  }, [request, videoId, image, imageKey, dispatch]);

  useLayoutEffect(() => {
    const img = element.current;
    return () => {
      if (img) cancelImage(img);
    };
  }, []);

  return (
    <img
      ref={element}
      loading={isLazy ? "lazy" : undefined}
      alt={imageAlt(image, videoId, displayedState)}
      width={image.width}
      height={image.height}
      referrerPolicy="no-referrer"
      className={clsx(displayedState.kind !== "loaded" && "pointer-events-none opacity-0")}
    />
  );
}
