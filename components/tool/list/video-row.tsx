import clsx from "clsx";
import { memo, type CSSProperties, type Dispatch, type MouseEvent } from "react";
import { Icon } from "@/components/icons";
import { Pixels } from "@/components/pixels";
import { Drawing } from "@/components/drawing";
import { buttonLabels } from "@/lib/messages/buttons";
import { formatPixels } from "@/lib/messages/format";
import { imageMessages } from "@/lib/messages/image";
import { rowButtonLabel, rowButtonName, rowStatus, savedShape } from "@/lib/messages/list";
import type { ImagesAction } from "@/lib/results/images-reducer";
import { toSearch } from "@/lib/results/url-state";
import { isWithoutHd, statusOf, type ListRow } from "@/lib/results/video-list";
import { imageNamed } from "@/lib/youtube/thumbnails";
import type { FoundVideo, VideoId } from "@/lib/youtube/video-link";
import { ButtonLabel } from "../button-label";
import { ChangingText } from "../changing-text";
import { ThumbnailImage } from "../thumbnail-image";

const MEDIUM = imageNamed("medium");

type Props = ListRow & {
  /** As in the names of the ZIP's files. */
  number: string;
  isLazy: boolean;
  dispatch: Dispatch<ImagesAction<VideoId>>;
  /** Saves the video's largest image. */
  onDownload: (video: FoundVideo) => void;
  /** Shows the video's sizes. */
  onOpenSizes: (video: FoundVideo, row: Element) => void;
};

/** One video of a list: its medium image, its status, and a button for its largest image. Its height never changes. */
export const VideoRow = memo(function VideoRow({ number, isLazy, dispatch, onDownload, onOpenSizes, ...row }: Props) {
  const { videoId, isShort, isDownloading, largest, zipStep, imageState } = row;
  const status = statusOf(row);
  const isNotSaved = status === "not-saved";
  const shape = savedShape(row);
  const hasImage = imageState.kind === "loaded";
  const sizesUrl = `/${toSearch([row])}`;

  function openSizes(event: MouseEvent<HTMLAnchorElement>) {
    const item = event.currentTarget.closest("li");
    // With one of these keys, the browser opens a new tab or window, or saves the link.
    if (!item || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpenSizes(row, item);
  }

  return (
    <li className="video" data-state={imageState.kind}>
      <div
        className="image-box"
        // React's types have no custom properties.
        style={{ "--own-width": MEDIUM.width, "--ratio": 16 / 9 } as CSSProperties}
      >
        {imageState.kind === "loading" && <Drawing />}
        {imageState.kind === "missing" && <Icon name="none" />}
        {imageState.kind === "failed" && <Icon name="warning" />}
        <ThumbnailImage
          videoId={videoId}
          image={MEDIUM}
          imageKey={videoId}
          state={imageState}
          isLazy={isLazy}
          dispatch={dispatch}
        />
        {hasImage && (
          <span className="sizes-sign">
            <Icon name="sizes" />
          </span>
        )}
        {(zipStep === "fetched" || status === "saved") && (
          <span className={clsx("mark", zipStep ? "mark-zipped" : "mark-saved")}>
            <Icon name="check" />
          </span>
        )}
        {isWithoutHd(row) && (
          <span className="no-hd" aria-hidden="true">
            no HD
          </span>
        )}
        {isNotSaved && hasImage && (
          <span className="mark mark-failed">
            <Icon name="warning" />
          </span>
        )}
        {/* Tab and screen readers have All sizes instead. */}
        {hasImage && (
          <a href={sizesUrl} tabIndex={-1} aria-hidden="true" className="thumbnail-link" onClick={openSizes} />
        )}
      </div>
      <div className="video-text">
        <h3 translate="no">
          <span className="mr-0.5 font-semibold text-ink">{number}</span> {videoId}
        </h3>
        <p
          data-longest={isShort ? "Upright frame" : undefined}
          className={clsx({
            "font-semibold": status !== null,
            "text-ink": status === "saved",
            "text-danger-ink": isNotSaved || status === "not-loaded",
          })}
        >
          {status === "saved" && largest?.pixels ? (
            <span>
              <span className="sr-only">{rowStatus(row)}, </span>
              {shape && <ChangingText>{shape}</ChangingText>}
              <span className={clsx(shape && "sr-only")}>
                {shape && <span>, </span>}
                <Pixels>{formatPixels(largest.pixels)}</Pixels>
              </span>
            </span>
          ) : (
            <ChangingText>{rowStatus(row)}</ChangingText>
          )}
          {isWithoutHd(row) && <span className="sr-only">, no HD</span>}
        </p>
      </div>
      <div className="video-actions">
        <button
          type="button"
          aria-label={rowButtonName({ ...row, hasFailed: isNotSaved })}
          title={status === "not-found" ? imageMessages.missing : undefined}
          aria-busy={isDownloading}
          className={clsx("button button-small", status === "not-found" && "button-quiet")}
          onClick={() => onDownload(row)}
        >
          <ButtonLabel longest={buttonLabels.download}>{rowButtonLabel(isNotSaved)}</ButtonLabel>
        </button>
        <a
          href={sizesUrl}
          aria-label={`${buttonLabels.allSizes} of video ${videoId}`}
          className="link link-alone whitespace-nowrap"
          onClick={openSizes}
        >
          {buttonLabels.allSizes}
        </a>
      </div>
    </li>
  );
});
