import type { FetchResult } from "../results/outcomes";
import type { ImageState } from "../results/images-reducer";
import { readJpegSize, type Pixels } from "../youtube/jpeg-size";
import type { VideoId } from "../youtube/video-link";
import { RESPONSE_TIMEOUT_MS, SILENCE_TIMEOUT_MS, type Source } from "../youtube/image-sources";
import { hasPlaceholderSize, isPlaceholder, thumbnailUrl, type VideoImage } from "../youtube/thumbnails";
import { startResponseTimeout } from "./response-timeout";

export type FetchOptions = {
  /**
   * How the page shows the image, if it does: which file to fetch, and from where. For one that is missing, 120 x 90
   * pixels mean the placeholder even for `default`.
   */
  state?: ImageState | undefined;
  /** Which of the image's files to fetch, if the page shows none. */
  fileIndex?: number;
  /** Whether a missing image at the first host ends it, even if a script may not read the placeholder. */
  firstHostDecides?: boolean;
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
): Promise<FetchResult> {
  let outcome: "missing" | "failed" = "failed";
  const { state, signal, firstHostDecides } = options;
  const fileIndex = state?.fileIndex ?? options.fileIndex ?? 0;
  const isOnSecondHost = state?.kind === "loaded" && state.source === "second-host";
  // Each host once, by an order of its own: a script can read nothing that comes without CORS.
  const order: Source[] = isOnSecondHost ? ["second-host", "first-host"] : ["first-host", "second-host"];
  for (const source of order) {
    const url = thumbnailUrl(videoId, image, { source, fileIndex });
    const isAskedFirst = source === order[0];
    const silenceMs = isAskedFirst ? SILENCE_TIMEOUT_MS : RESPONSE_TIMEOUT_MS;
    let result = await fetchFrom(url, image, cacheMode(state, isAskedFirst), silenceMs, options);
    if (typeof result === "object") return { outcome: "fetched", image, fileIndex, source, ...result };
    if (firstHostDecides && source === "first-host" && result === "failed" && (await showsPlaceholder(url, signal)))
      result = "missing";
    if (signal?.aborted) return { outcome: "failed", image, fileIndex };
    if (result === "missing") outcome = result;
    if (firstHostDecides && result === "missing") break;
  }
  return { outcome, image, fileIndex };
}

/**
 * How to use the browser's cache: the copy of an image that has loaded is what the page shows, even if it has expired;
 * that of one that is missing or failed would hide what has arrived since. Firefox keeps what scripts fetch from another
 * site apart from what an `<img>` loads, so its copy may be an older image, of another size. No script may read the copy
 * of an image that loaded only without CORS, and in Firefox a fetch would wait for its preload if that hangs.
 */
function cacheMode(state: ImageState | undefined, isAskedFirst: boolean): RequestCache {
  if (state?.kind === "loaded" && isAskedFirst) return state.source === "without-cors" ? "no-store" : "force-cache";
  return state?.kind === "missing" || state?.kind === "failed" ? "no-store" : "default";
}

async function fetchFrom(
  url: string,
  image: VideoImage,
  cache: RequestCache,
  silenceMs: number,
  { state, signal }: FetchOptions,
): Promise<{ blob: Blob; pixels: Pixels | null } | "missing" | "failed" | "timed-out"> {
  const timeout = startResponseTimeout(signal, silenceMs);
  const request = async (mode: RequestCache) =>
    fetch(url, { cache: mode, credentials: "omit", referrerPolicy: "no-referrer", signal: timeout.signal });
  try {
    const response = await request(cache).catch((error: unknown) => {
      if (cache !== "force-cache") throw error;
      // The copy may lack the CORS header.
      return request("no-store");
    });
    // `headers` and `body` are optional below: replacements for fetch in extensions often lack them.
    if (response.status === 404) return "missing";
    if (!response.ok || NON_IMAGE_TYPE.test(response.headers?.get("content-type") ?? "")) return "failed";
    const blob = await readJpeg(response, timeout.restart);
    const bytes = new Uint8Array(await blob.arrayBuffer());
    if (bytes.length === 0) return "failed";
    if (cache === "force-cache" && state?.kind === "loaded" && bytes.length !== (state.bytes ?? bytes.length))
      return await fetchFrom(url, image, "no-store", silenceMs, { state, signal });
    const pixels = readJpegSize(bytes);
    return pixels && isPlaceholderImage(pixels, image, state) ? "missing" : { blob, pixels };
  } catch {
    // No network, no CORS header or no response in time.
    return timeout.signal.aborted ? "timed-out" : "failed";
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

/** Whether an `<img>`, which needs no CORS header, gets the placeholder. A host may send it without the header. */
async function showsPlaceholder(url: string, signal?: AbortSignal): Promise<boolean> {
  const timeout = startResponseTimeout(signal);
  const image = new Image();
  image.referrerPolicy = "no-referrer";
  await new Promise((resolve) => {
    image.onload = image.onerror = timeout.signal.onabort = resolve;
    image.src = url;
  });
  timeout.stop();
  const { naturalWidth, naturalHeight } = image;
  image.removeAttribute("src");
  return hasPlaceholderSize(naturalWidth, naturalHeight);
}

function isPlaceholderImage({ width, height }: Pixels, image: VideoImage, state?: ImageState): boolean {
  return isPlaceholder(image, width, height) || (state?.kind === "missing" && hasPlaceholderSize(width, height));
}
