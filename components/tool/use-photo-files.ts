import { useEffect, useRef, useState } from "react";
import { fetchThumbnail } from "@/lib/browser/fetch-thumbnail";
import { canShareFile } from "@/lib/browser/share";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { fileName, type Quality, type Size } from "@/lib/youtube/thumbnails";

/** Files to share. One that is loading is absent; one that could not be fetched is null. */
export type PhotoFiles = Partial<Record<Quality, File | null>>;

/**
 * The files for "Save to Photos" on iPhone and iPad, or null if the browser cannot share files. Each is fetched once, before the tap:
 * Safari opens the share sheet only within the tap itself.
 */
export function usePhotoFiles(videoId: VideoId, sizes: Size[], isIos: boolean): PhotoFiles | null {
  const [canShare] = useState(() => isIos && canShareFile(jpegFile("default", new Blob())));
  const [files, setFiles] = useState<PhotoFiles>({});
  const requested = useRef(new Set<Quality>());

  useEffect(() => {
    if (!canShare) return;
    for (const size of sizes.filter(({ quality }) => !requested.current.has(quality))) {
      requested.current.add(size.quality);
      void fetchThumbnail(videoId, size).then((fetched) => {
        const file = fetched.ok ? jpegFile(size.quality, fetched.blob) : null;
        setFiles((previous) => ({ ...previous, [size.quality]: file }));
      });
    }
  }, [canShare, sizes, videoId]);

  return canShare ? files : null;
}

function jpegFile(quality: Quality, bytes: Blob): File {
  return new File([bytes], fileName(quality), { type: "image/jpeg" });
}
