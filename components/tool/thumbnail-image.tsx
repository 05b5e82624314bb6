import clsx from "clsx";
import { useEffect, useRef, type Dispatch } from "react";
import { readEncodedSize } from "@/lib/browser/resource-timing";
import { formatPixels } from "@/lib/messages/format";
import type { ImageState, LoadingImage, ResultsAction } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { IMAGE_HOSTS, thumbnailUrl, type Size } from "@/lib/youtube/thumbnails";

type Props = {
  videoId: VideoId;
  size: Size;
  /** The state of this image itself. */
  state: ImageState;
  isVisible: boolean;
  dispatch: Dispatch<ResultsAction>;
};

/**
 * One size at its specified URL. The `<img>` stays in the page in every state, but only a real image is visible. The second host's
 * image takes its place only after it has loaded.
 */
export function ThumbnailImage({ videoId, size, state, isVisible, dispatch }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const request = state.kind === "loading" ? state : null;
  const src = thumbnailUrl(videoId, size, IMAGE_HOSTS[state.kind === "loaded" ? state.host : 0]);
  const { attempt } = state;

  useEffect(() => {
    // Setting the same URL again requests it again.
    if (attempt > 0 && image.current) image.current.src = image.current.src;
  }, [attempt]);

  useEffect(() => {
    if (request?.host !== 1) return;
    const probe = new Image();
    probe.referrerPolicy = "no-referrer";
    probe.onload = () => dispatch(loaded(size, request, probe));
    probe.onerror = () => dispatch({ type: "failed", size, request });
    probe.src = thumbnailUrl(videoId, size, IMAGE_HOSTS[1]);
    return () => {
      probe.onload = probe.onerror = null;
    };
  }, [request, size, videoId, dispatch]);

  return (
    <img
      ref={image}
      src={src}
      alt={`${size.quality} thumbnail of video ${videoId}, ${formatPixels(state.kind === "loaded" ? state : size)} pixels`}
      width={size.width}
      height={size.height}
      referrerPolicy="no-referrer"
      className={clsx("absolute inset-0 size-full object-contain", !isVisible && "invisible")}
      onLoad={({ currentTarget }) => request?.host === 0 && dispatch(loaded(size, request, currentTarget))}
      onError={() => request?.host === 0 && dispatch({ type: "failed", size, request })}
    />
  );
}

function loaded(size: Size, request: LoadingImage, image: HTMLImageElement): ResultsAction {
  const { naturalWidth: width, naturalHeight: height, src } = image;
  return { type: "loaded", size, request, width, height, bytes: readEncodedSize(src) };
}
