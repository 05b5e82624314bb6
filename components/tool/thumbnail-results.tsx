import { useEffect, useLayoutEffect, useReducer, useRef, type CSSProperties } from "react";
import { removePreloads } from "@/lib/browser/request-image";
import { extendResourceTimings } from "@/lib/browser/resource-timing";
import { resultAnnouncement } from "@/lib/messages/results";
import { initialResults, resultsReducer } from "@/lib/results/results-reducer";
import { displayedStates, failedNames, largestAvailable, largeSize } from "@/lib/results/selectors";
import type { VideoId } from "@/lib/youtube/video-link";
import { SIZES, type Quality } from "@/lib/youtube/thumbnails";
import { MoreImages } from "./more-images";
import { ResultBar } from "./result-bar";
import { ThumbnailCard } from "./thumbnail-card";
import { useFocusFallback } from "./use-focus-fallback";
import { useResultHeading, type ResultRequest } from "./use-result-heading";

type Props = { videoId: VideoId } & ResultRequest;

/** The result for one video: a bar and always five cards. Each Generate mounts it again. */
export function ThumbnailResults({ videoId, ...request }: Props) {
  const [imageStates, dispatch] = useReducer(
    resultsReducer<Quality>,
    SIZES.map(({ name }) => name),
    initialResults<Quality>,
  );
  const largest = largestAvailable(imageStates);
  const large = largeSize(imageStates);
  const cards = displayedStates(imageStates);

  const heading = useResultHeading(request);
  const focus = useFocusFallback(heading);
  const moreImages = useRef<HTMLDetailsElement>(null);

  useLayoutEffect(extendResourceTimings, []);

  useEffect(removePreloads, []);

  return (
    <section aria-labelledby="result" className="results" {...focus}>
      <p role="status" className="sr-only">
        {resultAnnouncement(imageStates)}
      </p>
      <ResultBar
        moreImagesRef={moreImages}
        videoId={videoId}
        imageStates={imageStates}
        headingRef={heading}
        onRetry={() => dispatch({ type: "retried", keys: failedNames(imageStates) })}
      />
      <ul
        className={large ? "cards" : "strip"}
        // React's types have no custom properties.
        style={{ "--largest": large?.width, "--rows": cards.length - 1 } as CSSProperties}
      >
        {cards.map(({ size, state }) => (
          <ThumbnailCard
            key={size.name}
            videoId={videoId}
            image={size}
            imageState={imageStates[size.name]}
            displayedState={state}
            layout={large === size ? "large" : large ? "row" : "strip"}
            isLargest={largest?.size === size && largest.isCertain}
            dispatch={dispatch}
          />
        ))}
      </ul>
      <MoreImages ref={moreImages} videoId={videoId} sizes={imageStates} />
    </section>
  );
}
