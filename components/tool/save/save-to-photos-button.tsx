import { useEffect, useEffectEvent, useRef } from "react";
import { showToast } from "@/components/toast/show-toast";
import type { FetchedImage } from "@/lib/browser/fetch-thumbnail";
import { share } from "@/lib/browser/share";
import { buttonLabels } from "@/lib/messages/results";
import { photoNotShared, photoReady } from "@/lib/messages/toasts";
import type { LoadedImage } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import { fileName } from "@/lib/youtube/file-names";
import { usePending } from "./use-pending";

type Props = {
  videoId: VideoId;
  /** What a tap saves; null if the largest image must be searched for. */
  shown: LoadedImage | null;
  /** Fetches that. */
  fetchImage: () => Promise<FetchedImage>;
  className: string;
};

/**
 * Opens the iOS share sheet, where "Save Image" puts the image into Photos. Safari opens it only within seconds of the
 * tap, so the file is fetched as soon as it is known which one. A tap waits for it. If that takes too long, a toast
 * asks for another tap.
 */
export function SaveToPhotosButton({ videoId, shown, fetchImage, className }: Props) {
  const request = useRef<{ shown: LoadedImage | null; file: Promise<File | null>; hasArrived: boolean }>(null);
  const [isPending, run] = usePending();

  async function prepare() {
    if (request.current?.shown !== shown)
      request.current = { shown, file: fetchImage().then(toFile), hasArrived: false };
    const { current } = request;
    const file = await current.file;
    current.hasArrived = true;
    // The next tap fetches it again.
    if (!file && request.current === current) request.current = null;
    return file;
  }

  async function save() {
    const preparing = prepare();
    const isLate = !request.current?.hasArrived;
    const file = await preparing;
    if (file && (await share({ files: [file] })) !== "refused") return;
    // Safari refuses a file that came too late after the tap, but tells no reason.
    showToast(file && isLate ? photoReady : photoNotShared, [videoId]);
  }

  const prepareShown = useEffectEvent(prepare);
  useEffect(() => {
    if (shown) void prepareShown();
  }, [shown]);

  return (
    <button type="button" aria-busy={isPending} className={className} onClick={() => run(save)}>
      {buttonLabels.saveToPhotos}
    </button>
  );
}

const toFile = (fetched: FetchedImage) =>
  fetched.outcome === "fetched" ? new File([fetched.blob], fileName(fetched.image), { type: "image/jpeg" }) : null;
