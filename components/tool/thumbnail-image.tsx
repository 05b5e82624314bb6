import clsx from "clsx";
import { useCallback, useLayoutEffect, useRef, type Dispatch } from "react";
import { cancelImage, newImage, requestImage, showImage } from "@/lib/browser/request-image";
import { imageAlt } from "@/lib/messages/results";
import type { ImageState, ResultsAction } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import type { VideoImage } from "@/lib/youtube/thumbnails";

type RequestProps<Key extends string> = {
  videoId: VideoId;
  image: VideoImage;
  /** Names the image in actions. */
  imageKey: Key;
  imageState: ImageState;
  dispatch: Dispatch<ResultsAction<Key>>;
};

type Props<Key extends string> = RequestProps<Key> & {
  /** The state that the page shows, if it may differ. */
  displayedState?: ImageState;
  /** In pixels, if they differ from those that the host promises. */
  width?: number;
  height?: number;
  /** Whether to wait with the request until the image is near the window. */
  isLazy?: boolean;
};

/**
 * One image at its specified URL. The `<img>` stays in the page in every state, which its alternative text names, but
 * only a real image is visible.
 */
export function ThumbnailImage<Key extends string>(props: Props<Key>) {
  const { videoId, image, imageState, displayedState = imageState, isLazy = false } = props;
  const { width = image.width, height = image.height } = props;
  const element = useRef<HTMLImageElement>(null);
  useImageRequest(
    useCallback(() => element.current, []),
    props,
  );

  return (
    <img
      ref={element}
      loading={isLazy ? "lazy" : undefined}
      alt={imageAlt(image, videoId, displayedState)}
      width={width}
      height={height}
      referrerPolicy="no-referrer"
      className={clsx(displayedState.kind !== "loaded" && "pointer-events-none opacity-0")}
    />
  );
}

/** Requests an image that has no card yet, because the video may lack it. Renders nothing. */
export function ImageProbe<Key extends string>(props: RequestProps<Key>) {
  const probe = useRef<HTMLImageElement>(null);
  useImageRequest(
    useCallback(() => (probe.current ??= newImage()), []),
    props,
  );
  return null;
}

/** Makes the requests of an image's state with an `<img>`, in which it shows the image. */
function useImageRequest<Key extends string>(
  getElement: () => HTMLImageElement | null,
  { videoId, image, imageKey, imageState, dispatch }: RequestProps<Key>,
): void {
  useLayoutEffect(() => {
    const img = getElement();
    if (!img || imageState.kind === "missing") return;
    if (imageState.kind === "loaded") return showImage(img, videoId, image, imageState);
    return requestImage(img, videoId, image, imageState, (outcome) =>
      dispatch({ ...outcome, key: imageKey, image, request: imageState }),
    );
  }, [getElement, imageState, videoId, image, imageKey, dispatch]);

  useLayoutEffect(() => {
    const img = getElement();
    return () => {
      if (img) cancelImage(img);
    };
  }, [getElement]);
}
