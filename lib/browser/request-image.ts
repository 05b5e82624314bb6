import type { RequestResult } from "../results/results-reducer";
import { readEncodedSize } from "./resource-timing";
import { RESPONSE_TIMEOUT_MS } from "../youtube/image-sources";

/**
 * Requests an image with an `<img>` of its own, and reports how that ends: loaded, placeholders included, failed, or
 * `timed-out` after a silence, and 15 s more if the image has begun to arrive. Returns a function that ends the request.
 */
export function requestImage(
  img: HTMLImageElement,
  url: string,
  silenceMs: number,
  onResult: (result: RequestResult) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const address = `${url} ${img.crossOrigin}`;
  const report = (result: RequestResult) => {
    silent.delete(address);
    onResult(result);
  };
  const onLoad = () => {
    const { naturalWidth: width, naturalHeight: height } = img;
    report(width > 0 ? { type: "loaded", width, height, bytes: readEncodedSize(url) } : { type: "failed" });
  };
  img.addEventListener("load", onLoad, { signal });
  img.addEventListener("error", () => report({ type: "failed" }), { signal });
  img.src = url;
  startTimer(img, address, silenceMs, () => report({ type: "timed-out" }), signal);
  // An image that the page has loaded before is there at once, before the next frame. In Firefox, one whose preload has
  // failed is complete too, but has no pixels.
  if (img.complete && img.naturalWidth > 0 && readEncodedSize(url) !== null) onLoad();
  return () => {
    controller.abort();
    img.removeAttribute("src");
  };
}

/** Removes the early script's preloads, which would go on after their result has left the page. */
export function removePreloads(): void {
  // An <img> joins its preload in a microtask.
  setTimeout(() => document.querySelectorAll("link[rel=preload][as=image]").forEach((link) => link.remove()));
}

/** A new `<img>` joins the request of one that left the page less than this ago, as when a link is generated again. */
const JOINS_WITHIN_MS = 100;

/** The requests without a result, by address and mode: since when, and when their `<img>` left the page. */
const silent = new Map<string, { since: number; leftAt: number }>();

/** Returns since when a request that starts now has been silent: since earlier if it joins another. */
function silentSince(address: string): number {
  const now = Date.now();
  const joined = silent.get(address);
  const since = joined && now - joined.leftAt < JOINS_WITHIN_MS ? joined.since : now;
  silent.set(address, { since, leftAt: Infinity });
  return since;
}

/** Calls `onTimeout` when an image has taken too long since now or, if it is lazy, since it came into view. */
function startTimer(
  img: HTMLImageElement,
  address: string,
  silenceMs: number,
  onTimeout: () => void,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The pixels are known with the first bytes.
  const extend = () => (img.naturalWidth > 0 ? setTimeout(onTimeout, RESPONSE_TIMEOUT_MS) : void onTimeout());
  const start = () => (timer ??= setTimeout(() => (timer = extend()), silentSince(address) + silenceMs - Date.now()));
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start());
  if (img.loading === "lazy") observer.observe(img);
  else start();
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
    const request = silent.get(address);
    if (request) request.leftAt = Date.now();
  });
}
