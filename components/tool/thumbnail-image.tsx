import clsx from "clsx";
import { useEffect, type Dispatch } from "react";
import { answerLimit, fetchThumbnail } from "@/lib/fetch-thumbnail";
import { bytesOf, pixelsOf } from "@/lib/image-facts";
import type { AskedImage, RealImage, ResultsEvent } from "@/lib/results";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { IMAGE_HOSTS, thumbnailUrl, type Size } from "@/lib/youtube/thumbnails";

type Props = { videoId: VideoId; size: Size; state: AskedImage | RealImage; tell: Dispatch<ResultsEvent> };

/**
 * Asks one host for one image and tells what came. Unseen until it is known to be real: the host's stand-in for a size that a
 * video lacks is a picture too.
 */
export function ThumbnailImage({ videoId, size, state, tell }: Props) {
  const asked = state.kind === "loading" ? state : null;
  const url = thumbnailUrl(videoId, size, IMAGE_HOSTS[state.host]);

  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => tell({ type: "failed", size, asked, gone: false }), answerLimit);
    return () => clearTimeout(timer);
  }, [asked, size, tell]);

  async function fail() {
    if (!asked) return;
    // An <img> does not say why. After the last host, one question by script tells a missing size from a host out of reach.
    const last = asked.host === IMAGE_HOSTS.length - 1 ? await fetchThumbnail(videoId, size) : null;
    tell({ type: "failed", size, asked, gone: last !== null && !last.ok && last.reason === "missing" });
  }

  return (
    <img
      src={url}
      alt={`${size.quality} thumbnail of video ${videoId}, ${pixelsOf(state.kind === "real" ? state : size)} pixels`}
      width={size.width}
      height={size.height}
      referrerPolicy="no-referrer"
      className={clsx("absolute inset-0 size-full object-contain", asked && "invisible")}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        asked && tell({ type: "loaded", size, asked, width, height, bytes: bytesOf(url) })
      }
      onError={fail}
    />
  );
}
