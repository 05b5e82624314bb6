import { useLayoutEffect, useReducer, useRef, useState } from "react";
import { isIos } from "@/lib/is-ios";
import { extendResourceTimings } from "@/lib/image-facts";
import { announcementOf, headingOf } from "@/lib/result-words";
import { isNoVideo, largestOf, nextResults, nothingKnown, statementsOf } from "@/lib/results";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { ResultBar } from "./result-bar";
import { ThumbnailCard } from "./thumbnail-card";
import { useKeptFocus } from "./use-kept-focus";

/** Everything about one video: the line that names the largest size, and five cards. Mounted afresh for each answer. */
export function ThumbnailResults({ videoId }: { videoId: VideoId }) {
  const [results, tell] = useReducer(nextResults, nothingKnown);
  const [ios] = useState(() => isIos(navigator.userAgent));
  const largest = largestOf(results);

  const section = useRef<HTMLElement>(null);
  const focus = useKeptFocus(section);

  useLayoutEffect(extendResourceTimings, []);

  return (
    <section ref={section} aria-labelledby="result" className="results" {...focus}>
      <p role="status" className="sr-only">
        {announcementOf(results)}
      </p>
      {isNoVideo(results) ? (
        <NoVideo videoId={videoId} heading={headingOf(results)} />
      ) : (
        <>
          <ResultBar videoId={videoId} results={results} />
          <ul className="cards">
            {statementsOf(results).map(({ size, state }) => (
              <ThumbnailCard
                key={size.quality}
                videoId={videoId}
                size={size}
                state={state}
                isLargest={largest?.size === size}
                ios={ios}
                tell={tell}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function NoVideo({ videoId, heading }: { videoId: VideoId; heading: string }) {
  return (
    <div className="rounded-xl border border-line bg-raised p-6">
      <h2 id="result" tabIndex={-1} className="text-xl">
        {heading}
      </h2>
      <p className="mt-2 text-quiet">
        YouTube has no thumbnails under the id <code className="text-ink">{videoId}</code>. Check the link, then press
        Generate again.
      </p>
    </div>
  );
}
