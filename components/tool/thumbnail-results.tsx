import { useLayoutEffect, useReducer, useRef } from "react";
import { extendResourceTimings } from "@/lib/image-facts";
import { announcementOf } from "@/lib/result-words";
import { displayedStates, initialResults, largestAvailable, resultsReducer } from "@/lib/results";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { ResultBar } from "./result-bar";
import { ThumbnailCard } from "./thumbnail-card";
import { useKeptFocus } from "./use-kept-focus";

/** Everything about one video: the bar above, and always five cards. Mounted afresh for each Generate. */
export function ThumbnailResults({ videoId, isIos }: { videoId: VideoId; isIos: boolean }) {
  const [results, dispatch] = useReducer(resultsReducer, initialResults);
  const largest = largestAvailable(results);

  const section = useRef<HTMLElement>(null);
  const focus = useKeptFocus(section);

  useLayoutEffect(extendResourceTimings, []);

  return (
    <section ref={section} aria-labelledby="result" className="results" {...focus}>
      <p role="status" className="sr-only">
        {announcementOf(results)}
      </p>
      <ResultBar videoId={videoId} results={results} onRetry={() => dispatch({ type: "retried" })} />
      <ul className="cards">
        {displayedStates(results).map(({ size, state }) => (
          <ThumbnailCard
            key={size.quality}
            videoId={videoId}
            size={size}
            ownState={results[size.quality]}
            state={state}
            isLargest={largest?.size === size}
            isIos={isIos}
            dispatch={dispatch}
          />
        ))}
      </ul>
    </section>
  );
}
