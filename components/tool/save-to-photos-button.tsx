import clsx from "clsx";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/icons";
import { showToast } from "@/components/toast/show-toast";
import { fetchThumbnail } from "@/lib/browser/fetch-thumbnail";
import { share } from "@/lib/browser/share";
import { photoNotShared } from "@/lib/messages/toasts";
import type { LoadedImage } from "@/lib/results/results-reducer";
import type { VideoId } from "@/lib/youtube/video-link";
import { fileName, type VideoImage } from "@/lib/youtube/thumbnails";
import { usePending } from "./use-pending";

type Photo = { image: VideoImage; shown: LoadedImage };

type Props = {
  videoId: VideoId;
  /** Null while there is none. */
  photo: Photo | null;
  label: string;
  name?: string;
  /** Whether it saves the largest image. */
  isBest?: boolean;
  /** Whether to fetch the file at once, not only when the button is approached. */
  isFetchedAhead?: boolean;
};

/**
 * Opens the iOS share sheet, where "Save Image" puts the image into Photos. Safari opens it only within seconds of the tap, so the file is
 * fetched once a finger, a pointer or the focus arrives. A tap waits for it.
 */
export function SaveToPhotosButton({ videoId, photo, label, name, isBest = false, isFetchedAhead }: Props) {
  const request = useRef<Promise<File | null>>(null);
  const [isPending, run] = usePending();
  const prepare = async () => photo && (request.current ??= fetchFile(videoId, photo));

  async function save() {
    const file = await prepare();
    if (!file) request.current = null;
    if (!file || (await share({ files: [file] })) === "refused") showToast(photoNotShared, [videoId]);
  }

  useEffect(() => {
    if (isFetchedAhead) void prepare();
  });

  return (
    <button
      type="button"
      aria-label={name}
      aria-busy={isPending}
      aria-disabled={!photo}
      className={clsx("button save-to-photos", isBest && "button-best")}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => photo && run(save)}
    >
      <Icon name="photo" className="shrink-0" />
      {label}
    </button>
  );
}

async function fetchFile(videoId: VideoId, { image, shown }: Photo): Promise<File | null> {
  const fetched = await fetchThumbnail(videoId, image, { shown });
  return fetched.outcome === "fetched" ? new File([fetched.blob], fileName(image), { type: "image/jpeg" }) : null;
}
