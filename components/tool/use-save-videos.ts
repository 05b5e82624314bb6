import { useEffect, useReducer, useRef } from "react";
import { showToast } from "@/components/toast/show-toast";
import { saveVideosAsZip } from "@/lib/browser/save-videos";
import { listSaved, saveCancelled } from "@/lib/messages/zip-messages";
import { initialSaves, saveReducer, unsavedVideos } from "@/lib/results/save-reducer";
import type { VideoId } from "@/lib/youtube/parse-video-link";

/** Saves a list of videos in one ZIP: those not saved yet or, if there are none, all of them again. Unmounting cancels. */
export function useSaveVideos(videoIds: readonly VideoId[]) {
  const [saves, dispatch] = useReducer(saveReducer, videoIds, initialSaves);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  async function saveAll() {
    if (controller.current) return;
    const current = (controller.current = new AbortController());
    const unsaved = unsavedVideos(saves);
    const running = unsaved.length > 0 ? unsaved : videoIds;
    dispatch({ type: "started", videoIds: running });
    const videos = saves.videos.filter(({ videoId }) => running.includes(videoId));
    const outcome = await saveVideosAsZip(videos, dispatch, current.signal);
    if (current.signal.aborted) return;
    controller.current = null;
    dispatch({ type: "finished", isSaved: outcome.saved > 0 });
    showToast(listSaved(outcome));
  }

  function cancel() {
    controller.current?.abort();
    controller.current = null;
    dispatch({ type: "cancelled" });
    showToast(saveCancelled);
  }

  return { saves, dispatch, saveAll, cancel };
}
