import { useReducer, useState, useSyncExternalStore } from "react";
import { showToast } from "@/components/toast/show-toast";
import { saveImage } from "@/lib/browser/download";
import { fetchLargest } from "@/lib/browser/fetch-largest";
import { fetchOnline } from "@/lib/browser/fetch-online";
import { writeUrl } from "@/lib/browser/url-store";
import { getZipRun, saveZip, type ZipEntry } from "@/lib/browser/zip-run";
import { downloadToast, zipToast } from "@/lib/messages/toasts";
import type { FetchResult } from "@/lib/results/outcomes";
import { initialImages, imagesReducer } from "@/lib/results/images-reducer";
import { toSearch } from "@/lib/results/url-state";
import { initialStates, type VideoState } from "@/lib/results/video-list";
import { LIST_ZIP_NAME, listFileName, listNumber } from "@/lib/youtube/file-names";
import { firstVideos } from "@/lib/youtube/find-videos";
import { thumbnailUrl } from "@/lib/youtube/thumbnails";
import type { FoundVideo, VideoId } from "@/lib/youtube/video-link";

type ListStore = ReturnType<typeof createStore>;

/** The lists that this page has shown, by their query strings. Back shows their videos' states, and a ZIP goes on. */
const stores = new Map<string, ListStore>();

/** Returns the store of a list. A generated list starts anew unless its ZIP is being made, or an image of it saved. */
function storeFor(videos: readonly FoundVideo[], isRequested: boolean): ListStore {
  const search = toSearch(videos);
  const last = stores.get(search);
  const isSaving = getZipRun()?.search === search || last?.getStates().some(({ isDownloading }) => isDownloading);
  const store = last && (isSaving || !isRequested) ? last : createStore(videos);
  stores.set(search, store);
  return store;
}

/**
 * Returns the states of a list's videos and of their medium images, and the list's actions. The images are requested each
 * time that the list is mounted, so their states begin anew.
 */
export function useVideoList(videos: readonly FoundVideo[], isRequested: boolean) {
  const [store] = useState(() => storeFor(videos, isRequested));
  const ids = videos.map(({ videoId }) => videoId);
  const [images, dispatch] = useReducer(imagesReducer<VideoId>, ids, (keys) => initialImages(keys));
  return { ...store, images, dispatch, states: useSyncExternalStore(store.subscribe, store.getStates) };
}

/** The states of a list's videos, outside React. */
function createStore(videos: readonly FoundVideo[]) {
  let states: readonly VideoState[] = initialStates(videos);
  const listeners = new Set<() => void>();
  /** The video whose sizes were opened, and where its row stood in the window. */
  let opened: { index: number; top: number } | null = null;

  function update(videoId: string, changes: Partial<VideoState>) {
    states = states.map((state) => (state.videoId === videoId ? { ...state, ...changes } : state));
    listeners.forEach((listener) => listener());
  }

  function rememberLargest(videoId: VideoId, fetched: FetchResult) {
    if (fetched.outcome !== "fetched") return;
    const { image, fileIndex, pixels } = fetched;
    update(videoId, { largest: { image, fileIndex, pixels } });
  }

  /** Saves the largest image of each video in one ZIP. */
  function saveAll() {
    const entries = videos.map(({ videoId, isShort }, index): ZipEntry => ({
      id: videoId,
      label: videoId,
      fileName: (image) => listFileName(listNumber(index + 1, videos.length), videoId, image),
      async fetch(signal) {
        const fetched = await fetchOnline(() => fetchLargest(videoId, { isShort, signal }), signal);
        rememberLargest(videoId, fetched);
        return fetched;
      },
    }));
    void saveZip(videos, LIST_ZIP_NAME, entries, (outcomes) => {
      for (const { id, outcome } of outcomes) update(id, { lastSaving: outcome });
      showToast(zipToast(outcomes, { contents: "videos" }), videos);
    });
  }

  /** Saves the largest image of one video, one at a time. Unlike Save all, it doesn't wait to be online. */
  async function download({ videoId, isShort }: FoundVideo) {
    if (states.find((state) => state.videoId === videoId)?.isDownloading) return;
    update(videoId, { isDownloading: true });
    const fetched = await fetchLargest(videoId, { isShort });
    rememberLargest(videoId, fetched);
    const saved = saveImage(fetched);
    update(videoId, { isDownloading: false, lastSaving: saved.outcome });
    showToast(downloadToast(saved, thumbnailUrl(videoId, saved.image, saved)), videoId);
  }

  function openSizes({ videoId }: FoundVideo, row: Element) {
    const index = videos.findIndex((video) => video.videoId === videoId);
    opened = { index, top: row.getBoundingClientRect().top };
    writeUrl(firstVideos(videos.slice(index, index + 1)), "all-sizes");
  }

  /**
   * After Back, scrolls the row whose sizes were opened to its old place, and focuses its All sizes. A browser may restore
   * the place before the list is there.
   */
  function returnTo(rows: Element | null) {
    const row = opened && rows?.children[opened.index];
    if (opened && row) {
      scrollBy({ top: row.getBoundingClientRect().top - opened.top, behavior: "instant" });
      row.querySelector<HTMLElement>(".video-actions > a")?.focus({ preventScroll: true });
    }
    opened = null;
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return { getStates: () => states, subscribe, saveAll, download, openSizes, returnTo };
}
