import { useState, useSyncExternalStore } from "react";
import { showToast } from "@/components/toast/show-toast";
import { fetchLargest } from "@/lib/browser/fetch-largest";
import { fetchOnline } from "@/lib/browser/fetch-online";
import { writeUrl } from "@/lib/browser/url-store";
import { getZipRun, saveZip, type ZipEntry } from "@/lib/browser/zip-run";
import { zipResult } from "@/lib/messages/toasts";
import { toSearch } from "@/lib/results/url-state";
import {
  initialVideoList,
  videoListReducer,
  type VideoListAction,
  type VideoState,
} from "@/lib/results/video-list-reducer";
import { LIST_ZIP_NAME, listFileName, listNumber } from "@/lib/youtube/file-names";
import { firstVideos, type Videos } from "@/lib/youtube/find-videos";

type ListedVideos = Pick<Videos, "videoIds" | "shorts">;

/** The lists that this page has shown, by their query strings: Back shows them as they were, and a ZIP goes on. */
const stores = new Map<string, ReturnType<typeof createStore>>();

/** Returns the state of a list, and what can be done with it. A generated list starts anew. */
export function useVideoList(videos: ListedVideos, isGenerated: boolean) {
  const [store] = useState(() => {
    const search = toSearch(videos);
    const isKept = !isGenerated || getZipRun()?.search === search;
    const kept = (isKept && stores.get(search)) || createStore(videos);
    stores.set(search, kept);
    return kept;
  });
  return { ...store, list: useSyncExternalStore(store.subscribe, store.getList) };
}

/** The state of a list, outside React. */
function createStore(videos: ListedVideos) {
  let list = initialVideoList(videos);
  const listeners = new Set<() => void>();
  /** The video whose sizes were opened, and where its row stood in the window. */
  let left: { index: number; top: number } | null = null;

  function dispatch(action: VideoListAction) {
    list = videoListReducer(list, action);
    listeners.forEach((listener) => listener());
  }

  async function fetchVideo({ videoId, isShort }: VideoState, signal: AbortSignal) {
    const fetched = await fetchOnline(() => fetchLargest(videoId, { isShort, signal }), signal);
    if (fetched.outcome === "fetched") dispatch({ type: "found", videoId, ...fetched });
    return fetched;
  }

  /** Saves the largest image of each video in one ZIP. */
  function save() {
    const count = list.videos.length;
    const entries = list.videos.map((video, index): ZipEntry => ({
      name: video.videoId,
      fileName: (image) => listFileName(listNumber(index + 1, count), video.videoId, image),
      fetch: (signal) => fetchVideo(video, signal),
    }));
    void saveZip(videos, LIST_ZIP_NAME, entries, (outcomes) => {
      dispatch({ type: "ended", outcomes });
      showToast(zipResult(outcomes, { contents: "videos" }), videos.videoIds);
    });
  }

  function openSizes(video: VideoState, row: Element) {
    left = { index: videos.videoIds.indexOf(video.videoId), top: row.getBoundingClientRect().top };
    writeUrl(firstVideos([video]), "all-sizes");
  }

  /**
   * After Back, puts the row whose sizes were opened where it stood, and focuses its All sizes. A browser may restore the
   * place before the list is there.
   */
  function returnTo(rows: Element | null) {
    const row = left && rows?.children[left.index];
    if (left && row) {
      scrollBy({ top: row.getBoundingClientRect().top - left.top, behavior: "instant" });
      row.querySelector<HTMLElement>(".video-actions > a")?.focus({ preventScroll: true });
    }
    left = null;
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { getList: () => list, subscribe, dispatch, save, openSizes, returnTo };
}
