import { useReducer, useRef } from "react";
import { showToast } from "@/components/toast/show-toast";
import { downloadAsZip } from "@/lib/browser/download-zip";
import { fetchLargest } from "@/lib/browser/fetch-largest";
import type { FetchedImage } from "@/lib/browser/fetch-thumbnail";
import { saveCancelled, zipResult } from "@/lib/messages/toasts";
import { initialVideoList, videoListReducer, videosToSave } from "@/lib/results/video-list-reducer";
import { LIST_ZIP_NAME, listFileName, listNumber } from "@/lib/youtube/file-names";
import type { VideoImage } from "@/lib/youtube/thumbnails";
import type { VideoId } from "@/lib/youtube/video-link";

/**
 * Saves a list of videos in one ZIP. Returns the state of the list, its
 * dispatch, and functions that start and cancel. It goes on after unmounting.
 */
export function useVideoList(videoIds: readonly VideoId[]) {
  const [list, dispatch] = useReducer(videoListReducer, videoIds, initialVideoList);
  const controller = useRef<AbortController | null>(null);

  async function start() {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const running = videosToSave(list);
    dispatch({ type: "started", videoIds: running.map(({ videoId }) => videoId) });
    const entries = running.map(({ videoId, largest }) => ({
      name: videoId,
      fileName: (image: VideoImage) =>
        listFileName(listNumber(videoIds.indexOf(videoId) + 1, videoIds.length), videoId, image),
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
