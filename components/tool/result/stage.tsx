import clsx from "clsx";
import type { Ref } from "react";
import { Icon } from "@/components/icons";
import { Drawing } from "@/components/drawing";
import { IS_IOS } from "@/lib/browser/device";
import { buttonLabels } from "@/lib/messages/buttons";
import { iosTip } from "@/lib/messages/image";
import type { StageMessage } from "@/lib/messages/video";
import type { LoadedRow } from "@/lib/results/largest-image";
import type { VideoId } from "@/lib/youtube/video-link";
import { SOURCES } from "@/lib/youtube/image-sources";
import { archiveUrl, thumbnailUrl } from "@/lib/youtube/thumbnails";

/** WebKit requests an image again if its `<img>` changes to another mode: each mode has an element of its own. */
const modeOf = ({ state }: LoadedRow) => (SOURCES[state.source].hasCors ? "cors" : "no-cors");

type Props = {
  ref: Ref<HTMLDivElement>;
  videoId: VideoId;
  /** The image to show, at its own pixels at most. */
  onStage: LoadedRow | null;
  /** The image whose blur is a preview, and then the ground of an image that leaves some. */
  blurred: LoadedRow | null;
  isLargest: boolean;
  /** Why there is no image. */
  message: StageMessage | null;
  isNotFound: boolean;
  onRetry: () => void;
};

/** A row's image again, so it costs no request. Until it is decoded, browsers show the last one. */
function RowImage({ videoId, image, state }: LoadedRow & { videoId: VideoId }) {
  return (
    <img
      alt=""
      crossOrigin={SOURCES[state.source].hasCors ? "anonymous" : undefined}
      referrerPolicy="no-referrer"
      decoding="sync"
      src={thumbnailUrl(videoId, image, state)}
    />
  );
}

/** One image over its own blur, always in the same place; or the reason why there is none, and what to do about it. */
export function Stage({ ref, videoId, onStage, blurred, isLargest, message, isNotFound, onRetry }: Props) {
  return (
    <div
      ref={ref}
      className={clsx("stage", { "stage-largest": isLargest, "stage-empty": message })}
      tabIndex={IS_IOS ? -1 : undefined} // a tap shows the tip
    >
      {!blurred && !onStage && !message && <Drawing />}
      {onStage && (
        // In an element of its own: React could not remove an image that an extension has wrapped.
        <div key={`image ${modeOf(onStage)}`} className="stage-image">
          <RowImage videoId={videoId} {...onStage} />
        </div>
      )}
      {blurred && (
        <div key={`blur ${modeOf(blurred)}`} className="stage-blur">
          <RowImage videoId={videoId} {...blurred} />
        </div>
      )}
      {message && (
        <div className="stage-message">
          <Icon name={isNotFound ? "none" : "photo"} />
          <p className="text-18/tight font-semibold text-ink">{message.title}</p>
          <p>{message.text}</p>
          {isNotFound ? (
            <a href={archiveUrl(videoId)} target="_blank" rel="noreferrer" className="button text-ink">
              {buttonLabels.archive}
            </a>
          ) : (
            <button type="button" className="button button-solid" onClick={onRetry}>
              {buttonLabels.retry}
            </button>
          )}
        </div>
      )}
      {IS_IOS && onStage && <p className="ios-tip">{iosTip}</p>}
    </div>
  );
}
