import type { RequestResult } from "../results/results-reducer";
import { readEncodedSize } from "./resource-timing";
import { RESPONSE_TIMEOUT_MS } from "./response-timeout";

/**
 * Requests an image with an `<img>` of its own, and reports how that ends: loaded, placeholders included, failed, or
 * `timed-out` after 15 s, and 15 more if the image has begun to arrive. Returns a function that ends the request.
 */
export function requestImage(
  img: HTMLImageElement,
  url: string,
  onResult: (result: RequestResult) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onLoad = () => {
    const { naturalWidth: width, naturalHeight: height } = img;
    onResult(width > 0 ? { type: "loaded", width, height, bytes: readEncodedSize(url) } : { type: "failed" });
  };
  img.addEventListener("load", onLoad, { signal });
  img.addEventListener("error", () => onResult({ type: "failed" }), { signal });
  img.src = url;
  // An image that the page has loaded before is there at once, before the next frame. In Firefox, one whose preload has
  // failed is complete too, but has no pixels.
  if (img.complete && img.naturalWidth > 0 && readEncodedSize(url) !== null) onLoad();
  startTimer(img, () => onResult({ type: "timed-out" }), signal);
  return () => {
    controller.abort();
    img.removeAttribute("src");
  };
}

/** Whether an image in the page has begun to arrive: its pixels are known with its first bytes. */
export function hasBegunToArrive(url: string): boolean {
  return [...document.images].some(({ src, naturalWidth }) => src === url && naturalWidth > 0);
}

/** Removes the early script's preloads, which would go on after their result has left the page. */
export function removePreloads(): void {
  // An <img> joins its preload in a microtask.
  setTimeout(() => document.querySelectorAll("link[rel=preload][as=image]").forEach((link) => link.remove()));
}

/** Calls `onTimeout` when an image has taken too long since now or, if it is lazy, since it came into view. */
function startTimer(img: HTMLImageElement, onTimeout: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const extend = () => (img.naturalWidth > 0 ? setTimeout(onTimeout, RESPONSE_TIMEOUT_MS) : void onTimeout());
  const start = () => (timer ??= setTimeout(() => (timer = extend()), RESPONSE_TIMEOUT_MS));
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start());
  if (img.loading === "lazy") observer.observe(img);
  else start();
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}
