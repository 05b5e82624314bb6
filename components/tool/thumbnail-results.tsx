import clsx from "clsx";
import { useEffect, useLayoutEffect, useReducer, useRef, type CSSProperties } from "react";
import { ELEMENT_IDS } from "@/lib/document-names";
import { removePreloads } from "@/lib/browser/request-image";
import { extendResourceTimings } from "@/lib/browser/resource-timing";
import { largerNote, resultAnnouncement } from "@/lib/messages/results";
import { resultsReducer } from "@/lib/results/results-reducer";
import {
  cardsOf,
  extraImage,
  initialStates,
  imageDrawnLarge,
  largestImage,
  namesToRetry,
  type ResultStates,
} from "@/lib/results/selectors";
import { isSize, OWN_SHAPE } from "@/lib/youtube/thumbnails";
import type { VideoId } from "@/lib/youtube/video-link";
import { MoreImages } from "./more-images";
import { ResultBar } from "./result-bar";
import { ThumbnailCard } from "./thumbnail-card";
import { ImageProbe } from "./thumbnail-image";
import { useFocusFallback } from "./use-focus-fallback";
import { useResultHeading, type ResultRequest } from "./use-result-heading";

type Props = { videoId: VideoId; isShort: boolean } & ResultRequest;

/**
 * The result for one video: a bar, always the five sizes, and another image if that is larger. Each Generate mounts it
 * again.
 */
export function ThumbnailResults({ videoId, isShort, ...request }: Props) {
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
  const moreImages = useRef<HTMLDetailsElement>(null);

  useLayoutEffect(extendResourceTimings, []);

  useEffect(removePreloads, []);

  return (
    <section aria-labelledby={ELEMENT_IDS.result} className="results" {...focus}>
      <p role="status" className="sr-only">
        {resultAnnouncement(imageStates)}
      </p>
      <ResultBar
        moreImagesRef={moreImages}
        videoId={videoId}
        isShort={isShort}
        imageStates={imageStates}
        headingRef={heading}
        onRetry={() => dispatch({ type: "retried", keys: namesToRetry(imageStates) })}
      />
      <ul
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
        ref={moreImages}
        videoId={videoId}
        imageStates={imageStates}
        hasOwnShape={!isOwnShapeShown && !(isShort && imageStates[OWN_SHAPE.name].kind === "missing")}
      />
    </section>
  );
}
