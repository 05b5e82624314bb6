import { Fragment, useMemo, type RefObject } from "react";
import { buttonLabels, type ZipProgress } from "@/lib/messages/buttons";
import { saveAllExplanation, saveAllLabel, statusCount, videoCount } from "@/lib/messages/list";
import { creatorsNotice, offline } from "@/lib/messages/video";
import { ELEMENT_IDS } from "@/lib/document-names";
import { isPartlySaved, isProblem, summarize, type Row, type VideoListState } from "@/lib/results/video-list-reducer";
import { ButtonLabel } from "../button-label";
import { ChangingText } from "../changing-text";
import { longestShareLabel, ShareButton } from "../save/share-button";
import { useThrottled } from "./use-throttled";

type Props = {
  list: VideoListState;
  /** How far its ZIP has got, if one is being made. */
  progress: ZipProgress | null;
  rows: readonly Row[];
  isOffline: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onSave: () => void;
  onCancel: () => void;
  /** Requests the images again that have failed. */
  onRetry: () => void;
  /** Leads to a row. */
  onFind: (index: number) => void;
};

/**
 * Says what came of the videos and has the actions for all of them. Cancel takes the place of Share, so that nothing
 * moves.
 */
export function VideoListBar({
  list,
  progress,
  rows,
  isOffline,
  headingRef,
  onSave,
  onCancel,
  onRetry,
  onFind,
}: Props) {
  const isRunning = progress !== null;
  const saveLabel = saveAllLabel(list, progress);
  // With those that are loading again, so that the button stays until they have loaded.
  const failed = rows.filter(
    ({ imageState }) => imageState.kind === "failed" || (imageState.kind === "loading" && imageState.attempt > 0),
  );
  return (
    <div className="list-bar">
      <div className="bar-text">
        <h2 id={ELEMENT_IDS.result} ref={headingRef} tabIndex={-1}>
          {videoCount(list.videos.length)}
        </h2>
        <p className="print-only">{creatorsNotice}</p>
        <Summary rows={rows} onFind={onFind} isOffline={isOffline && (isRunning || failed.length > 0)} />
        {/* Save the rest tries the same ones. */}
        {failed.length > 0 && !isPartlySaved(list) && (
          <button type="button" className="link" onClick={onRetry}>
            {buttonLabels.retry}
          </button>
        )}
      </div>
      <div className="list-buttons">
        <button type="button" aria-busy={isRunning} className="button button-medium button-best" onClick={onSave}>
          <ButtonLabel longest={buttonLabels.saveRest}>{saveLabel}</ButtonLabel>
        </button>
        {isRunning ? (
          <button key="cancel" type="button" className="button button-medium" onClick={onCancel}>
            <ButtonLabel longest={longestShareLabel()}>{buttonLabels.cancel}</ButtonLabel>
          </button>
        ) : (
          <ShareButton
            key="share"
            videoIds={list.videos.map(({ videoId }) => videoId)}
            shorts={list.videos.flatMap(({ videoId, isShort }) => (isShort ? videoId : []))}
          />
        )}
      </div>
    </div>
  );
}

/** What came of the videos. What is wrong leads to the first row that says so. */
function Summary({ rows, isOffline, onFind }: Pick<Props, "rows" | "isOffline" | "onFind">) {
  const summary = useMemo(() => summarize(rows), [rows]);
  const { counts, isComplete } = useThrottled(summary);
  return (
    <p role="status">
      {counts.length === 0 && <span>{saveAllExplanation}</span>}
      {counts.map(({ status, count, first }, index) => (
        <Fragment key={status}>
          <span className="whitespace-nowrap">
            {isProblem(status) ? (
              <button type="button" className="link" onClick={() => onFind(first)}>
                {statusCount({ count, status })}
              </button>
            ) : (
              <ChangingText>{statusCount({ count, status })}</ChangingText>
            )}
            {index < counts.length - 1 && <span>,</span>}
          </span>{" "}
        </Fragment>
      ))}
      {counts.length > 0 && !isComplete && <span>so far</span>}
      {isOffline && <span> · {offline}</span>}
    </p>
  );
}
