import clsx from "clsx";
import { memo, type CSSProperties, type Dispatch } from "react";
import { Icon } from "@/components/icons";
import { Picture } from "@/components/picture";
import { showToast } from "@/components/toast/show-toast";
import { saveImage } from "@/lib/browser/download";
import { fetchLargest } from "@/lib/browser/fetch-largest";
import { downloadResult } from "@/lib/messages/toasts";
import { buttonLabels, rowButtonName, rowStatus } from "@/lib/messages/results";
import type { ImageState, ResultsAction } from "@/lib/results/results-reducer";
import { type VideoListAction, type VideoState } from "@/lib/results/video-list-reducer";
import { toSearch } from "@/lib/results/url-state";
import type { VideoId } from "@/lib/youtube/video-link";
import { imageNamed, thumbnailUrl } from "@/lib/youtube/thumbnails";
import { ThumbnailImage } from "./thumbnail-image";
import { usePending } from "./use-pending";

const MEDIUM = imageNamed("medium");

type Props = {
  video: VideoState;
  imageState: ImageState;
  dispatchImage: Dispatch<ResultsAction<VideoId>>;
  dispatch: Dispatch<VideoListAction>;
};

/** One video of a list: its medium image, what became of it, and a button for its largest. Its height never changes. */
export const VideoRow = memo(function VideoRow({ video, imageState, dispatchImage, dispatch }: Props) {
  const { videoId, kind, largest } = video;
  const [isPending, run] = usePending();

  async function download() {
    const fetched = saveImage(await fetchLargest(videoId, { from: largest }));
    if (fetched.outcome === "fetched") dispatch({ type: "downloaded", videoId, largest: fetched.image });
    if (fetched.outcome === "missing") dispatch({ type: "missing", videoId });
    showToast(downloadResult(fetched, thumbnailUrl(videoId, fetched.image)), [videoId]);
  }

  return (
    <li className="video" data-state={imageState.kind}>
      <div
        className="card-image"
        // React's types have no custom properties.
        style={{ "--own-width": MEDIUM.width, "--ratio": 16 / 9 } as CSSProperties}
      >
        {imageState.kind === "loading" && <Picture />}
        {imageState.kind === "missing" && <Icon name="none" />}
        {imageState.kind === "failed" && kind !== "failed" && <Icon name="warning" />}
        <ThumbnailImage
          videoId={videoId}
          image={MEDIUM}
          imageKey={videoId}
          imageState={imageState}
          isLazy
          dispatch={dispatchImage}
        />
        {kind === "saved" && (
          <span className="mark mark-saved">
            <Icon name="check" />
          </span>
        )}
        {kind === "failed" && (
          <span className="mark mark-failed">
            <Icon name="warning" />
          </span>
        )}
      </div>
      <div className="video-text">
        <h3 translate="no">{videoId}</h3>
        <p
          className={clsx("min-h-5", {
            "font-semibold text-ink": kind === "saved",
            "font-semibold text-danger-ink": kind === "failed",
          })}
        >
          {rowStatus(video, imageState)}
        </p>
      </div>
      <div className="video-actions">
        <button
          type="button"
          aria-label={rowButtonName(largest, videoId)}
          aria-busy={isPending}
          className="button"
          onClick={() => run(download)}
        >
          {buttonLabels.download}
        </button>
        <a
          href={`/${toSearch({ videoIds: [videoId] })}`}
          aria-label={`${buttonLabels.allSizes} of video ${videoId}`}
          className="link link-alone whitespace-nowrap"
        >
          {buttonLabels.allSizes}
        </a>
      </div>
    </li>
  );
});
