import { useEffect, useReducer, useRef } from "react";
import { videoCount } from "@/lib/messages/video-list-messages";
import { initialResults, resultsReducer } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { useFocusFallback } from "./use-focus-fallback";
import { useResultHeading } from "./use-result-heading";
import { useSaveVideos } from "./use-save-videos";
import { VideoListBar } from "./video-list-bar";
import { rowImage, VideoRow } from "./video-row";

type Props = {
  /** Two or more. */
  videoIds: readonly VideoId[];
  /** Whether to bring the list into view: the person has just pressed Generate. */
  isRequested: boolean;
};

/** The result for several videos: a bar, and a row for each. Each Generate mounts it again. */
export function VideoList({ videoIds, isRequested }: Props) {
  const [images, dispatchImage] = useReducer(resultsReducer<VideoId>, videoIds.map(rowImage), initialResults<VideoId>);
  const { saves, dispatch, saveAll, cancel } = useSaveVideos(videoIds);
  const failedImages = videoIds.filter((videoId) => images[videoId]?.kind === "failed");

  const heading = useResultHeading(isRequested);
  const saveButton = useRef<HTMLButtonElement>(null);
  const focus = useFocusFallback(saveButton);

  useEffect(() => {
    const original = document.title;
    document.title = `${videoCount(videoIds.length)} - ${original}`;
    return () => {
      document.title = original;
    };
  }, [videoIds]);

  return (
    <section aria-labelledby="result" className="results" {...focus}>
      <VideoListBar
        saves={saves}
        headingRef={heading}
        saveButtonRef={saveButton}
        onSave={saveAll}
        onCancel={cancel}
        onRetry={failedImages.length > 0 ? () => dispatchImage({ type: "retried", names: failedImages }) : null}
      />
      <ul className="video-list">
        {saves.videos.map((save) => {
          const imageState = images[save.videoId];
          return (
            imageState && (
              <VideoRow
                key={save.videoId}
                save={save}
                imageState={imageState}
                isRunning={saves.running.includes(save.videoId)}
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
