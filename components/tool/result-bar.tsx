import type { ComponentProps, RefObject } from "react";
import { ELEMENT_IDS } from "@/lib/document-names";
import {
  archiveLinks,
  buttonLabels,
  creatorsNotice,
  resultHeading,
  resultProblem,
  sizeCount,
} from "@/lib/messages/results";
import { isVideoMissing } from "@/lib/results/selectors";
import { videoLink } from "@/lib/youtube/video-link";
import { archiveUrls } from "@/lib/youtube/thumbnails";
import { ResultButtons } from "./result-buttons";

type Props = ComponentProps<typeof ResultButtons> & {
  headingRef: RefObject<HTMLHeadingElement | null>;
  isOffline: boolean;
};

/** Names the largest size and has the actions for the whole video. */
export function ResultBar({ headingRef, isOffline, ...result }: Props) {
  const { videoId, isShort, imageStates, isSlow, onRetry } = result;
  const problem = resultProblem(imageStates, videoId, isOffline);
  const { heading, pixels } = resultHeading(imageStates, isSlow);
  const archive = archiveUrls(videoId);
  const count = sizeCount(imageStates, isOffline);

  return (
    // The keys make React replace each part, not reuse it, when it turns out that there is nothing to save.
    <div className="result-bar">
      <h2 id={ELEMENT_IDS.result} ref={headingRef} tabIndex={-1}>
        <span key={heading}>{heading}</span>
        {pixels && (
          <span key={pixels} className="whitespace-nowrap">
            {pixels}
          </span>
        )}
      </h2>
      <p className="print-only">
        youtu.be/{videoId}
        <br />
        {creatorsNotice}
      </p>
      {problem ? (
        <>
          <p key="problem">{problem}</p>
          {isVideoMissing(imageStates) ? (
            <p key="archive" className="mt-3 flex flex-wrap items-center gap-x-4">
              <a href={archive.first} target="_blank" rel="noreferrer" className="button text-ink max-sm:basis-full">
                {buttonLabels.archive}
              </a>
              {(["second", "webp"] as const).map((name) => (
                <a key={name} href={archive[name]} target="_blank" rel="noreferrer" className="link link-alone">
                  {archiveLinks[name]}
                </a>
              ))}
            </p>
          ) : (
            <div key="retry" className="result-buttons">
              <button type="button" className="button button-solid" onClick={onRetry}>
                {buttonLabels.retry}
              </button>
            </div>
          )}
        </>
      ) : (
        <>
          {/* Before the facts, so that Tab reaches Save largest first. */}
          <ResultButtons key="save" {...result} />
          <p key="facts">
            <a
              href={videoLink(videoId, isShort)}
              target="_blank"
              rel="noreferrer"
              aria-label={`Watch on YouTube, video ${videoId}`}
              className="link py-3.5 whitespace-nowrap"
            >
              Watch on YouTube
            </a>
            <span aria-hidden="true">&nbsp;· </span>
            <span key={count} className="whitespace-nowrap">
              {count}
            </span>
          </p>
        </>
      )}
    </div>
  );
}
