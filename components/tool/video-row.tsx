import type { Dispatch } from "react";
import { downloadLargest } from "@/lib/browser/download";
import { downloadResult } from "@/lib/messages/toasts";
import { buttonLabels, rowButtonLabel, rowButtonName, rowStatus } from "@/lib/messages/results";
import type { ImageState, ResultsAction } from "@/lib/results/results-reducer";
import { isKnownMissing, type SaveAllAction, type VideoState } from "@/lib/results/save-all-reducer";
import { toSearch } from "@/lib/results/url-state";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { SIZES, thumbnailUrl, type VideoImage } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "./button-label";
import { ThumbnailImage } from "./thumbnail-image";
import { useDownload, type OnProgress } from "./use-download";

const [, MEDIUM] = SIZES;

type Props = {
  video: VideoState;
  /** The medium image, named after the video. */
  image: VideoImage<VideoId>;
  imageState: ImageState;
  dispatchImage: Dispatch<ResultsAction<VideoId>>;
  dispatch: Dispatch<SaveAllAction>;
};

/** One video of a list: its medium image, what became of it, and a button for its largest image. The row's height never changes. */
export function VideoRow({ video, image, imageState, dispatchImage, dispatch }: Props) {
  const { videoId, largest } = video;
  const { isPending, progress, download } = useDownload();

  async function downloadImage(onProgress: OnProgress) {
    const result = await downloadLargest(videoId, largest, { onProgress });
    if (result.outcome === "saved") dispatch({ type: "downloaded", videoId, largest: result.size });
    if (result.outcome === "missing") dispatch({ type: "missing", videoId });
    const size = result.outcome === "missing" ? MEDIUM : result.size;
    return downloadResult(result.outcome, size, thumbnailUrl(videoId, size));
  }

  return (
    <li className="video-row" data-state={isKnownMissing(video, imageState) ? "missing" : video.kind}>
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
        <p className="text-sm text-quiet">{rowStatus(video, imageState)}</p>
      </div>
      <div className="video-row-actions">
        <button
          type="button"
          aria-label={rowButtonName(largest, videoId)}
          aria-busy={isPending}
          className="button"
          onClick={() => download(downloadImage)}
        >
          <ButtonLabel longest="Download standard">{progress ?? rowButtonLabel(largest)}</ButtonLabel>
        </button>
        <a
          href={`/${toSearch([videoId])}`}
          aria-label={`${buttonLabels.fiveSizes} of video ${videoId}`}
          className="link link-alone"
        >
          {buttonLabels.fiveSizes}
        </a>
      </div>
    </li>
  );
}
