import clsx from "clsx";
import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type Dispatch } from "react";
import { requestImage } from "@/lib/browser/request-image";
import { imageAlt } from "@/lib/messages/image";
import type { ImageState, RequestResult, ImagesAction } from "@/lib/results/images-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import { SOURCES } from "@/lib/youtube/image-sources";
import { thumbnailUrl, type VideoImage } from "@/lib/youtube/thumbnails";

type Props<Key extends string> = {
  videoId: VideoId;
  image: VideoImage;
  /** Names the image in actions. */
  imageKey: Key;
  state: ImageState;
  /** Whether to wait with the request until the image is near the window. */
  isLazy?: boolean;
  dispatch: Dispatch<ImagesAction<Key>>;
};

/**
 * One image: a new `<img>` for each request. The last stays in the page in every state, and its alternative text names
 * the state, but only a real image is visible.
 */
export function ThumbnailImage<Key extends string>(props: Props<Key>) {
  const { videoId, image, imageKey, state, isLazy = false, dispatch } = props;
  const { kind, source, fileIndex, attempt } = state;
  if (kind === "idle") return null;
  const request = { source, fileIndex, attempt };
  return (
    <RequestedImage
      key={`${source} ${fileIndex} ${attempt}`}
      url={thumbnailUrl(videoId, image, request)}
      silenceMs={SOURCES[source].silenceMs}
      onResult={(result) => dispatch({ ...result, key: imageKey, image, request })}
      alt={imageAlt(image, videoId, state)}
      width={image.width}
      height={image.height}
      loading={isLazy ? "lazy" : undefined}
      crossOrigin={SOURCES[source].hasCors ? "anonymous" : undefined}
      className={clsx(kind !== "loaded" && "pointer-events-none opacity-0")}
    />
  );
}

type RequestedImageProps = ComponentProps<"img"> & {
  url: string;
  /** How long the host may be silent. */
  silenceMs: number;
  onResult: (result: RequestResult) => void;
};

function RequestedImage({ url, silenceMs, onResult, ...props }: RequestedImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const report = useEffectEvent(onResult);

  useLayoutEffect(() => {
    if (element.current) return requestImage(element.current, url, silenceMs, (result) => report(result));
  }, [url, silenceMs]);

  return (
    // In an element of its own: React could not remove an image that an extension has wrapped.
    <span className="contents">
      <img {...props} ref={element} referrerPolicy="no-referrer" />
    </span>
  );
}
