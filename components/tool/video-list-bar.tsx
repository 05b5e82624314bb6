import type { KeyboardEvent, RefObject } from "react";
import { buttonLabels, saveAllLabel, saveAllSummary, videoCount } from "@/lib/messages/results";
import { finishedVideos, type VideoListState } from "@/lib/results/video-list-reducer";
import { ButtonLabel } from "./button-label";
import { ShareButton } from "./share-button";

type Props = {
  list: VideoListState;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onSave: () => Promise<void>;
  onCancel: () => void;
  /** Null unless images of the list have failed to load. */
  onRetry: (() => void) | null;
};

/** Counts the videos and has the actions for all. Cancel and Try again take Share's place, so that nothing moves. */
export function VideoListBar({ list, headingRef, onSave, onCancel, onRetry }: Props) {
  const isRunning = list.running.length > 0;
  return (
    <div className="list-bar">
      <div className="bar-text">
        <h2 id="result" ref={headingRef} tabIndex={-1}>
          {videoCount(list.videos.length)}
        </h2>
        <p>{saveAllSummary(list)}</p>
      </div>
      <div className="result-buttons" onKeyDown={ignoreKeyRepeat}>
        <button type="button" aria-busy={isRunning} className="button button-best" onClick={() => void onSave()}>
          <ButtonLabel key={saveAllLabel(list)} longest={buttonLabels.saveRest}>
            {saveAllLabel(list)}
          </ButtonLabel>
        </button>
        {isRunning && (
          <button key="cancel" type="button" className="button" onClick={onCancel}>
            <ButtonLabel longest={buttonLabels.copyLink}>{buttonLabels.cancel}</ButtonLabel>
          </button>
        )}
        {!isRunning && onRetry && (
          <button key="retry" type="button" className="button" onClick={onRetry}>
            <ButtonLabel longest={buttonLabels.copyLink}>{buttonLabels.retry}</ButtonLabel>
          </button>
        )}
        {!isRunning && !onRetry && <ShareButton key="share" videoIds={list.videos.map(({ videoId }) => videoId)} />}
      </div>
      {isRunning && (
        <progress
          className="list-progress"
          aria-label={saveAllLabel(list)}
          value={finishedVideos(list)}
          max={list.running.length}
        />
      )}
    </div>
  );
}

/** A key that is held would save one ZIP after the other, or start again right after Cancel. */
function ignoreKeyRepeat(event: KeyboardEvent) {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}
