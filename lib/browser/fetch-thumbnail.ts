import type { FetchResult } from "../results/outcomes";
import { IDLE, type ImageState } from "../results/images-reducer";
import { readJpegSize, type Dimensions } from "../youtube/jpeg-size";
import type { VideoId } from "../youtube/video-link";
import { RESPONSE_TIMEOUT_MS, SILENCE_TIMEOUT_MS, type Source } from "../youtube/image-sources";
import { hasPlaceholderSize, isPlaceholder, thumbnailUrl, type VideoImage } from "../youtube/thumbnails";
import { startResponseTimeout } from "./response-timeout";

export type FetchOptions = {
  /** How the page shows the image, and which of its files. */
  state?: ImageState;
  /** Whether to stop once a host lacks the image, instead of asking the other. */
  stopsAtMissing?: boolean;
  /** Aborts the requests. The image then counts as failed. */
  signal?: AbortSignal | undefined;
};

/** How the page shows an image: its state or, once it has loaded, its source. */
type Shown = Exclude<ImageState["kind"], "loaded"> | Source;

type PlannedRequest = { source: Source; cache: RequestCache };

const firstHost = (cache: RequestCache): PlannedRequest => ({ source: "first-host", cache });
const secondHost = (cache: RequestCache): PlannedRequest => ({ source: "second-host", cache });

/**
 * The requests for an image, by how the page shows it. The second is sent only if the first brings no image. The order is
 * not that of an `<img>`: a script can read nothing that comes without CORS.
 */
const REQUESTS: Readonly<Record<Shown, readonly [PlannedRequest, PlannedRequest]>> = {
  idle: [firstHost("default"), secondHost("default")],
  loading: [firstHost("default"), secondHost("default")],
  // A copy would hide what has arrived since. In Firefox, a fetch would also wait for the image's preload if that hangs.
  missing: [firstHost("no-store"), secondHost("no-store")],
  failed: [firstHost("no-store"), secondHost("no-store")],
  // The copy is what the page shows, even if it has expired. If it is of no use, the same host is asked again.
  "first-host": [firstHost("force-cache"), secondHost("default")],
  "second-host": [secondHost("force-cache"), firstHost("default")],
  // No script may read the copy.
  "without-cors": [firstHost("no-store"), secondHost("default")],
};

/** What a request needs beside its URL and its cache mode. */
type RequestContext = { image: VideoImage; state: ImageState; silenceMs: number; signal: AbortSignal | undefined };

/** How a request ended. `unusable-copy`: a script may not read the browser's copy, or it is another image than the page's. */
type RequestEnd = { blob: Blob; pixels: Dimensions | null } | "missing" | "failed" | "timed-out" | "unusable-copy";

/** Content types that cannot be an image. A missing type and octet-stream can. */
const NON_IMAGE_TYPE = /^\s*(?:text|audio|video|font|multipart|message|model)\/|^\s*application\/(?!octet-stream)/i;

/** Fetches one image. Never throws. */
export async function fetchThumbnail(
  videoId: VideoId,
  image: VideoImage,
  { state = IDLE, stopsAtMissing, signal }: FetchOptions = {},
): Promise<FetchResult> {
  const { fileIndex } = state;
  const requests = REQUESTS[state.kind === "loaded" ? state.source : state.kind];
  let outcome: "missing" | "failed" = "failed";
  for (const request of requests) {
    const { source, cache } = request;
    const url = thumbnailUrl(videoId, image, { source, fileIndex });
    const silenceMs = request === requests[0] ? SILENCE_TIMEOUT_MS : RESPONSE_TIMEOUT_MS;
    const context = { image, state, silenceMs, signal };
    let end = await send(url, cache, context);
    if (end === "unusable-copy") end = await send(url, "no-store", context);
    if (typeof end === "object") return { outcome: "fetched", image, fileIndex, source, ...end };
    if (stopsAtMissing && source === "first-host" && end === "failed" && (await showsPlaceholder(url, signal)))
      end = "missing";
    if (signal?.aborted) return { outcome: "failed", image, fileIndex };
    if (end !== "missing") continue;
    outcome = "missing";
    if (stopsAtMissing) break;
  }
  return { outcome, image, fileIndex };
}

async function send(url: string, cache: RequestCache, context: RequestContext): Promise<RequestEnd> {
  const { image, state, silenceMs, signal } = context;
  const isCopy = cache === "force-cache";
  const shownBytes = state.kind === "loaded" ? state.bytes : null;
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
    if (isCopy && shownBytes !== null && bytes.length !== shownBytes) return "unusable-copy";
    const pixels = readJpegSize(bytes);
    return pixels && isMissing(image, state, pixels) ? "missing" : { blob, pixels };
  } catch {
    // No network, no CORS header, which a copy may lack too, or no response in time.
    if (timeout.signal.aborted) return "timed-out";
    return isCopy ? "unusable-copy" : "failed";
  } finally {
    timeout.stop();
  }
}

/** Whether these are the placeholder's pixels. Even those of a `default` are, if the page knows that to be missing. */
function isMissing(image: VideoImage, state: ImageState, { width, height }: Dimensions): boolean {
  return isPlaceholder(image, width, height) || (state.kind === "missing" && hasPlaceholderSize(width, height));
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
