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

/** One video of a list: its medium image, what became of it, and a button for its largest image. Its height never changes. */
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
    <li
      className="video line-above grid break-inside-avoid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-3 py-2.5 first:[border:0] @max-[22rem]/result:grid-cols-[6rem_minmax(0,1fr)] @max-[15rem]/result:grid-cols-1 result-md:max-w-80 result-md:grid-cols-1 result-md:[border:0] result-md:p-0"
      data-state={imageState.kind}
    >
      {/* React's types have no custom properties. */}
      <div
        className={clsx(
          "card-image row-span-2 rounded-[6px]",
          imageState.kind === "failed" && "text-danger-ink [outline:1px_solid]",
        )}
        style={{ "--own-width": MEDIUM.width, "--ratio": 16 / 9 } as CSSProperties}
      >
        {imageState.kind === "loading" && <Picture />}
        {imageState.kind === "missing" && <Icon name="none" className="text-22" />}
        {imageState.kind === "failed" && kind !== "failed" && <Icon name="warning" className="text-22" />}
        <ThumbnailImage
          videoId={videoId}
          image={MEDIUM}
          imageKey={videoId}
          imageState={imageState}
          isLazy
          dispatch={dispatchImage}
        />
        {kind === "saved" && (
          <span className="mark">
            <Icon name="check" className="[stroke-width:2.5]" />
          </span>
        )}
        {kind === "failed" && (
          <span className="mark mark-failed">
            <Icon name="warning" />
          </span>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-13/5 @max-[22rem]/result:flex-col result-md:mt-2">
        <h3 className="[font-family:ui-monospace,monospace] text-quiet [font-weight:500]" translate="no">
          {videoId}
        </h3>
        <p
          className={clsx("min-h-5", {
            semibold: kind === "saved",
            "semibold text-danger-ink": kind === "failed",
            "text-quiet": kind !== "saved" && kind !== "failed",
          })}
        >
          {rowStatus(video, imageState)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3.5 text-14/5 result-md:mt-1 print:hidden">
        <button
          type="button"
          aria-label={rowButtonName(largest, videoId)}
          aria-busy={isPending}
          className="button max-w-64 flex-1 px-2 py-px [line-height:1rem] pointer-fine:min-h-9"
          onClick={() => run(download)}
        >
          {buttonLabels.download}
        </button>
        <a
          href={`/${toSearch([videoId])}`}
          aria-label={`${buttonLabels.allSizes} of video ${videoId}`}
          className="link link-alone whitespace-nowrap"
        >
          {buttonLabels.allSizes}
        </a>
      </div>
    </li>
  );
});
