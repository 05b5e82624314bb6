import type { KeyboardEvent, RefObject } from "react";
import { buttonLabels, saveAllLabel, saveAllSummary, videoCount } from "@/lib/messages/results";
import type { SaveAllState } from "@/lib/results/save-all-reducer";
import { ButtonLabel } from "./button-label";
import { ShareButton } from "./share-button";

type Props = {
  list: SaveAllState;
  headingRef: RefObject<HTMLHeadingElement | null>;
  saveButtonRef: RefObject<HTMLButtonElement | null>;
  onSave: () => Promise<void>;
  onCancel: () => void;
  /** Null unless images of the list have failed to load. */
  onRetry: (() => void) | null;
};

/** Counts the videos and has the actions for all of them. Cancel and Try again take the place of Share, so that nothing moves. */
export function VideoListBar({ list, headingRef, saveButtonRef, onSave, onCancel, onRetry }: Props) {
  const isRunning = list.running.length > 0;
  return (
    <div className="result-bar video-list-bar">
      <div className="result-bar-text">
        <h2 id="result" ref={headingRef} tabIndex={-1} className="scroll-mt-40 text-xl leading-snug">
          {videoCount(list.videos.length)}
        </h2>
        <p className="text-quiet">{saveAllSummary(list)}</p>
      </div>
      <div className="result-buttons" onKeyDown={ignoreKeyRepeat}>
        <button
          ref={saveButtonRef}
          type="button"
          aria-busy={isRunning}
          className="button button-best"
          onClick={() => void onSave()}
        >
          <ButtonLabel longest={buttonLabels.saveRest}>{saveAllLabel(list)}</ButtonLabel>
        </button>
        {isRunning && (
          <button key="cancel" type="button" className="button" onClick={onCancel}>
            {buttonLabels.cancel}
          </button>
        )}
        {!isRunning && onRetry && (
          <button key="retry" type="button" className="button" onClick={onRetry}>
            {buttonLabels.retry}
          </button>
        )}
        {!isRunning && !onRetry && <ShareButton key="share" videoIds={list.videos.map(({ videoId }) => videoId)} />}
      </div>
    </div>
  );
}

/** A key that is held would save one ZIP after the other, or start again right after Cancel. */
function ignoreKeyRepeat(event: KeyboardEvent) {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}
