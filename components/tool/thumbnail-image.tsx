import clsx from "clsx";
import { useEffect, useLayoutEffect, useRef, type Dispatch } from "react";
import { startImageTimeout } from "@/lib/browser/image-timeout";
import { readEncodedSize } from "@/lib/browser/resource-timing";
import { imageAlt } from "@/lib/messages/results";
import type { ImageState, LoadingImage, ResultsAction } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import { thumbnailUrl, type VideoImage } from "@/lib/youtube/thumbnails";

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

/** Chromium cancels an image's request in a later task. Until then the same URL would join that request. */
const CANCEL_MS = 100;

/**
 * One image at its specified URL. The `<img>` stays in the page in every state, which its alternative text names, but only a real image
 * is visible. The second host's image takes its place only after it has loaded.
 */
export function ThumbnailImage<Key extends string>(props: Props<Key>) {
  const { videoId, image, imageKey, imageState, displayedState = imageState, isLazy = false, dispatch } = props;
  const element = useRef<HTMLImageElement>(null);
  const request = imageState.kind === "loading" ? imageState : null;
  const { attempt, fileIndex } = imageState;
  const src = thumbnailUrl(videoId, image, imageState.kind === "loaded" ? imageState : { fileIndex });

  useLayoutEffect(() => {
    const img = element.current;
    if (!img) return;
    img.crossOrigin = null; // Try again may have set it for the URL before
    img.src = src;
    // An image that has left the page would go on loading.
    return () => img.removeAttribute("src");
  }, [src]);

  useEffect(() => {
    const img = element.current;
    if (attempt === 0 || !img) return;
    // Setting the same URL again requests it again, but only once the request before has ended: this ends one that hangs. WebKit lets it
    // go on, and Firefox too if a preload began it. A request with CORS does not join one without.
    const { src, complete } = img;
    img.removeAttribute("src");
    img.crossOrigin = complete ? null : "anonymous";
    const timer = setTimeout(() => (img.src = src), CANCEL_MS);
    return () => clearTimeout(timer);
  }, [attempt]);

  useEffect(() => {
    if (!request || !element.current) return;
    return startImageTimeout(element.current, () => dispatch({ type: "failed", key: imageKey, request }));
  }, [request, imageKey, dispatch]);

  useEffect(() => {
    if (request?.host !== 1) return;
    const probe = new Image();
    probe.referrerPolicy = "no-referrer";
    probe.onload = () => dispatch(loaded(imageKey, image, request, probe));
    probe.onerror = () => dispatch({ type: "failed", key: imageKey, request });
    probe.src = thumbnailUrl(videoId, image, request);
    return () => {
      probe.onload = probe.onerror = null;
      probe.removeAttribute("src");
    };
  }, [request, image, imageKey, videoId, dispatch]);

  return (
    <img
      ref={element}
      loading={isLazy ? "lazy" : undefined}
      alt={imageAlt(image, videoId, displayedState)}
      width={image.width}
      height={image.height}
      referrerPolicy="no-referrer"
      className={clsx(displayedState.kind !== "loaded" && "pointer-events-none opacity-0")}
      onLoad={({ currentTarget }) => request?.host === 0 && dispatch(loaded(imageKey, image, request, currentTarget))}
      onError={() => request?.host === 0 && dispatch({ type: "failed", key: imageKey, request })}
    />
  );
}

function loaded<Key extends string>(
  key: Key,
  image: VideoImage,
  request: LoadingImage,
  element: HTMLImageElement,
): ResultsAction<Key> {
  const { naturalWidth: width, naturalHeight: height, src } = element;
  return { type: "loaded", key, image, request, width, height, bytes: readEncodedSize(src) };
}
