import { useEffect, useEffectEvent, useRef, type ComponentProps } from "react";
import { showToast } from "@/components/toast/show-toast";
import type { SearchResult } from "@/lib/browser/fetch-largest";
import { share } from "@/lib/browser/share";
import { buttonLabels } from "@/lib/messages/buttons";
import { photoToast } from "@/lib/messages/toasts";
import type { LoadedImage } from "@/lib/results/images-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import { fileName } from "@/lib/youtube/file-names";

type Props = {
  videoId: VideoId;
  /** The image that a tap saves; null if the largest must be searched for. */
  state: LoadedImage | null;
  /** Fetches the image that a tap saves. */
  fetchImage: () => Promise<SearchResult>;
  start: (task: () => Promise<void>) => Promise<void>;
  buttonProps: ComponentProps<"button">;
};

/**
 * Opens the iOS share sheet, where "Save Image" puts the image into Photos. Safari opens it only within seconds of the
 * tap, so the file is fetched as soon as its image is known. A tap waits for it. If that takes too long, a toast
 * asks for another tap.
 */
export function SaveToPhotosButton({ videoId, state, fetchImage, start, buttonProps }: Props) {
  const request = useRef<{ state: LoadedImage | null; fetched: Promise<SearchResult>; hasArrived: boolean }>(null);

  async function prepare() {
    if (request.current?.state !== state) request.current = { state, fetched: fetchImage(), hasArrived: false };
    const { current } = request;
    const fetched = await current.fetched;
    current.hasArrived = true;
    // The next tap fetches it again.
    if (fetched.outcome !== "fetched" && request.current === current) request.current = null;
    return fetched;
  }

  async function save() {
    const preparing = prepare();
    const hadToWait = !request.current?.hasArrived; // prepare() has set it by now
    const fetched = await preparing;
    // The button doesn't wait for the sheet, which may never end.
    void shareFile(fetched, hadToWait);
  }

  async function shareFile(fetched: SearchResult, hadToWait: boolean) {
    const file = toFile(fetched);
    const outcome = file ? await share({ files: [file] }) : "refused";
    const isSmaller = fetched.failedLarger !== undefined;
    // The next tap searches for the larger one again.
    if (outcome === "shared" && isSmaller) request.current = null;
    const message = photoToast(outcome, { isLate: file !== null && hadToWait, isSmaller });
    if (message) showToast(message, videoId);
  }

  const prepareShown = useEffectEvent(prepare);
  useEffect(() => {
    if (state) void prepareShown();
  }, [state]);

  return (
    <button {...buttonProps} onClick={() => start(save)}>
      {buttonLabels.saveToPhotos}
    </button>
  );
}

const toFile = (fetched: SearchResult) =>
  fetched.outcome === "fetched" ? new File([fetched.blob], fileName(fetched.image), { type: "image/jpeg" }) : null;
