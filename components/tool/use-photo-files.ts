import { useEffect, useRef, useState } from "react";
import { fetchThumbnail } from "@/lib/browser/fetch-thumbnail";
import { canShareFile } from "@/lib/browser/share";
import type { VideoId } from "@/lib/youtube/parse-video-link";
import { fileName, type VideoImage } from "@/lib/youtube/thumbnails";

/** Files to share, by the image's name. One that is loading is absent; one that could not be fetched is null. */
export type PhotoFiles = Partial<Record<string, File | null>>;

/** An image to fetch, and which of its files. */
type Photo = { image: VideoImage; fileIndex: number };

/**
 * The files for "Save to Photos" on iPhone and iPad, or null if the browser cannot share files. Each is fetched once, before the tap:
 * Safari opens the share sheet only within the tap itself.
 */
export function usePhotoFiles(videoId: VideoId, photos: Photo[], isIos: boolean): PhotoFiles | null {
  const [canShare] = useState(() => isIos && canShareFile(jpegFile("photo.jpg", new Blob())));
  const [files, setFiles] = useState<PhotoFiles>({});
  const requested = useRef(new Set<string>());

  useEffect(() => {
    if (!canShare) return;
    for (const { image, fileIndex } of photos.filter(({ image }) => !requested.current.has(image.name))) {
      requested.current.add(image.name);
      void fetchThumbnail(videoId, image, { fileIndex }).then((fetched) => {
        const photo = fetched.outcome === "fetched" ? jpegFile(fileName(image), fetched.blob) : null;
        setFiles((previous) => ({ ...previous, [image.name]: photo }));
      });
    }
  }, [canShare, photos, videoId]);

  return canShare ? files : null;
}

function jpegFile(name: string, bytes: Blob): File {
  return new File([bytes], name, { type: "image/jpeg" });
}
