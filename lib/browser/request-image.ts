import type { ImageOutcome } from "../results/results-reducer";
import { readEncodedSize } from "./resource-timing";
import { RESPONSE_TIMEOUT_MS } from "./response-timeout";

/**
 * The requests that have not ended: their `<img>`, and when the first one was sent. Browsers let an `<img>` join a request
 * for the same URL, also one that hangs, unless only one of them uses CORS.
 */
const pending = new Map<string, { img: HTMLImageElement; startedAt: number }>();

const keyOf = (url: string, hasCors: boolean) => `${hasCors ? "CORS " : ""}${url}`;

/**
 * Requests an image with an `<img>` of its own, and reports how that ends: loaded, placeholders included, or failed. A
 * host has 15 s, and 15 more if the image has begun to arrive; then `timed-out` is reported, and the request goes on.
 * Returns a function that ends the request.
 */
export function requestImage(
  img: HTMLImageElement,
  url: string,
  onOutcome: (outcome: ImageOutcome) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const key = keyOf(url, img.crossOrigin !== null);
  const startedAt = pending.get(key)?.startedAt ?? performance.now();
  const forget = () => pending.get(key)?.img === img && pending.delete(key);

  pending.set(key, { img, startedAt });
  img.src = url;
  img.addEventListener(
    "load",
    () => {
      forget();
      onOutcome({ type: "loaded", width: img.naturalWidth, height: img.naturalHeight, bytes: readEncodedSize(url) });
    },
    { signal },
  );
  img.addEventListener(
    "error",
    () => {
      forget();
      onOutcome({ type: "failed" });
    },
    { signal },
  );
  startTimer(img, startedAt, () => onOutcome({ type: "timed-out" }), signal);
  return () => {
    controller.abort();
    img.removeAttribute("src");
    // The next result may have an <img> that joins this request.
    setTimeout(forget);
  };
}

/** Whether an image that is being requested has begun to arrive: its pixels are known with its first bytes. */
export function hasBegunToArrive(url: string, hasCors: boolean): boolean {
  return (pending.get(keyOf(url, hasCors))?.img.naturalWidth ?? 0) > 0;
}

/** Removes the early script's preloads, which would go on after their result has left the page. */
export function removePreloads(): void {
  // An <img> joins its preload in a microtask.
  setTimeout(() => document.querySelectorAll("link[rel=preload][as=image]").forEach((link) => link.remove()));
}

/**
 * Calls `onTimeout` when an image has taken too long since it was requested or, if it is lazy, since it came into view.
 */
function startTimer(img: HTMLImageElement, startedAt: number, onTimeout: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const extend = () => (img.naturalWidth > 0 ? setTimeout(onTimeout, RESPONSE_TIMEOUT_MS) : void onTimeout());
  const start = (from: number) =>
    (timer ??= setTimeout(() => (timer = extend()), from + RESPONSE_TIMEOUT_MS - performance.now()));
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(performance.now()));
  if (img.loading === "lazy") observer.observe(img);
  else start(startedAt);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}
