import clsx from "clsx";
import { useEffect, useRef, type Dispatch } from "react";
import { startImageTimeout } from "@/lib/browser/image-timeout";
import { readEncodedSize } from "@/lib/browser/resource-timing";
import { formatPixels } from "@/lib/messages/results";
import type { ImageState, LoadingImage, ResultsAction } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import { thumbnailUrl, type VideoImage } from "@/lib/youtube/thumbnails";

type Props<Key extends string> = {
  videoId: VideoId;
  image: VideoImage;
  /** Names the image in actions. */
  imageKey: Key;
  /** Names the image, without its video. */
  label: string;
  imageState: ImageState;
  isVisible: boolean;
  /** Whether to wait with the request until the image is near the window. */
  isLazy?: boolean;
  dispatch: Dispatch<ResultsAction<Key>>;
};

/**
 * One image at its specified URL. The `<img>` stays in the page in every state, but only a real image is visible. The second host's
 * image takes its place only after it has loaded.
 */
export function ThumbnailImage<Key extends string>(props: Props<Key>) {
  const { videoId, image, imageKey, label, imageState, isVisible, isLazy = false, dispatch } = props;
  const element = useRef<HTMLImageElement>(null);
  const request = imageState.kind === "loading" ? imageState : null;
  const { attempt, fileIndex } = imageState;
  const src = thumbnailUrl(videoId, image, imageState.kind === "loaded" ? imageState : { fileIndex });

  useEffect(() => {
    const image = element.current;
    // An image that has left the page would go on loading.
    return () => image?.removeAttribute("src");
  }, []);

  useEffect(() => {
    const image = element.current;
    if (attempt === 0 || !image) return;
    // Setting the same URL again requests it again, but only once the request before has ended: this ends one that hangs.
    const { src } = image;
    image.removeAttribute("src");
    const timer = setTimeout(() => (image.src = src));
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
    };
  }, [request, image, imageKey, videoId, dispatch]);

  return (
    <img
      ref={element}
      loading={isLazy ? "lazy" : undefined}
      src={src}
      alt={`${label} of video ${videoId}, ${formatPixels(imageState.kind === "loaded" ? imageState : image)} pixels`}
      width={image.width}
      height={image.height}
      referrerPolicy="no-referrer"
      aria-hidden={!isVisible || undefined}
      className={clsx(!isVisible && "pointer-events-none opacity-0")}
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
