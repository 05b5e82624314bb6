import type { AwaitedImage, ImageOutcome } from "../results/results-reducer";
import { thumbnailUrl, type Source, type VideoImage } from "../youtube/thumbnails";
import type { VideoId } from "../youtube/video-link";
import { readEncodedSize } from "./resource-timing";
import { RESPONSE_TIMEOUT_MS } from "./response-timeout";

/** Chromium cancels an image's request in a later task. Until then the same URL would join that request. */
const CANCEL_MS = 100;

/**
 * Makes the request that lib/results/results-reducer.ts has decided on for an `<img>`, and reports how it ends: loaded,
 * placeholders included, or failed. A host has 15 s, and 15 more if the image has begun to arrive. The second host is
 * asked with an element of its own. The first host's image counts whenever it arrives, also after a failure. Returns a
 * function that stops listening; the `<img>` goes on loading until `cancelImage`.
 */
export function requestImage(
  img: HTMLImageElement,
  videoId: VideoId,
  image: VideoImage,
  request: AwaitedImage,
  onEnd: (outcome: ImageOutcome) => void,
): () => void {
  const { fileIndex } = request;
  const controller = new AbortController();
  const { signal } = controller;
  const reportLoad = (element: HTMLImageElement, host: Source["host"]) => {
    const onLoad = () => {
      const { naturalWidth: width, naturalHeight: height, src } = element;
      onEnd({ type: "loaded", host, width, height, bytes: readEncodedSize(src) });
    };
    element.addEventListener("load", onLoad, { signal });
  };

  reportLoad(img, 0);
  if (request.kind === "loading") {
    const fail = () => onEnd({ type: "failed" });
    const element = request.host === 0 ? img : newImage();
    element.addEventListener("error", fail, { signal });
    startTimer(element, fail, signal);
    if (element === img) {
      loadInto(img, thumbnailUrl(videoId, image, { fileIndex }), signal);
    } else {
      reportLoad(element, 1);
      element.src = thumbnailUrl(videoId, image, { fileIndex, host: 1 });
      signal.addEventListener("abort", () => cancelImage(element));
    }
  }
  return () => controller.abort();
}

/** Shows an image that has loaded, in this element or another. */
export function showImage(img: HTMLImageElement, videoId: VideoId, image: VideoImage, source: Source): void {
  const url = thumbnailUrl(videoId, image, source);
  if (img.src !== url) setUrl(img, url);
}

/** An image that is not in the page. The host does not learn which site it is for. */
export function newImage(): HTMLImageElement {
  const image = new Image();
  image.referrerPolicy = "no-referrer";
  return image;
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
  // Setting the same URL requests it again only once the request before has ended: this ends one that hangs. WebKit
  // lets it go on, and Firefox too if a preload began it. A request with CORS does not join one without.
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

/**
 * Calls `onTimeout` when an image has taken too long since it was requested or, if it is lazy, since it came into view.
 */
function startTimer(image: HTMLImageElement, onTimeout: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Its pixels are known as soon as its first bytes are there.
  const extend = () => (image.naturalWidth > 0 ? setTimeout(onTimeout, RESPONSE_TIMEOUT_MS) : void onTimeout());
  const start = () => (timer ??= setTimeout(() => (timer = extend()), RESPONSE_TIMEOUT_MS));
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start());
  if (image.loading === "lazy") observer.observe(image);
  else start();
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}
