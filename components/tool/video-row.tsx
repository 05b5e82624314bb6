import { useState, type Dispatch } from "react";
import { downloadLargest } from "@/lib/browser/download";
import { downloadResult } from "@/lib/messages/toast-messages";
import { rowButtonLabel, rowStatus } from "@/lib/messages/video-list-messages";
import type { ImageState, ResultsAction } from "@/lib/results/results-reducer";
import type { SaveAction, SaveState } from "@/lib/results/save-reducer";
import { toSearch } from "@/lib/results/url-state";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { SIZES, thumbnailUrl, type VideoImage } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "./button-label";
import { ThumbnailImage } from "./thumbnail-image";
import { useDownload, type OnProgress } from "./use-download";

const [, MEDIUM] = SIZES;

/** The medium image, named after its video: the list tells its images apart by their names. */
export function rowImage(videoId: VideoId): VideoImage<VideoId> {
  return { ...MEDIUM, name: videoId };
}

type Props = {
  save: SaveState;
  imageState: ImageState;
  /** Whether Save all is saving this video right now. */
  isRunning: boolean;
  dispatchImage: Dispatch<ResultsAction<VideoId>>;
  dispatch: Dispatch<SaveAction>;
};

/** One video of a list: its medium image, what became of it, and a button for its largest image. The row's height never changes. */
export function VideoRow({ save, imageState, isRunning, dispatchImage, dispatch }: Props) {
  const { videoId, largest } = save;
  const [image] = useState(() => rowImage(videoId));
  const { isPending, progress, download } = useDownload();

  async function downloadImage(onProgress: OnProgress) {
    const fetched = await downloadLargest(videoId, largest, { onProgress });
    const size = fetched.outcome === "missing" ? MEDIUM : fetched.size;
    if (fetched.outcome === "fetched") dispatch({ type: "largest-found", videoId, largest: fetched.size });
    if (fetched.outcome === "missing") dispatch({ type: "missing", videoId });
    const outcome = fetched.outcome === "fetched" ? "saved" : fetched.outcome;
    return downloadResult(outcome, size, thumbnailUrl(videoId, size));
  }

  return (
    <li
      className="video-row"
      data-state={save.kind === "queued" && imageState.kind === "missing" ? "missing" : save.kind}
    >
      <div className="video-row-image">
        <ThumbnailImage
          videoId={videoId}
          image={image}
          label="medium thumbnail"
          state={imageState}
          isVisible={imageState.kind === "loaded"}
          isLazy
          dispatch={dispatchImage}
        />
      </div>
      <div className="video-row-text">
        <h3 translate="no">{videoId}</h3>
        <p className="text-sm text-quiet">{rowStatus(save, imageState, isRunning)}</p>
      </div>
      <div className="video-row-actions">
        <button
          type="button"
          aria-label={`${rowButtonLabel(largest)} thumbnail of video ${videoId}`}
          aria-busy={isPending}
          className="button"
          onClick={() => download(downloadImage)}
        >
          <ButtonLabel longest="Download standard">{progress ?? rowButtonLabel(largest)}</ButtonLabel>
        </button>
        <a href={`/${toSearch([videoId])}`} aria-label={`Five sizes of video ${videoId}`} className="link link-alone">
          Five sizes
        </a>
      </div>
    </li>
  );
}
