import type { ImageState } from "../results/results-reducer";
import { readJpegSize, type Pixels } from "../youtube/jpeg-size";
import type { VideoId } from "../youtube/video-link";
import { hasPlaceholderSize, isPlaceholder, thumbnailUrl, type VideoImage } from "../youtube/thumbnails";
import { startResponseTimeout } from "./response-timeout";

/** An image and its pixels, if it is a JPEG, or why there is none: the video lacks it, or no host delivered it. */
export type FetchedImage =
  | { outcome: "fetched"; image: VideoImage; blob: Blob; pixels: Pixels | null }
  | { outcome: "missing" | "failed"; image: VideoImage };

export type FetchOptions = {
  /**
   * How the page shows the image, if it does. The browser may have a copy of one that has loaded; of one that is
   * missing, 120 x 90 pixels mean the placeholder even for `default`.
   */
  shown?: ImageState | undefined;
  /** Which of the image's files to fetch, if the page shows none. */
  fileIndex?: number;
  /** Don't request an image from the second host when the first says that it is missing. */
  trustsMissing?: boolean;
  /** Aborts the requests. The image then counts as failed. */
  signal?: AbortSignal | undefined;
};

/** Content types that cannot be an image. A missing type and octet-stream can. */
const NON_IMAGE_TYPE = /^\s*(?:text|audio|video|font|multipart|message|model)\/|^\s*application\/(?!octet-stream)/i;

/**
 * Fetches one image from the host that the page shows it from, or the first, and then, once, from the other. Never
 * throws.
 */
export async function fetchThumbnail(
  videoId: VideoId,
  image: VideoImage,
  options: FetchOptions = {},
): Promise<FetchedImage> {
  let outcome: "missing" | "failed" = "failed";
  const { shown } = options;
  const hosts = shown?.kind === "loaded" && shown.host === 1 ? ([1, 0] as const) : ([0, 1] as const);
  for (const host of hosts) {
    const url = thumbnailUrl(videoId, image, { host, fileIndex: shown?.fileIndex ?? options.fileIndex ?? 0 });
    const result = await fetchFrom(url, image, host === hosts[0], options);
    if (typeof result === "object") return { outcome: "fetched", image, ...result };
    if (options.signal?.aborted) return { outcome: "failed", image };
    if (result === "missing") outcome = result;
    if (result === "missing" && options.trustsMissing) break;
  }
  return { outcome, image };
}

async function fetchFrom(
  url: string,
  image: VideoImage,
  isFirstHost: boolean,
  { shown, signal }: FetchOptions,
): Promise<{ blob: Blob; pixels: Pixels | null } | "missing" | "failed"> {
  const timeout = startResponseTimeout(signal);
  const request = async (cache: RequestCache) =>
    fetch(url, { cache, credentials: "omit", referrerPolicy: "no-referrer", signal: timeout.signal });
  try {
    // `headers` and `body` are optional below: replacements for fetch in extensions often lack them.
    const response = await (isFirstHost && shown?.kind === "loaded"
      ? // The copy that the <img> loaded may lack the CORS header.
        request("force-cache").catch(() => request("no-store"))
      : request("no-store"));
    if (response.status === 404) return "missing";
    if (!response.ok || NON_IMAGE_TYPE.test(response.headers?.get("content-type") ?? "")) return "failed";
    const blob = await readJpeg(response, timeout.restart);
    const bytes = new Uint8Array(await blob.arrayBuffer());
    if (bytes.length === 0) return "failed";
    const pixels = readJpegSize(bytes);
    return pixels && isPlaceholderImage(pixels, image, shown) ? "missing" : { blob, pixels };
  } catch {
    // No network, no CORS header or no response in time.
    return "failed";
  } finally {
    timeout.stop();
  }
}

/**
 * Reads a response, and calls `onChunk` for each chunk. Unless it has no body, the blob is a JPEG, whatever type the
 * host declares.
 */
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

function isPlaceholderImage({ width, height }: Pixels, image: VideoImage, shown?: ImageState): boolean {
  return isPlaceholder(image, width, height) || (shown?.kind === "missing" && hasPlaceholderSize(width, height));
}
