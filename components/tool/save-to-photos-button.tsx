import { useEffect, useRef } from "react";
import { Icon } from "@/components/icons";
import { showToast } from "@/components/toast/show-toast";
import type { FetchedImage } from "@/lib/browser/fetch-thumbnail";
import { share } from "@/lib/browser/share";
import { photoNotShared, photoReady } from "@/lib/messages/toasts";
import type { ImageState } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import { fileName } from "@/lib/youtube/file-names";
import { usePending } from "./use-pending";

type Props = {
  videoId: VideoId;
  /** What the page shows, null while that is not known. The image is fetched again when it changes. */
  shown: ImageState | null;
  fetchImage: () => Promise<FetchedImage>;
  label: string;
  name?: string;
  /** Whether it saves the largest image. */
  isBest?: boolean;
  isDisabled?: boolean;
  /** Whether to fetch the file at once, not only when the button is approached. */
  isFetchedAhead?: boolean;
};

/**
 * Opens the iOS share sheet, where "Save Image" puts the image into Photos. Safari opens it only within seconds of the
 * tap, so the file is fetched once a finger, a pointer or the focus arrives. A tap waits for it. If that takes too
 * long, a toast asks for another tap.
 */
export function SaveToPhotosButton(props: Props) {
  const { videoId, shown, fetchImage, label, name, isBest = false, isDisabled = false, isFetchedAhead = false } = props;
  const request = useRef<{ shown: ImageState | null; file: Promise<File | null>; hasArrived: boolean }>(null);
  const [isPending, run] = usePending();

  async function prepare() {
    if (isDisabled) return null;
    // A request from before the image was known waits for it.
    if (request.current?.shown === null && !request.current.hasArrived) request.current.shown = shown;
    if (request.current?.shown !== shown)
      request.current = { shown, file: fetchImage().then(toFile), hasArrived: false };
    const { current } = request;
    const file = await current.file;
    current.hasArrived = true;
    // Fetches it again at the next approach.
    if (!file && request.current === current) request.current = null;
    return file;
  }

  async function save() {
    const preparing = prepare();
    const isLate = !request.current?.hasArrived;
    const file = await preparing;
    if (file) await shareFile(file, isLate);
    else showToast(photoNotShared, [videoId]);
  }

  /** Safari refuses a file that came too late after the tap, but tells no reason. */
  async function shareFile(file: File, isLate: boolean) {
    if ((await share({ files: [file] })) !== "refused") return;
    showToast(isLate ? photoReady(() => void shareFile(file, false)) : photoNotShared, [videoId]);
  }

  useEffect(() => {
    if (isFetchedAhead) void prepare();
  });

  return (
    <button
      type="button"
      aria-label={name}
      aria-busy={isPending}
      aria-disabled={isDisabled}
      className={`button ${isBest ? "button-best" : "card-photos"}`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => !isDisabled && run(save)}
    >
      <Icon name="photo" className="shrink-0" />
      {label}
    </button>
  );
}

const toFile = (fetched: FetchedImage) =>
  fetched.outcome === "fetched" ? new File([fetched.blob], fileName(fetched.image), { type: "image/jpeg" }) : null;
