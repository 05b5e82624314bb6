import { readJpegSize } from "../youtube/jpeg-size";
import type { VideoId } from "../youtube/parse-video-link";
import { hasPlaceholderSize, isPlaceholder, thumbnailUrl, type VideoImage } from "../youtube/thumbnails";
import { startResponseTimeout } from "./response-timeout";

/** An image, or why there is none: the video lacks it, or no host delivered it. */
export type FetchedImage<Image extends VideoImage = VideoImage> =
  { outcome: "fetched"; image: Image; blob: Blob } | { outcome: "missing" | "failed"; image: Image };

export type FetchOptions = {
  /** Which of the image's files to request. The default is 0. */
  fileIndex?: number;
  /** The page already shows this image as missing, so 120 x 90 pixels mean the placeholder even for `default`. */
  isKnownMissing?: boolean;
  /** Don't request an image from the second host when the first says that it is missing. */
  trustsMissing?: boolean;
  /** Aborts the requests. The image then counts as failed. */
  signal?: AbortSignal | undefined;
};

/** Content types that cannot be an image. A missing type and octet-stream can. */
const NON_IMAGE_TYPE = /^\s*(?:text|audio|video|font|multipart|message|model)\/|^\s*application\/(?!octet-stream)/i;

/**
 * Fetches one image from the first image host and then, once, from the second. Never throws.
 * Bypasses the browser's cache, which may hold a copy that an <img> loaded without the CORS header.
 */
export async function fetchThumbnail<Image extends VideoImage>(
  videoId: VideoId,
  image: Image,
  options: FetchOptions = {},
): Promise<FetchedImage<Image>> {
  let outcome: "missing" | "failed" = "failed";
  const { fileIndex = 0 } = options;
  for (const host of [0, 1] as const) {
    const result = await fetchFrom(thumbnailUrl(videoId, image, { host, fileIndex }), image, options);
    if (result instanceof Blob) return { outcome: "fetched", image, blob: result };
    if (options.signal?.aborted) return { outcome: "failed", image };
    if (result === "missing") outcome = result;
    if (result === "missing" && options.trustsMissing) break;
  }
  return { outcome, image };
}

async function fetchFrom(url: string, image: VideoImage, options: FetchOptions): Promise<Blob | "missing" | "failed"> {
  const timeout = startResponseTimeout(options.signal);
  try {
    // `headers` and `body` are optional below: replacements for fetch in extensions often lack them.
    const response = await fetch(url, {
      cache: "no-store",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: timeout.signal,
    });
    if (response.status === 404) return "missing";
    if (!response.ok || NON_IMAGE_TYPE.test(response.headers?.get("content-type") ?? "")) return "failed";
    const blob = await readJpeg(response, timeout.restart);
    if (blob.size === 0) return "failed";
    return (await isPlaceholderImage(blob, image, options)) ? "missing" : blob;
  } catch {
    // No network, no CORS header or no response in time.
    return "failed";
  } finally {
    timeout.stop();
  }
}

/** Reads a response, and calls `onChunk` for each chunk. The blob is a JPEG, whatever type the host declares. */
async function readJpeg(response: Response, onChunk: () => void): Promise<Blob> {
  if (!response.body) return response.blob();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    onChunk();
    chunks.push(next.value);
  }
  return new Blob(chunks, { type: "image/jpeg" });
}

async function isPlaceholderImage(
  blob: Blob,
  image: VideoImage,
  { isKnownMissing = false }: FetchOptions,
): Promise<boolean> {
  const pixels = readJpegSize(new Uint8Array(await blob.arrayBuffer()));
  if (!pixels) return false;
  const { width, height } = pixels;
  return isPlaceholder(image, width, height) || (isKnownMissing && hasPlaceholderSize(width, height));
}
