import { Fragment, useMemo, type RefObject } from "react";
import type { ZipRun } from "@/lib/browser/zip-run";
import { buttonLabels, zippingLabel } from "@/lib/messages/buttons";
import { countLabel, listStatus, saveAllExplanation, videoCount } from "@/lib/messages/list";
import { offline } from "@/lib/messages/video";
import { ELEMENT_IDS } from "@/lib/document-names";
import { isWrong, summarize, type ListRow } from "@/lib/results/video-list";
import type { FoundVideo } from "@/lib/youtube/video-link";
import { ChangingText } from "../changing-text";
import { ZipButtons } from "../save/zip-buttons";
import { useThrottled } from "./use-throttled";

type Props = {
  videos: readonly FoundVideo[];
  rows: readonly ListRow[];
  isOffline: boolean;
  run: ZipRun | null;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onSave: () => void;
  /** Requests the failed images again. */
  onRetry: () => void;
  /** Leads to a row. */
  onFind: (index: number) => void;
};

/** The summary of a list, and the actions for all its videos. */
export function VideoListBar({ videos, rows, isOffline, run, headingRef, onSave, onRetry, onFind }: Props) {
  // Includes those that are loading again, so that the button stays until they have loaded.
  const failed = rows.filter(
    ({ imageState }) => imageState.kind === "failed" || (imageState.kind === "loading" && imageState.attempt > 0),
  );
  return (
    <div className="list-bar">
      <div className="bar-text">
        <h2 id={ELEMENT_IDS.resultHeading} ref={headingRef} tabIndex={-1}>
          {videoCount(rows.length)}
        </h2>
        <Summary rows={rows} onFind={onFind} isOffline={isOffline && (run !== null || failed.length > 0)} run={run} />
        {failed.length > 0 && (
          <button type="button" className="link" onClick={onRetry}>
            {buttonLabels.retry}
          </button>
        )}
      </div>
      <div className="list-buttons">
        <ZipButtons videos={videos} maxImages={rows.length} isBest onSave={onSave} />
      </div>
    </div>
  );
}

/**
 * The counts of the videos' statuses. A count of failures leads to the first row that has failed. Heading and counts are
 * announced until something is saved. From then on, the ZIP's progress is announced, and toasts say the rest.
 */
function Summary({ rows, isOffline, run, onFind }: Pick<Props, "rows" | "isOffline" | "run" | "onFind">) {
  const latest = useMemo(() => summarize(rows), [rows]);
  const summary = useThrottled(latest);
  const { counts, known, total } = summary;
  const hasSaved = rows.some(({ lastSaving }) => lastSaving !== null);
  return (
    <>
      <p className="list-summary">
        {counts.length === 0 && <span>{saveAllExplanation}</span>}
        {counts.map(({ counted, count, first }, index) => (
          <Fragment key={counted}>
            <span className="whitespace-nowrap">
              {isWrong(counted) ? (
                <button type="button" className="link" onClick={() => onFind(first)}>
                  {countLabel({ count, counted })}
                </button>
              ) : (
                <ChangingText>{countLabel({ count, counted })}</ChangingText>
              )}
              {index < counts.length - 1 && <span>,</span>}
            </span>{" "}
          </Fragment>
        ))}
        {counts.length > 0 && known < total && <span>so far</span>}
        {isOffline && <span> · {offline}</span>}
      </p>
      <p role="status" className="sr-only">
        {run ? <AnnouncedProgress run={run} /> : <ChangingText>{hasSaved ? "" : listStatus(summary)}</ChangingText>}
        {isOffline && <span> · {offline}</span>}
      </p>
    </>
  );
}

/** How far the ZIP is: at the start, and then every ten seconds. */
function AnnouncedProgress({ run }: { run: ZipRun }) {
  const label = useThrottled(zippingLabel(run), { intervalMs: 10_000, countsFirst: true });
  return <ChangingText>{label}</ChangingText>;
}
