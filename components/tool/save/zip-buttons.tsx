import clsx from "clsx";
import { showToast } from "@/components/toast/show-toast";
import { getZipRun } from "@/lib/browser/zip-run";
import { buttonLabels, progressLabel, zippingLabel } from "@/lib/messages/buttons";
import { otherZipRunning, saveCancelled } from "@/lib/messages/toasts";
import { toSearch } from "@/lib/results/url-state";
import type { FoundVideo } from "@/lib/youtube/video-link";
import { ButtonLabel } from "../button-label";
import { useEarlyPresses } from "../use-early-presses";
import { longestShareLabel, ShareButton } from "./share-button";
import { useZipRun } from "./use-zip-run";

type Props = {
  videos: readonly FoundVideo[];
  /** How many images the ZIP may have. */
  maxImages: number;
  /** Save all's label on phones. */
  shortLabel?: string;
  isBest?: boolean;
  onSave: () => void;
};

/** Save all, with the progress of the result's ZIP, and Share. Cancel takes the place of Share, so that nothing moves. */
export function ZipButtons({ videos, maxImages, shortLabel, isBest = false, onSave }: Props) {
  const search = toSearch(videos);
  const run = useZipRun(search);
  const ignoreEarly = useEarlyPresses(run === null);

  function save() {
    const running = getZipRun();
    if (running && running.search !== search) showToast(otherZipRunning, running.videos);
    if (!running) onSave();
  }

  function cancel() {
    run?.cancel();
    showToast(saveCancelled);
  }

  return (
    <>
      <button
        type="button"
        aria-busy={run !== null}
        className={clsx("button button-medium", isBest && "button-best")}
        onClick={save}
      >
        <ButtonLabel
          longest={zippingLabel({ finished: maxImages, total: maxImages })}
          short={shortLabel && (run ? progressLabel(run) : shortLabel)}
        >
          {run ? zippingLabel(run) : buttonLabels.saveAll}
        </ButtonLabel>
      </button>
      <span className="contents" onClickCapture={ignoreEarly}>
        {run ? (
          <button key="cancel" type="button" className="button button-medium" onClick={cancel}>
            <ButtonLabel longest={longestShareLabel()}>{buttonLabels.cancel}</ButtonLabel>
          </button>
        ) : (
          <ShareButton key="share" videos={videos} />
        )}
      </span>
    </>
  );
}
