import type { MouseEvent, RefObject } from "react";
import { ELEMENT_IDS } from "@/lib/document-names";
import { buttonLabels, resultHeading, resultProblem, sizeCount } from "@/lib/messages/results";
import { isVideoMissing, type ResultStates } from "@/lib/results/selectors";
import { videoLink, type VideoId } from "@/lib/youtube/video-link";
import { archiveUrl } from "@/lib/youtube/thumbnails";
import { ResultButtons } from "./result-buttons";

type Props = {
  videoId: VideoId;
  isShort: boolean;
  imageStates: ResultStates;
  headingRef: RefObject<HTMLHeadingElement | null>;
  moreImagesRef: RefObject<HTMLDetailsElement | null>;
  onRetry: () => void;
};

const linkStyles = "link py-3.5 whitespace-nowrap";

/** Names the largest size and has the actions for the whole video. */
export function ResultBar({ videoId, isShort, imageStates, headingRef, moreImagesRef, onRetry }: Props) {
  const problem = resultProblem(imageStates, videoId);
  const { heading, pixels } = resultHeading(imageStates);

  /** Without the link's own entry in the history: a reload or Back would scroll to the part, but find it closed. */
  function openMoreImages(event: MouseEvent) {
    event.preventDefault();
    const details = moreImagesRef.current;
    details?.setAttribute("open", "");
    details?.querySelector("summary")?.focus({ preventScroll: true });
    details?.scrollIntoView();
  }

  return (
    // The keys make React replace each part, not reuse it, when it turns out that there is nothing to save.
    <div className="result-bar">
      <div className="bar-text">
        <h2 id={ELEMENT_IDS.result} ref={headingRef} tabIndex={-1}>
          <span>{heading}</span>
          {pixels && (
            <span key={heading} className="whitespace-nowrap">
              {pixels}
            </span>
          )}
        </h2>
        {problem ? (
          <p key="problem">{problem}</p>
        ) : (
          <p key="facts">
            <a
              href={videoLink(videoId, isShort)}
              target="_blank"
              rel="noreferrer"
              aria-label={`Watch on YouTube, video ${videoId}`}
              className={linkStyles}
            >
              Watch on YouTube
            </a>
            <span aria-hidden="true">&nbsp;· </span>
            <a href={`#${ELEMENT_IDS.moreImages}`} className={linkStyles} onClick={openMoreImages}>
              {buttonLabels.moreImages}
            </a>
            <span aria-hidden="true">&nbsp;· </span>
            <span key={sizeCount(imageStates)} className="whitespace-nowrap">
              {sizeCount(imageStates)}
            </span>
          </p>
        )}
      </div>
      {isVideoMissing(imageStates) ? (
        <div key="archive" className="result-buttons">
          <a href={archiveUrl(videoId, 0)} target="_blank" rel="noreferrer" className="button">
            {buttonLabels.archive}
          </a>
          <a href={archiveUrl(videoId, 1)} target="_blank" rel="noreferrer" className="button">
            {buttonLabels.otherArchive}
          </a>
        </div>
      ) : problem ? (
        <div key="retry" className="result-buttons">
          <button type="button" className="button button-solid" onClick={onRetry}>
            {buttonLabels.retry}
          </button>
        </div>
      ) : (
        <ResultButtons key="save" videoId={videoId} isShort={isShort} imageStates={imageStates} onRetry={onRetry} />
      )}
    </div>
  );
}
