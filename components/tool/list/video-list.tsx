import clsx from "clsx";
import { useLayoutEffect, useMemo, useRef } from "react";
import { ELEMENT_IDS } from "@/lib/document-names";
import { toSearch } from "@/lib/results/url-state";
import { listRows } from "@/lib/results/video-list";
import { listNumber } from "@/lib/youtube/file-names";
import type { FoundVideo } from "@/lib/youtube/video-link";
import { useZipRun } from "../save/use-zip-run";
import { useFocusFallback } from "../use-focus-fallback";
import { useIsOffline } from "../use-is-offline";
import { useResultHeading, type HeadingOptions } from "../use-result-heading";
import { useVideoList } from "./use-video-list";
import { VideoListBar } from "./video-list-bar";
import { VideoRow } from "./video-row";

/** How many images are requested at once. Those of a longer list wait until they come into view. */
const MAX_EAGER_IMAGES = 12;

type Props = { videos: readonly FoundVideo[] } & HeadingOptions;

/** The result for several videos: a bar, and a row for each. Each Generate mounts it again. */
export function VideoList({ videos, ...options }: Props) {
  const list = useVideoList(videos, options.isRequested);
  const { states, images, dispatch, returnTo } = list;
  const run = useZipRun(toSearch(videos));
  const rows = useMemo(() => listRows(states, images, run?.steps), [states, images, run]);
  const isOffline = useIsOffline(retryImages);
  const rowList = useRef<HTMLUListElement>(null);

  function retryImages() {
    const failed = rows.filter(({ imageState }) => imageState.kind === "failed");
    dispatch({ type: "retried", keys: failed.map(({ videoId }) => videoId) });
  }

  function focusRow(index: number) {
    const row = rowList.current?.children[index];
    if (!(row instanceof HTMLElement)) return;
    // To the middle: the bar covers the top of the window.
    row.scrollIntoView({ block: "center" });
    // Only now: a click on a row must not focus it.
    row.tabIndex = -1;
    row.addEventListener("blur", () => row.removeAttribute("tabindex"), { once: true });
    row.focus({ preventScroll: true });
  }

  const { isRequested } = options;
  useLayoutEffect(() => {
    if (!isRequested) returnTo(rowList.current);
  }, [isRequested, returnTo]);

  const heading = useResultHeading(options);
  // Not Save all: a press that is meant for Cancel would start it again.
  const focus = useFocusFallback(heading);

  return (
    <section aria-labelledby={ELEMENT_IDS.resultHeading} className="results video-list" {...focus}>
      <VideoListBar
        videos={videos}
        rows={rows}
        isOffline={isOffline}
        run={run}
        headingRef={heading}
        onSave={() => {
          retryImages();
          list.saveAll();
        }}
        onRetry={retryImages}
        onFind={focusRow}
      />
      <ul ref={rowList} className={clsx("videos", videos.length <= 3 && "videos-few")}>
        {rows.map((row, index) => (
          <VideoRow
            key={row.videoId}
            number={listNumber(index + 1, videos.length)}
            {...row}
            // Try again requests even those that are out of view by now.
            isLazy={videos.length > MAX_EAGER_IMAGES && row.imageState.attempt === 0}
            dispatch={dispatch}
            onDownload={list.download}
            onOpenSizes={list.openSizes}
          />
        ))}
      </ul>
    </section>
  );
}
