import type { VideoId } from "@/lib/youtube/parse-video-link";
import { ErrorBoundary } from "./error-boundary";
import { ResultsFallback } from "./error-fallbacks";
import { ThumbnailResults } from "./thumbnail-results";
import { VideoList } from "./video-list";

type Props = {
  videoIds: readonly VideoId[];
  isIos: boolean;
  /** Whether to bring the result into view: the person has just pressed Generate. */
  isRequested: boolean;
};

/** Five cards for one video, a list for several. If it throws, the rest of the tool stays. */
export function Result({ videoIds, isIos, isRequested }: Props) {
  const [videoId, ...others] = videoIds;
  return (
    <ErrorBoundary fallback={(remount) => <ResultsFallback onRetry={remount} />}>
      {others.length > 0 ? (
        <VideoList videoIds={videoIds} isRequested={isRequested} />
      ) : (
        videoId && <ThumbnailResults videoId={videoId} isIos={isIos} isRequested={isRequested} />
      )}
    </ErrorBoundary>
  );
}
