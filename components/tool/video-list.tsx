import { useEffect, useReducer } from "react";
import { videoCount } from "@/lib/messages/results";
import { initialResults, resultsReducer } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import { useFocusFallback } from "./use-focus-fallback";
import { useResultHeading, type ResultRequest } from "./use-result-heading";
import { useVideoList } from "./use-video-list";
import { VideoListBar } from "./video-list-bar";
import { VideoRow } from "./video-row";

type Props = {
  /** Two or more. */
  videoIds: readonly VideoId[];
} & ResultRequest;

/** The result for several videos: a bar, and a row for each. Each Generate mounts it again. */
export function VideoList({ videoIds, ...request }: Props) {
  const [imageStates, dispatchImage] = useReducer(resultsReducer<VideoId>, videoIds, initialResults<VideoId>);
  const { list, dispatch, start, cancel } = useVideoList(videoIds);
  const failedImages = videoIds.filter((videoId) => imageStates[videoId]?.kind === "failed");

  function retryImages() {
    dispatchImage({ type: "retried", keys: failedImages });
  }

  const heading = useResultHeading(request);
  // Not Save all: a press that is meant for Cancel would start it again.
  const focus = useFocusFallback(heading);

  useEffect(() => {
    const original = document.title;
    document.title = `${videoCount(videoIds.length)} - ${original}`;
    return () => {
      document.title = original;
    };
  }, [videoIds]);

  return (
    <section aria-labelledby="result" className="results video-list" {...focus}>
      <VideoListBar
        list={list}
        headingRef={heading}
        onSave={async () => {
          if (list.running.length > 0) return;
          retryImages();
          await start();
        }}
        onCancel={cancel}
        onRetry={failedImages.length > 0 && !list.videos.some(({ kind }) => kind === "failed") ? retryImages : null}
      />
      <ul className="videos">
        {list.videos.map((video) => {
          const imageState = imageStates[video.videoId];
          return (
            imageState && (
              <VideoRow
                key={video.videoId}
                video={video}
                imageState={imageState}
                dispatchImage={dispatchImage}
                dispatch={dispatch}
              />
            )
          );
        })}
      </ul>
    </section>
  );
}
