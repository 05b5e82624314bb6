import type { VideoId } from "./youtube/parse-video-link";
import { IMAGE_HOSTS, isStandIn, thumbnailUrl, type Size } from "./youtube/thumbnails";

/** How long one host may take to deliver an image, for display as for download, in milliseconds. */
export const answerLimit = 15_000;

/** The bytes of one size, or why there are none: the video lacks it, or no host would hand it to a script. */
export type Fetched = { ok: true; blob: Blob } | { ok: false; reason: "missing" | "refused" };

/**
 * Asks the first image host and then, once, the second. Never throws.
 * Goes past the browser's cache, which may hold a copy that an <img> was given without the CORS header.
 */
export async function fetchThumbnail(videoId: VideoId, size: Size): Promise<Fetched> {
  let reason: "missing" | "refused" = "refused";
  for (const host of IMAGE_HOSTS) {
    const answer = await askHost(thumbnailUrl(videoId, size, host), size);
    if (answer instanceof Blob) return { ok: true, blob: answer };
    if (answer === "missing") reason = answer;
  }
  return { ok: false, reason };
}

async function askHost(url: string, size: Size): Promise<Blob | "missing" | "refused"> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), answerLimit);
  try {
    const response = await fetch(url, {
      cache: "no-store",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: patience.signal,
    });
    if (response.status === 404) return "missing";
    if (!response.ok) return "refused";
    const blob = await response.blob();
    if (!blob.type.startsWith("image/")) return "refused";
    return isStandIn(size, await widthOf(blob)) ? "missing" : blob;
  } catch {
    // No network, no CORS header, no answer in time, or bytes that are no picture: a refusal, whichever it was.
    return "refused";
  } finally {
    clearTimeout(timer);
  }
}

async function widthOf(blob: Blob): Promise<number> {
  const bitmap = await createImageBitmap(blob);
  const { width } = bitmap;
  bitmap.close();
  return width;
}
