import { useState, useSyncExternalStore } from "react";
import { showToast } from "@/components/toast/show-toast";
import { fetchLargest } from "@/lib/browser/fetch-largest";
import { fetchOnline } from "@/lib/browser/fetch-online";
import { otherZipRunning, saveCancelled, zipResult } from "@/lib/messages/toasts";
import type { FetchedImage } from "@/lib/results/outcomes";
import { toSearch } from "@/lib/results/url-state";
import {
  initialVideoList,
  videoListReducer,
  videosToSave,
  type VideoListAction,
} from "@/lib/results/video-list-reducer";
import { LIST_ZIP_NAME, listFileName, listNumber } from "@/lib/youtube/file-names";
import type { Videos } from "@/lib/youtube/find-videos";
import type { VideoImage } from "@/lib/youtube/thumbnails";
import type { VideoId } from "@/lib/youtube/video-link";
import { cancelZip, saveZip, useZipProgress } from "../save/use-zip";

type ListedVideos = Pick<Videos, "videoIds" | "shorts">;
type VideoListStore = ReturnType<typeof createStore>;

/** The list that is being saved. It goes on when it leaves the page, so there is at most one. */
let running: VideoListStore | null = null;

/**
 * Returns the state of a list, how far its ZIP has got, its dispatch, and functions that start and cancel. A list that is
 * being saved shows how far it has got.
 */
export function useVideoList(shown: ListedVideos) {
  const search = toSearch(shown);
  const [store] = useState(() => (running?.search === search ? running : createStore(search, shown)));
  const list = useSyncExternalStore(store.subscribe, store.getList);
  return { list, progress: useZipProgress(search), dispatch: store.dispatch, start: store.start, cancel: store.cancel };
}

/** The state of a list, outside React. `start` saves its videos in one ZIP, unless another list is being saved. */
function createStore(search: string, { videoIds, shorts }: ListedVideos) {
  let list = initialVideoList({ videoIds, shorts });
  const listeners = new Set<() => void>();

  function dispatch(action: VideoListAction) {
    list = videoListReducer(list, action);
    listeners.forEach((listener) => listener());
  }

  async function start() {
    if (running) return showToast(otherZipRunning, running.videoIds);
    running = store;
    const videos = videosToSave(list);
    // The first ZIP is of the whole list, less what is known to be missing.
    const missing = list.hasZip ? [] : list.videos.filter((video) => !videos.includes(video));
    dispatch({ type: "started", videoIds: videos.map(({ videoId }) => videoId) });
    const entries = videos.map(({ videoId, isShort, largest }) => ({
      name: videoId,
      fileName: (image: VideoImage) =>
        listFileName(listNumber(videoIds.indexOf(videoId) + 1, videoIds.length), videoId, image),
      fetch: (signal: AbortSignal) =>
        fetchOnline(() => fetchLargest(videoId, { isShort, from: largest?.image, signal }), signal),
    }));
    const outcomes = await saveZip(search, LIST_ZIP_NAME, entries, report);
    if (outcomes === null) return;
    running = null;
    dispatch({ type: "finished", isSaved: outcomes.some(({ outcome }) => outcome === "saved") });
    const left = missing.map(({ videoId }) => ({ name: videoId, outcome: "missing" as const }));
    showToast(zipResult([...outcomes, ...left], "videos"), videoIds);
  }

  function report(videoId: VideoId, fetched: FetchedImage | null) {
    if (fetched?.outcome === "fetched")
      dispatch({ type: "fetched", videoId, image: fetched.image, pixels: fetched.pixels });
    else dispatch({ type: fetched?.outcome ?? "requested", videoId });
  }

  function cancel() {
    if (running !== store) return;
    running = null;
    cancelZip(search);
    dispatch({ type: "cancelled" });
    showToast(saveCancelled);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  const store = { search, videoIds, getList: () => list, subscribe, dispatch, start, cancel };
  return store;
}
