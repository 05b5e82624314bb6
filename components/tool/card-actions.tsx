import clsx from "clsx";
import type { Dispatch } from "react";
import { Icon } from "@/components/icons";
import { showToast } from "@/components/toast/show-toast";
import { copyImage, copyText } from "@/lib/clipboard";
import type { ImageState, ResultsEvent } from "@/lib/results";
import * as words from "@/lib/toast-words";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { IMAGE_HOSTS, thumbnailUrl, type Size } from "@/lib/youtube/thumbnails";
import { SaveToPhotos } from "./save-to-photos";
import { useBusy } from "./use-busy";
import { useDownload } from "./use-download";

export type CardProps = {
  videoId: VideoId;
  size: Size;
  state: ImageState;
  isLargest: boolean;
  ios: boolean;
  tell: Dispatch<ResultsEvent>;
};

/** What can be done with one size. The row keeps its height where there is nothing to do. */
export function CardActions({ videoId, size, state, isLargest, ios, tell }: CardProps) {
  const { quality } = size;
  const { busy, download } = useDownload(videoId);
  const [copying, run] = useBusy();
  if (state.kind === "missing") return <div className="card-actions" />;

  const lost = state.kind === "unreachable";
  // Nothing is made of its bytes while it may be the host's stand-in, which has the pixels of `default`.
  const doubtful = quality === "default" && state.kind !== "real";
  const url = thumbnailUrl(videoId, size, IMAGE_HOSTS[lost ? 0 : state.host]);
  const thumbnail = `${quality} thumbnail`;

  async function copyAddress() {
    showToast((await copyText(url)) === "copied" ? words.addressCopied(quality) : words.notCopied(url));
  }

  async function copyPicture() {
    showToast(words.copyOutcome(await copyImage(videoId, size), quality));
  }

  return (
    <div className="card-actions">
      {/* One button with two meanings, so that the focus stays on it when the image is asked for again. */}
      <button
        type="button"
        aria-label={`${lost ? "Retry" : "Download"} ${thumbnail}`}
        aria-busy={busy}
        aria-disabled={doubtful && !lost}
        className={clsx("button flex-1", isLargest && "button-solid")}
        onClick={() => (lost ? tell({ type: "retried" }) : !doubtful && download(size, url))}
      >
        {lost ? "Retry" : "Download"}
      </button>
      <div className="flex flex-wrap gap-1.5">
        {ios && <SaveToPhotos videoId={videoId} size={size} isReal={state.kind === "real"} />}
        <button
          type="button"
          aria-label={`Copy address of ${thumbnail}`}
          title="Copy address"
          className="button button-icon"
          onClick={copyAddress}
        >
          <Icon name="link" />
        </button>
        <button
          type="button"
          aria-label={`Copy ${thumbnail} as an image`}
          title="Copy image"
          aria-busy={copying}
          aria-disabled={doubtful}
          className="button button-icon"
          onClick={() => !doubtful && run(copyPicture)}
        >
          <Icon name="copy" />
        </button>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open ${thumbnail} in a new tab`}
          title="Open in new tab"
          className="button button-icon"
        >
          <Icon name="open" />
        </a>
      </div>
    </div>
  );
}
