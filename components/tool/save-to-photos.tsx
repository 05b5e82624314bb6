import clsx from "clsx";
import { useEffect, useState } from "react";
import { Icon } from "@/components/icons";
import { showToast } from "@/components/toast/show-toast";
import { fetchThumbnail } from "@/lib/fetch-thumbnail";
import { canShareFile, share } from "@/lib/share";
import { photoNotShared } from "@/lib/toast-words";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { fileNameOf, type Size } from "@/lib/youtube/thumbnails";

type Props = { videoId: VideoId; size: Size; isLoaded: boolean };

/**
 * Offers one image to the iOS share sheet, where "Save Image" puts it into Photos. Its bytes are fetched before the tap, because
 * Safari forgets the tap while it waits; until they are here the button is only room. Where no file can be shared there is none.
 */
export function SaveToPhotos({ videoId, size, isLoaded }: Props) {
  const [canShare] = useState(() => canShareFile(jpegOf(size, new Blob())));
  const [file, setFile] = useState<File | null>(null);

  useEffect(() => {
    if (!canShare || !isLoaded) return;
    let left = false;
    void fetchThumbnail(videoId, size).then((fetched) => {
      if (!left && fetched.ok) setFile(jpegOf(size, fetched.blob));
    });
    return () => {
      left = true;
    };
  }, [canShare, isLoaded, videoId, size]);

  if (!canShare) return null;
  return (
    <button
      type="button"
      aria-label={`Save ${size.quality} thumbnail to Photos`}
      title="Save to Photos"
      className={clsx("button button-icon", !file && "invisible")}
      onClick={async () => {
        if (file && (await share({ files: [file] })) === "refused") showToast(photoNotShared);
      }}
    >
      <Icon name="save" />
    </button>
  );
}

function jpegOf(size: Size, bytes: Blob): File {
  return new File([bytes], fileNameOf(size.quality), { type: "image/jpeg" });
}
