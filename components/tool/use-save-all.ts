import { useEffect, useReducer, useRef } from "react";
import { showToast } from "@/components/toast/show-toast";
import { confirmLeaving } from "@/lib/browser/confirm-leaving";
import { downloadListAsZip } from "@/lib/browser/download-list";
import { listZipSaved, saveCancelled } from "@/lib/messages/toasts";
import { initialSaveAll, saveAllReducer, unsavedVideos } from "@/lib/results/save-all-reducer";
import type { VideoId } from "@/lib/youtube/parse-video-link";

/**
 * Saves a list of videos in one ZIP: those not saved yet or, if there are none, all of them again. Returns the state of the list, its
 * dispatch, and functions that start and cancel. Starting again while it runs does nothing. Unmounting cancels without a toast; leaving the page asks first.
 */
export function useSaveAll(videoIds: readonly VideoId[]) {
  const [list, dispatch] = useReducer(saveAllReducer, videoIds, initialSaveAll);
  const controller = useRef<AbortController | null>(null);

  const isRunning = list.running.length > 0;

  useEffect(() => () => controller.current?.abort(), []);
  // Leaving would lose the ZIP.
  useEffect(() => (isRunning ? confirmLeaving() : undefined), [isRunning]);

  async function start() {
    if (controller.current) return;
    const current = (controller.current = new AbortController());
    const unsaved = unsavedVideos(list);
    const running = unsaved.length > 0 ? unsaved : videoIds;
    dispatch({ type: "started", videoIds: running });
    const videos = list.videos.filter(({ videoId }) => running.includes(videoId));
    const outcome = await downloadListAsZip(videos, dispatch, current.signal);
    if (current.signal.aborted) return;
    controller.current = null;
    dispatch({ type: "finished", isSaved: outcome.saved > 0 });
    showToast(listZipSaved(outcome));
  }

  function cancel() {
    if (!controller.current) return;
    controller.current.abort();
    controller.current = null;
    dispatch({ type: "cancelled" });
    showToast(saveCancelled);
  }

  return { list, dispatch, start, cancel };
}
