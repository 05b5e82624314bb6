import clsx from "clsx";
import type { Ref } from "react";
import { Icon } from "@/components/icons";
import { IS_IOS } from "@/lib/browser/device";
import { buttonLabels, iosTip, type stageMessage } from "@/lib/messages/results";
import type { LoadedRow } from "@/lib/results/selectors";
import type { VideoId } from "@/lib/youtube/video-link";
import { archiveUrl, thumbnailUrl } from "@/lib/youtube/thumbnails";

type Props = {
  ref: Ref<HTMLDivElement>;
  videoId: VideoId;
  /** The image to show, at its own pixels at most. */
  onStage: LoadedRow | null;
  isLargest: boolean;
  /** Whether it is what was saved last: it has a tick as long as a toast says so. */
  isSaved: boolean;
  /** Why there is no image. */
  message: ReturnType<typeof stageMessage>;
  isMissing: boolean;
  onRetry: () => void;
};

/** One image over its own blur, always in the same place; or the reason why there is none, and what to do about it. */
export function Stage({ ref, videoId, onStage, isLargest, isSaved, message, isMissing, onRetry }: Props) {
  return (
    <div ref={ref} className={clsx("stage", { "stage-largest": isLargest, "stage-empty": message })}>
      {onStage && (
        // In an element of its own: React could not remove an image that an extension has wrapped.
        <div className="stage-image">
          {/* The row's image, so it costs no request. Until it is decoded, browsers show the last one. */}
          <img
            alt=""
            crossOrigin={onStage.state.hasCors ? "anonymous" : undefined}
            referrerPolicy="no-referrer"
            decoding="sync"
            src={thumbnailUrl(videoId, onStage.image, onStage.state)}
          />
        </div>
      )}
      {message && (
        <div className="stage-message">
          <Icon name={isMissing ? "none" : "photo"} />
          <p key={message.title} className="text-18 font-semibold text-ink">
            {message.title}
          </p>
          <p key={message.text}>{message.text}</p>
          {isMissing ? (
            <a key="archive" href={archiveUrl(videoId)} target="_blank" rel="noreferrer" className="button text-ink">
              {buttonLabels.archive}
            </a>
          ) : (
            <button key="retry" type="button" className="button text-ink" onClick={onRetry}>
              {buttonLabels.retry}
            </button>
          )}
        </div>
      )}
      {isSaved && (
        <span className="mark">
          <Icon name="check" />
        </span>
      )}
      {IS_IOS && onStage && <p className="ios-tip">{iosTip}</p>}
    </div>
  );
}
