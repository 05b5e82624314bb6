import type { RefObject } from "react";
import { Pixels } from "@/components/pixels";
import { ELEMENT_IDS } from "@/lib/document-names";
import { buttonLabels } from "@/lib/messages/buttons";
import { resultHeading, sizeCount, type Shown } from "@/lib/messages/video";
import { retryPlace } from "@/lib/results/selectors";
import type { VideoResult } from "@/lib/results/video-result";
import { videoLink, type VideoId } from "@/lib/youtube/video-link";
import { ChangingText } from "../changing-text";

type HeadingProps = { result: VideoResult; headingRef: RefObject<HTMLHeadingElement | null> };
type FactsProps = Shown & { videoId: VideoId; result: VideoResult; onRetry: () => void };

/** Names the largest image, or says that there is none. */
export function ResultHeading({ result, headingRef }: HeadingProps) {
  const { heading, pixels } = resultHeading(result);
  return (
    <div className="result-heading">
      <h2 id={ELEMENT_IDS.resultHeading} ref={headingRef} tabIndex={-1}>
        <ChangingText>{heading}</ChangingText>
        {/* A new element for each heading: one that moves beside a changing text counts as a layout shift. */}
        {pixels && <Pixels key={heading}>{pixels}</Pixels>}
      </h2>
    </div>
  );
}

/** How many sizes there are and, if some did not load, Try again. */
export function ResultFacts({ videoId, result, onStage, isOffline, onRetry }: FactsProps) {
  const count = sizeCount(result, { onStage, isOffline });
  return (
    <p className="result-facts">
      <a
        href={videoLink({ videoId, isShort: result.isShort })}
        target="_blank"
        rel="noreferrer"
        aria-label={`Watch on YouTube, video ${videoId}`}
        className="link whitespace-nowrap"
      >
        <span className="small-phone:sr-only">Watch on </span>YouTube
      </a>
      <span aria-hidden="true" className="large-text:hidden">
        &nbsp;·{" "}
      </span>
      <ChangingText className="result-count whitespace-nowrap">{count}</ChangingText>
      {retryPlace(result, onStage) === "facts" && (
        <span>
          <span aria-hidden="true">&nbsp;· </span>
          <button type="button" className="link" onClick={onRetry}>
            {buttonLabels.retry}
          </button>
        </span>
      )}
    </p>
  );
}
