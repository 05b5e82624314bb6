/** How long a host may take to send a displayed image. */
const IMAGE_TIMEOUT_MS = 15_000;

/** Calls `onTimeout` 15 s after an image was requested: a lazy one at the latest when it is in view. Returns a function that stops it. */
export function startImageTimeout(image: HTMLImageElement, onTimeout: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => (timer ??= setTimeout(onTimeout, IMAGE_TIMEOUT_MS));
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start());
  if (image.loading === "lazy") observer.observe(image);
  else start();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
