import type { ImageOutcome, LoadingImage } from "../results/results-reducer";
import { thumbnailUrl, type VideoImage } from "../youtube/thumbnails";
import type { VideoId } from "../youtube/video-link";
import { readEncodedSize } from "./resource-timing";

/** How long a host may take to send an image. */
const IMAGE_TIMEOUT_MS = 15_000;

/** Chromium cancels an image's request in a later task. Until then the same URL would join that request. */
const CANCEL_MS = 100;

/**
 * Makes one request of lib/results/results-reducer.ts for an `<img>`, and reports how it ends: loaded, placeholders included, or
 * failed, after 15 s at the latest. The second host's image takes the place of the first's only after it has loaded. Returns a
 * function that stops listening; the image of the first host goes on loading until `cancelImage`.
 */
export function requestImage(
  img: HTMLImageElement,
  videoId: VideoId,
  image: VideoImage,
  request: LoadingImage,
  onEnd: (outcome: ImageOutcome) => void,
): () => void {
  const url = thumbnailUrl(videoId, image, request);
  const element = request.host === 0 ? img : new Image();
  const controller = new AbortController();
  const { signal } = controller;
  const fail = () => onEnd({ type: "failed" });
  const onLoad = () => {
    const { naturalWidth: width, naturalHeight: height } = element;
    if (element !== img) setUrl(img, url);
    onEnd({ type: "loaded", width, height, bytes: readEncodedSize(url) });
  };
  element.addEventListener("load", onLoad, { signal });
  element.addEventListener("error", fail, { signal });
  startTimer(img, request, fail, signal);
  if (element === img) {
    loadInto(img, url, signal);
  } else {
    element.referrerPolicy = "no-referrer";
    element.src = url;
    signal.addEventListener("abort", () => cancelImage(element));
  }
  return () => controller.abort();
}

/** Ends the request of an image that has left the page, which would go on loading. */
export function cancelImage(img: HTMLImageElement): void {
  img.removeAttribute("src");
}

/** Removes the early script's preloads, which would keep a hanging request alive after Try again. */
export function removePreloads(): void {
  // An <img> joins its preload in a microtask.
  setTimeout(() => document.querySelectorAll("link[rel=preload][as=image]").forEach((link) => link.remove()));
}

/** Sets an image's URL or, if it has that one already, requests it again. */
function loadInto(img: HTMLImageElement, url: string, signal: AbortSignal): void {
  if (img.src !== url) return setUrl(img, url);
  // Setting the same URL requests it again only once the request before has ended: this ends one that hangs. WebKit lets it go on,
  // and Firefox too if a preload began it. A request with CORS does not join one without.
  const { complete } = img;
  cancelImage(img);
  img.crossOrigin = complete ? null : "anonymous";
  const timer = setTimeout(() => (img.src = url), CANCEL_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
}

function setUrl(img: HTMLImageElement, url: string): void {
  img.crossOrigin = null; // Try again may have set it for the URL before
  img.src = url;
}

/** Calls `onTimeout` 15 s after the image is requested. A lazy image is requested from the first host when it comes into view. */
function startTimer(img: HTMLImageElement, { host }: LoadingImage, onTimeout: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => (timer ??= setTimeout(onTimeout, IMAGE_TIMEOUT_MS));
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start());
  if (img.loading === "lazy" && host === 0) observer.observe(img);
  else start();
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}
