import { useReducer, useRef } from "react";
import { showToast } from "@/components/toast/show-toast";
import { downloadAsZip } from "@/lib/browser/download-zip";
import { fetchLargest } from "@/lib/browser/fetch-largest";
import type { FetchedImage } from "@/lib/browser/fetch-thumbnail";
import { saveCancelled, zipResult } from "@/lib/messages/toasts";
import { initialVideoList, videoListReducer, unsavedVideos } from "@/lib/results/video-list-reducer";
import { LIST_ZIP_NAME, listFileName } from "@/lib/youtube/file-names";
import type { VideoImage } from "@/lib/youtube/thumbnails";
import type { VideoId } from "@/lib/youtube/video-link";

/**
 * Saves a list of videos in one ZIP: those not saved yet or, if there are none, all of them again. Returns the state of the list, its
 * dispatch, and functions that start and cancel. It goes on after unmounting.
 */
export function useVideoList(videoIds: readonly VideoId[]) {
  const [list, dispatch] = useReducer(videoListReducer, videoIds, initialVideoList);
  const controller = useRef<AbortController | null>(null);

  async function start() {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const unsaved = unsavedVideos(list);
    const running = unsaved.length > 0 ? unsaved : list.videos;
    dispatch({ type: "started", videoIds: running.map(({ videoId }) => videoId) });
    const entries = running.map(({ videoId, largest }) => ({
      name: videoId,
      fileName: (image: VideoImage) => listFileName(videoIds.indexOf(videoId) + 1, videoIds.length, videoId, image),
      fetch: () => fetchLargest(videoId, { from: largest, signal }),
    }));
    const outcomes = await downloadAsZip(LIST_ZIP_NAME, entries, report, signal);
    if (signal.aborted) return;
    controller.current = null;
    dispatch({ type: "finished", isSaved: outcomes.some(({ outcome }) => outcome === "saved") });
    showToast(zipResult(outcomes, "videos"), videoIds);
  }

  function report(videoId: VideoId, fetched: FetchedImage | null) {
    if (fetched?.outcome === "fetched") dispatch({ type: "fetched", videoId, largest: fetched.image });
    else dispatch({ type: fetched?.outcome ?? "requested", videoId });
  }

  function cancel() {
    if (!controller.current) return;
    controller.current.abort();
    dispatch({ type: "cancelled" });
    showToast(saveCancelled);
  }

  return { list, dispatch, start, cancel };
}
