import type { Dispatch } from "react";
import { showToast } from "@/components/toast/show-toast";
import { saveImage } from "@/lib/browser/download";
import { fetchLargest } from "@/lib/browser/fetch-largest";
import { downloadResult } from "@/lib/messages/toasts";
import { buttonLabels, rowButtonLabel, rowButtonName, rowStatus } from "@/lib/messages/results";
import type { ImageState, ResultsAction } from "@/lib/results/results-reducer";
import { type VideoListAction, type VideoState } from "@/lib/results/video-list-reducer";
import { toSearch } from "@/lib/results/url-state";
import type { VideoId } from "@/lib/youtube/video-link";
import { MEDIUM, thumbnailUrl } from "@/lib/youtube/thumbnails";
import { ThumbnailImage } from "./thumbnail-image";
import { usePending } from "./use-pending";

type Props = {
  video: VideoState;
  imageState: ImageState;
  dispatchImage: Dispatch<ResultsAction<VideoId>>;
  dispatch: Dispatch<VideoListAction>;
};

/** One video of a list: its medium image, what became of it, and a button for its largest image. The row's height never changes. */
export function VideoRow({ video, imageState, dispatchImage, dispatch }: Props) {
  const { videoId, largest } = video;
  const [isPending, run] = usePending();

  async function download() {
    const fetched = saveImage(await fetchLargest(videoId, { from: largest }));
    if (fetched.outcome === "fetched") dispatch({ type: "downloaded", videoId, largest: fetched.image });
    if (fetched.outcome === "missing") dispatch({ type: "missing", videoId });
    showToast(downloadResult(fetched, thumbnailUrl(videoId, fetched.image)), [videoId]);
  }

  return (
    <li className="card card-row min-h-26 @min-[37rem]/result:grid-cols-[10rem_1fr]" data-state={imageState.kind}>
      <div className="card-image" style={{ aspectRatio: 16 / 9 }}>
        <ThumbnailImage
          videoId={videoId}
          image={MEDIUM}
          imageKey={videoId}
          imageState={imageState}
          isLazy
          dispatch={dispatchImage}
        />
      </div>
      <div className="card-body">
        <div className="card-text wrap-anywhere">
          <h3 translate="no">{videoId}</h3>
          <p>{rowStatus(video, imageState)}</p>
        </div>
        <div className="card-actions basis-72">
          <button
            type="button"
            aria-label={rowButtonName(largest, videoId)}
            aria-busy={isPending}
            className="button basis-24 px-1 py-1 text-[clamp(0.75rem,3.4vw,0.875rem)]/4"
            onClick={() => run(download)}
          >
            {rowButtonLabel(largest)}
          </button>
          <a
            href={`/${toSearch([videoId])}`}
            aria-label={`${buttonLabels.allSizes} of video ${videoId}`}
            className="link link-alone text-sm whitespace-nowrap"
          >
            {buttonLabels.allSizes}
          </a>
        </div>
      </div>
    </li>
  );
}
