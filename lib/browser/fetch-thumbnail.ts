import type { FetchResult } from "../results/outcomes";
import type { ImageState } from "../results/images-reducer";
import { readJpegSize, type Pixels } from "../youtube/jpeg-size";
import type { VideoId } from "../youtube/video-link";
import { RESPONSE_TIMEOUT_MS, SILENCE_TIMEOUT_MS, type Source } from "../youtube/image-sources";
import { hasPlaceholderSize, isPlaceholder, thumbnailUrl, type VideoImage } from "../youtube/thumbnails";
import { startResponseTimeout } from "./response-timeout";

export type FetchOptions = {
  /** How the page shows the image, if it does. */
  state?: ImageState | undefined;
  /** Which of the image's files to fetch, if the page shows none. */
  fileIndex?: number;
  /**
   * Whether to stop once a host lacks the image, instead of asking the other. Where a script may not read what the first
   * host sends, an `<img>` tells whether that is the placeholder.
   */
  stopsAtMissing?: boolean;
  /** Aborts the requests. The image then counts as failed. */
  signal?: AbortSignal | undefined;
};

/** `replacesCopy`: sent only if the browser's copy, for which the last request asked, is of no use. */
type PlannedRequest = { source: Source; cache: RequestCache; silenceMs: number; replacesCopy?: true };

type Plan = {
  fileIndex: number;
  /** One after the other until one brings the image. */
  requests: PlannedRequest[];
  /** The bytes that the browser's copy must have; null where they are unknown. */
  copyBytes: number | null;
  isMissing: (pixels: Pixels) => boolean;
};

/** How a request ended. `unusable-copy`: a script may not read the browser's copy, or it is another image than the page's. */
type RequestEnd = { blob: Blob; pixels: Pixels | null } | "missing" | "failed" | "timed-out" | "unusable-copy";

/** Content types that cannot be an image. A missing type and octet-stream can. */
const NON_IMAGE_TYPE = /^\s*(?:text|audio|video|font|multipart|message|model)\/|^\s*application\/(?!octet-stream)/i;

/**
 * How to fetch an image that the page shows in this state, if it does: from the host that it is shown from, or the first,
 * and then, once, from the other. The order is not that of an `<img>`: a script can read nothing that comes without CORS.
 */
function planFor(image: VideoImage, { state, fileIndex = 0 }: FetchOptions): Plan {
  const shown = state?.kind === "loaded" ? state : null;
  // A copy of what is missing or failed would hide what has arrived since. In Firefox, a fetch would also wait for its
  // preload if that hangs.
  const cache: RequestCache = state?.kind === "missing" || state?.kind === "failed" ? "no-store" : "default";
  const isOnSecond = shown?.source === "second-host";
  const [source, other]: [Source, Source] = isOnSecond ? ["second-host", "first-host"] : ["first-host", "second-host"];
  const first = { source, cache, silenceMs: SILENCE_TIMEOUT_MS };
  const anew: PlannedRequest = { ...first, cache: "no-store" };
  // The copy of an image that has loaded is what the page shows, even if it has expired.
  const copy: PlannedRequest = { ...first, cache: "force-cache" };
  // No script may read one that loaded only without CORS.
  const ofShown = shown?.source === "without-cors" ? [anew] : [copy, { ...anew, replacesCopy: true } as const];
  return {
    fileIndex: state?.fileIndex ?? fileIndex,
    requests: [...(shown ? ofShown : [first]), { source: other, cache, silenceMs: RESPONSE_TIMEOUT_MS }],
    copyBytes: shown?.bytes ?? null,
    // If the page knows it to be missing, even a `default` with these pixels is the placeholder.
    isMissing: ({ width, height }) =>
      isPlaceholder(image, width, height) || (state?.kind === "missing" && hasPlaceholderSize(width, height)),
  };
}

/** Fetches one image. Never throws. */
export async function fetchThumbnail(
  videoId: VideoId,
  image: VideoImage,
  options: FetchOptions = {},
): Promise<FetchResult> {
  const { signal, stopsAtMissing } = options;
  const plan = planFor(image, options);
  const { fileIndex } = plan;
  let outcome: "missing" | "failed" = "failed";
  let end: RequestEnd = "failed";
  for (const request of plan.requests) {
    const { source, replacesCopy } = request;
    if (replacesCopy && end !== "unusable-copy") continue;
    const url = thumbnailUrl(videoId, image, { source, fileIndex });
    end = await send(url, request, plan, signal);
    if (typeof end === "object") return { outcome: "fetched", image, fileIndex, source, ...end };
    if (stopsAtMissing && source === "first-host" && end === "failed" && (await showsPlaceholder(url, signal)))
      end = "missing";
    if (signal?.aborted) return { outcome: "failed", image, fileIndex, pixels: null };
    if (end === "missing") outcome = end;
    if (end === "missing" && stopsAtMissing) break;
  }
  return { outcome, image, fileIndex, pixels: null };
}

async function send(
  url: string,
  { cache, silenceMs }: PlannedRequest,
  { copyBytes, isMissing }: Plan,
  signal?: AbortSignal,
): Promise<RequestEnd> {
  const isCopy = cache === "force-cache";
  const timeout = startResponseTimeout(signal, silenceMs);
  const init = { cache, credentials: "omit", referrerPolicy: "no-referrer", signal: timeout.signal } as const;
  try {
    const response = await fetch(url, init);
    // `headers` and `body` are optional below: replacements for fetch in extensions often lack them.
    if (response.status === 404) return "missing";
    if (!response.ok || NON_IMAGE_TYPE.test(response.headers?.get("content-type") ?? "")) return "failed";
    const blob = await readBlob(response, timeout.restart);
    const bytes = new Uint8Array(await blob.arrayBuffer());
    if (bytes.length === 0) return "failed";
    // Firefox keeps what scripts fetch from another site apart from what an `<img>` loads: its copy may be an older image.
    if (isCopy && copyBytes !== null && bytes.length !== copyBytes) return "unusable-copy";
    const pixels = readJpegSize(bytes);
    return pixels && isMissing(pixels) ? "missing" : { blob, pixels };
  } catch {
    // No network, no CORS header, which a copy may lack too, or no response in time.
    if (timeout.signal.aborted) return "timed-out";
    return isCopy ? "unusable-copy" : "failed";
  } finally {
    timeout.stop();
  }
}

/**
 * Reads a response, and calls `onChunk` for each chunk. The blob is labelled a JPEG, whatever type the host declares, unless
 * the response has no body.
 */
async function readBlob(response: Response, onChunk: () => void): Promise<Blob> {
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
