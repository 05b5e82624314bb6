import type { RequestResult } from "../results/images-reducer";
import { RESPONSE_TIMEOUT_MS } from "../youtube/image-sources";
import { readEncodedSize } from "./resource-timing";
import { forgetRequest, leaveRequest, startRequest } from "./silent-requests";

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
  const request = `${url} ${img.crossOrigin}`;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function report(result: RequestResult) {
    forgetRequest(request);
    onResult(result);
  }

  function onLoad() {
    const { naturalWidth: width, naturalHeight: height } = img;
    if (width > 0) report({ type: "loaded", width, height, bytes: readEncodedSize(url) });
    else report({ type: "failed" });
  }

  const onTimeout = () => report({ type: "timed-out" });

  function onSilence() {
    // The pixels are known with the first bytes.
    if (img.naturalWidth > 0) timer = setTimeout(onTimeout, RESPONSE_TIMEOUT_MS);
    else onTimeout();
  }

  function startTimer() {
    timer ??= setTimeout(onSilence, startRequest(request) + silenceMs - Date.now());
  }

  // A lazy image has its time from when it comes into view.
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) startTimer();
  });

  img.addEventListener("load", onLoad, { signal });
  img.addEventListener("error", () => report({ type: "failed" }), { signal });
  img.src = url;
  if (img.loading === "lazy") observer.observe(img);
  else startTimer();
  // An image that the page has loaded before is there at once, before the next frame. In Firefox, one whose preload has
  // failed is complete too, but has no pixels.
  if (img.complete && img.naturalWidth > 0 && readEncodedSize(url) !== null) onLoad();
  return () => {
    controller.abort();
    observer.disconnect();
    clearTimeout(timer);
    leaveRequest(request);
    img.removeAttribute("src");
  };
}

/** Removes the early script's preloads, which would go on after their result has left the page. */
export function removePreloads(): void {
  // An <img> joins its preload in a microtask.
  setTimeout(() => document.querySelectorAll("link[rel=preload][as=image]").forEach((link) => link.remove()));
}
