/** How long a host may take to send a displayed image. */
const IMAGE_TIMEOUT_MS = 15_000;

/**
 * Calls `onTimeout` if an image takes more than 15 s. A lazy image has no time to lose before it comes into view, where its request
 * starts at the latest. Returns a function that stops the time.
 */
export function startImageTimeout(image: HTMLImageElement, onTimeout: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer ??= setTimeout(onTimeout, IMAGE_TIMEOUT_MS);
  };
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start());
  if (image.loading === "lazy") observer.observe(image);
  else start();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
