import clsx from "clsx";
import { useEffect, useLayoutEffect, useReducer, useRef, useState, type CSSProperties } from "react";
import { ELEMENT_IDS } from "@/lib/document-names";
import { removePreloads } from "@/lib/browser/request-image";
import { extendResourceTimings } from "@/lib/browser/resource-timing";
import { largerNote, resultAnnouncement } from "@/lib/messages/results";
import { resultsReducer } from "@/lib/results/results-reducer";
import {
  cardsOf,
  extraImage,
  hasPreview,
  initialStates,
  imageDrawnLarge,
  isWaitingForFirst,
  largestImage,
  namesWith,
  type ResultStates,
} from "@/lib/results/selectors";
import { isSize, OWN_SHAPE } from "@/lib/youtube/thumbnails";
import type { VideoId } from "@/lib/youtube/video-link";
import { ImagePreview } from "./image-preview";
import { MoreImages } from "./more-images";
import { ResultBar } from "./result-bar";
import { cardClass, ThumbnailCard } from "./thumbnail-card";
import { ImageProbe } from "./thumbnail-image";
import { useFocusFallback } from "./use-focus-fallback";
import { useIsOffline } from "./use-is-offline";
import { useIsSlow } from "./use-is-slow";
import { useResultHeading, type ResultRequest } from "./use-result-heading";

type Props = { videoId: VideoId; isShort: boolean; onPasteNext: () => void } & ResultRequest;

/**
 * The result for one video: a bar, always the five sizes, and another image if that is larger. Each Generate mounts it
 * again.
 */
export function ThumbnailResults({ videoId, isShort, onPasteNext, ...request }: Props) {
  const [imageStates, dispatch] = useReducer(resultsReducer<keyof ResultStates>, isShort, initialStates);
  const cards = cardsOf(imageStates);
  const largest = largestImage(imageStates);
  const large = imageDrawnLarge(imageStates);
  const extra = extraImage(imageStates);
  const largeState = cards.find(({ image }) => image === large)?.state;
  const isOwnShapeShown = cards.some(({ image }) => image === OWN_SHAPE);
  // Sizes keep the place that was reserved for them, whatever they measure.
  const { width = 0, height = 1 } = large === OWN_SHAPE && largeState?.kind === "loaded" ? largeState : (large ?? {});

  const rows = cards.filter(({ image }) => image !== large).length;

  const heading = useResultHeading(request);
  const focus = useFocusFallback(heading);
  const list = useRef<HTMLUListElement>(null);
  const elementOf = (name: string) => list.current?.querySelector<HTMLImageElement>(`.${cardClass(name)} img`);

  const [attempt, setAttempt] = useState(0);
  const isSlow = useIsSlow(isWaitingForFirst(imageStates), attempt);
  const isOffline = useIsOffline(() => dispatch({ type: "retried", keys: namesWith(imageStates, "failed") }));

  /** Requests again what has failed and, if the host is slow, from the other one what has not begun to arrive. */
  function retry() {
    const unseen = namesWith(imageStates, "loading").filter((name) => !elementOf(name)?.naturalWidth);
    dispatch({ type: "retried", keys: [...namesWith(imageStates, "failed"), ...(isSlow ? unseen : [])] });
    setAttempt(attempt + 1);
  }

  useLayoutEffect(extendResourceTimings, []);

  useEffect(removePreloads, []);

  return (
    <section aria-labelledby={ELEMENT_IDS.result} className="results" {...focus}>
      <p role="status" className="sr-only">
        {resultAnnouncement(imageStates, isSlow)}
      </p>
      <ResultBar
        videoId={videoId}
        isShort={isShort}
        imageStates={imageStates}
        headingRef={heading}
        isSlow={isSlow}
        isOffline={isOffline}
        onRetry={retry}
        onPasteNext={onPasteNext}
      />
      <ul
        ref={list}
        className={clsx(
          large ? "cards" : "strip",
          large && !isSize(large) && `cards-${large.name}`,
          large && width <= height && "cards-upright",
          large && !largeState && "cards-awaited",
        )}
        // React's types have no custom properties.
        style={{ "--largest": width, "--ratio": width / height, "--rows": rows } as CSSProperties}
      >
        {cards.map(({ image, state }) => (
          <ThumbnailCard
            key={image.name}
            videoId={videoId}
            image={image}
            imageState={imageStates[image.name]}
            displayedState={state}
            layout={large === image ? "large" : large ? "row" : "strip"}
            isLargest={largest?.image === image && largest.isCertain}
            preview={
              large === image &&
              hasPreview(image, imageStates) && <ImagePreview getSource={() => elementOf("medium")} />
            }
            note={image === OWN_SHAPE ? largerNote(state, imageStates) : undefined}
            dispatch={dispatch}
          />
        ))}
      </ul>
      {extra && !cards.some(({ image }) => image === extra) && (
        <ImageProbe
          key={extra.name}
          videoId={videoId}
          image={extra}
          imageKey={extra.name}
          imageState={imageStates[extra.name]}
          dispatch={dispatch}
        />
      )}
      <MoreImages
        videoId={videoId}
        imageStates={imageStates}
        hasOwnShape={!isOwnShapeShown && !(isShort && imageStates[OWN_SHAPE.name].kind === "missing")}
      />
    </section>
  );
}
