import clsx from "clsx";
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { ELEMENT_IDS } from "@/lib/document-names";
import { isMac, isTouchScreen } from "@/lib/browser/device";
import { removePreloads } from "@/lib/browser/request-image";
import { extendResourceTimings } from "@/lib/browser/resource-timing";
import { resultAnnouncement, stageMessage } from "@/lib/messages/video";
import { automaticRows, isNotFound, largestImage, shownState } from "@/lib/results/largest-image";
import { blurredImage, failedNames, imageOnStage, isLoading, moreImages, rowsOf } from "@/lib/results/selectors";
import { initialVideoResult, videoResultReducer } from "@/lib/results/video-result";
import type { VideoId } from "@/lib/youtube/video-link";
import { IMAGES, type ImageName } from "@/lib/youtube/thumbnails";
import { ImageRow } from "./image-row";
import { MoreImages } from "./more-images";
import { ResultFacts, ResultHeading } from "./result-head";
import { ResultFoot } from "./result-foot";
import { Stage } from "./stage";
import { StageCaption } from "./stage-caption";
import { useFocusFallback } from "../use-focus-fallback";
import { useIsOffline } from "../use-is-offline";
import { useResultHeading, type HeadingOptions } from "../use-result-heading";
import { useWait } from "./use-wait";

type Props = { videoId: VideoId; isShort: boolean; onPasteNext: () => void } & HeadingOptions;

/** The result for one video: a stage for one image, and a row for each. Each Generate mounts it again. */
export function ThumbnailResults({ videoId, isShort, onPasteNext, ...options }: Props) {
  const [result, dispatch] = useReducer(videoResultReducer, { isShort }, initialVideoResult);
  const [chosen, setChosen] = useState<ImageName | null>(null);
  const hasWaited = useWait(isLoading(result));
  const retry = (names: readonly ImageName[]) => dispatch({ type: "retried", keys: names });
  const isOffline = useIsOffline(() => retry(IMAGES.map(({ name }) => name)));
  const stage = useRef<HTMLDivElement>(null);
  const heading = useResultHeading(options, stage);
  const focus = useFocusFallback(heading);

  const rows = rowsOf(result);
  const largest = largestImage(result);
  const onStage = imageOnStage(result, { chosen, hasWaited });
  const isLargest = onStage !== null && onStage.image === largest?.image && largest.isCertain;
  const shown = { onStage, isOffline };
  const message = stageMessage(result, shown);

  /** Requests failed images again. */
  const retryResult = () => retry(failedNames(result));

  /** Brings the stage into view if it is mostly out of it. */
  function showStage() {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    const visibleHeight = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    if (visibleHeight < box.height / 2) stage.current?.scrollIntoView({ block: "nearest" });
  }

  useLayoutEffect(extendResourceTimings, []);

  useEffect(removePreloads, []);

  const rowProps = (name: ImageName) => ({
    videoId,
    state: shownState(result, name),
    isOnStage: onStage?.image.name === name,
    isLargest: largest?.image.name === name && largest.isCertain,
    onChoose: () => setChosen(name),
    onPress: showStage,
    dispatch,
  });

  return (
    <section
      aria-labelledby={ELEMENT_IDS.resultHeading}
      className={clsx("results video-result", isShort && "video-result-short")}
      {...focus}
    >
      <p role="status" className="sr-only">
        {resultAnnouncement(result, shown)}
      </p>
      <ResultHeading result={result} headingRef={heading} />
      <div className="stage-area">
        <Stage
          ref={stage}
          videoId={videoId}
          onStage={onStage}
          blurred={blurredImage(result)}
          isLargest={isLargest}
          message={message}
          isNotFound={isNotFound(result)}
          onRetry={retryResult}
        />
        <StageCaption
          videoId={videoId}
          isShort={isShort}
          onStage={onStage}
          isChosen={chosen !== null && chosen === onStage?.image.name}
          isLargest={isLargest}
          isEmpty={message !== null}
        />
      </div>
      <ResultFacts result={result} videoId={videoId} {...shown} onRetry={retryResult} />
      <div role="group" aria-label="Images" className="image-rows">
        <ul className="contents">
          {/* Hidden rows too: an image is requested by the <img> in its row. */}
          {automaticRows(result).map(
            ({ image, state }) =>
              state.kind !== "idle" && (
                <ImageRow
                  key={image.name}
                  image={image}
                  group="size"
                  isHidden={!rows.some((row) => row.image === image)}
                  {...rowProps(image.name)}
                />
              ),
          )}
        </ul>
      </div>
      <ResultFoot videoId={videoId} result={result} onPasteNext={onPasteNext} />
      <div className="result-end">
        {!isTouchScreen() && (
          <p className="next-video">
            Next video: <kbd>{isMac() ? "⌘" : "Ctrl"}</kbd> <kbd>V</kbd>
          </p>
        )}
        <MoreImages
          result={result}
          rowProps={rowProps}
          onRequest={(keys) => dispatch({ type: "requested", keys })}
          onRetry={retry}
          onClose={() => setChosen((name) => (moreImages(result).some((image) => image.name === name) ? null : name))}
        />
      </div>
    </section>
  );
}
