import { useEffect, useState } from "react";
import { Icon } from "@/components/icons";
import { showToast } from "@/components/toast/show-toast";
import { fetchThumbnail } from "@/lib/fetch-thumbnail";
import { canShareFile, share } from "@/lib/share";
import { photoNotShared } from "@/lib/toast-words";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { fileNameOf, type Size } from "@/lib/youtube/thumbnails";

/**
 * Offers one image to the iOS share sheet, where "Save Image" puts it into Photos. Its bytes are fetched before the tap:
 * Safari forgets the tap while it waits. There is no button where the browser cannot share files, or before the bytes are here.
 */
export function SaveToPhotos({ videoId, size }: { videoId: VideoId; size: Size }) {
  const [file, setFile] = useState<File | null>(null);

  useEffect(() => {
    const fileOf = (bytes: Blob) => new File([bytes], fileNameOf(size.quality), { type: bytes.type });
    if (!canShareFile(fileOf(new Blob([], { type: "image/jpeg" })))) return;
    let left = false;
    void fetchThumbnail(videoId, size).then((fetched) => {
      if (!left && fetched.ok) setFile(fileOf(fetched.blob));
    });
    return () => {
      left = true;
    };
  }, [videoId, size]);

  if (!file) return null;
  return (
    <button
      type="button"
      aria-label={`Save ${size.quality} thumbnail to Photos`}
      title="Save to Photos"
      className="button button-icon"
      onClick={async () => {
        if ((await share({ files: [file] })) === "refused") showToast(photoNotShared);
      }}
    >
      <Icon name="save" />
    </button>
  );
}
