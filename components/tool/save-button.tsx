import clsx from "clsx";
import { showToast } from "@/components/toast/show-toast";
import { saveImage } from "@/lib/browser/download";
import { fetchLargestRow } from "@/lib/browser/fetch-largest";
import { fetchThumbnail, type FetchedImage } from "@/lib/browser/fetch-thumbnail";
import { hasBegunToArrive } from "@/lib/browser/request-image";
import { canSaveToPhotos } from "@/lib/browser/share";
import { buttonLabels } from "@/lib/messages/results";
import { downloadResult, largestSoFarSaved } from "@/lib/messages/toasts";
import type { LoadedImage } from "@/lib/results/results-reducer";
import { largerAwaited, largestImage, type LoadedRow } from "@/lib/results/selectors";
import { isVideoMissing, type ImageRow, type VideoResult } from "@/lib/results/video-result";
import type { VideoId } from "@/lib/youtube/video-link";
import { imageNamed, thumbnailUrl } from "@/lib/youtube/thumbnails";
import { ButtonLabel } from "./button-label";
import { SaveToPhotosButton } from "./save-to-photos-button";
import { usePending } from "./use-pending";
import { useWaitFor } from "./use-wait-for";

/** How long Save largest waits, once there is an image, for a larger one of which nothing has arrived. */
const PATIENCE_MS = 5000;

type Props = {
  videoId: VideoId;
  video: VideoResult;
  onStage: LoadedRow | null;
  onSaved: (names: readonly string[]) => void;
};

/** What was fetched, how the page shows it, and whether a larger image was still on its way. */
type FetchedRow = FetchedImage & { state?: LoadedImage; isLargest?: boolean };

/** Saves what the stage shows: the largest image, once it is known, or another that was chosen. */
export function SaveButton({ videoId, video, onStage, onSaved }: Props) {
  const [isPending, run] = usePending();
  const waitFor = useWaitFor(video);
  const largest = largestImage(video);
  const isOther = onStage !== null && onStage.image !== largest?.image;

  async function fetchRow({ image, state }: LoadedRow): Promise<FetchedRow> {
    return { ...(await fetchThumbnail(videoId, image, { shown: state })), state };
  }

  /** Fetches the largest image of the result, once it is known, or searches for it if the result has left the page. */
  async function fetchLargestShown(): Promise<FetchedRow> {
    const hasBegun = ({ image, state }: ImageRow) =>
      hasBegunToArrive(thumbnailUrl(videoId, image, state), state.hasCors);
    const first = await waitFor((video) => largestImage(video) !== null || largerAwaited(video).length === 0);
    const isComplete = (video: VideoResult, isOverdue: boolean) => {
      const awaited = largerAwaited(video);
      return awaited.length === 0 || (isOverdue && !awaited.some(hasBegun));
    };
    const latest = first && (await waitFor(isComplete, PATIENCE_MS));
    if (!latest) return fetchLargestRow(videoId, video.isShort);
    const found = largestImage(latest);
    if (!found) return { outcome: isVideoMissing(latest) ? "missing" : "failed", image: imageNamed("maxres") };
    return { ...(await fetchRow(found)), isLargest: largerAwaited(latest).length === 0 };
  }

  async function save() {
    const { state, isLargest = true, ...fetched } = await (isOther ? fetchRow(onStage) : fetchLargestShown());
    const saved = saveImage(fetched);
    if (saved.outcome === "fetched") onSaved([saved.image.name]);
    const message =
      !isLargest && saved.outcome === "fetched"
        ? largestSoFarSaved(saved.image)
        : downloadResult(saved, thumbnailUrl(videoId, fetched.image, state), state);
    showToast(message, [videoId]);
  }

  const className = clsx("button", !isOther && "button-best");
  if (canSaveToPhotos())
    return (
      <SaveToPhotosButton
        videoId={videoId}
        shown={onStage?.state ?? null}
        isLargest={!isOther && largest?.isCertain === true}
        fetchImage={() => (onStage ? fetchRow(onStage) : fetchLargestShown())}
        className={className}
      />
    );
  const label = isOther ? buttonLabels.saveThis : buttonLabels.saveLargest;
  return (
    <button type="button" aria-busy={isPending} className={className} onClick={() => run(save)}>
      <ButtonLabel key={label} longest={buttonLabels.saveThis}>
        {label}
      </ButtonLabel>
    </button>
  );
}
